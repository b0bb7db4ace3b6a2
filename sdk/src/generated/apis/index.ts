/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Calls } from '../../calls.ts'
import { AccountDeletionResource } from './AccountDeletionResource.ts'
import { AccountEmailsResource } from './AccountEmailsResource.ts'
import { ActivitiesResource } from './ActivitiesResource.ts'
import { AiDraftsResource } from './AiDraftsResource.ts'
import { AiProviderResource } from './AiProviderResource.ts'
import { AnswersResource } from './AnswersResource.ts'
import { ApiKeysResource } from './ApiKeysResource.ts'
import { AssistantsResource } from './AssistantsResource.ts'
import { AudiencesResource } from './AudiencesResource.ts'
import { AuthResource } from './AuthResource.ts'
import { AutomatedEmailsResource } from './AutomatedEmailsResource.ts'
import { BillingResource } from './BillingResource.ts'
import { BillingConsoleResource } from './BillingConsoleResource.ts'
import { BillingSetupResource } from './BillingSetupResource.ts'
import { BrandResource } from './BrandResource.ts'
import { BroadcastsResource } from './BroadcastsResource.ts'
import { CampaignsResource } from './CampaignsResource.ts'
import { CartResource } from './CartResource.ts'
import { CheckoutResource } from './CheckoutResource.ts'
import { ConfirmationsResource } from './ConfirmationsResource.ts'
import { ConnectionsResource } from './ConnectionsResource.ts'
import { ConsentsResource } from './ConsentsResource.ts'
import { ConversationsResource } from './ConversationsResource.ts'
import { CustomFieldsResource } from './CustomFieldsResource.ts'
import { DashboardResource } from './DashboardResource.ts'
import { DataAccessesResource } from './DataAccessesResource.ts'
import { DeliverabilityResource } from './DeliverabilityResource.ts'
import { DemoResource } from './DemoResource.ts'
import { DigestsResource } from './DigestsResource.ts'
import { DomainsResource } from './DomainsResource.ts'
import { EmailHistoryResource } from './EmailHistoryResource.ts'
import { EmailResponsesResource } from './EmailResponsesResource.ts'
import { EmailTransportResource } from './EmailTransportResource.ts'
import { EmailsResource } from './EmailsResource.ts'
import { EventsResource } from './EventsResource.ts'
import { FilesResource } from './FilesResource.ts'
import { GoldenQuestionsResource } from './GoldenQuestionsResource.ts'
import { HostsResource } from './HostsResource.ts'
import { IdentitiesResource } from './IdentitiesResource.ts'
import { IdentitySecretResource } from './IdentitySecretResource.ts'
import { ImagesResource } from './ImagesResource.ts'
import { ImportsResource } from './ImportsResource.ts'
import { InboundMailResource } from './InboundMailResource.ts'
import { IncomingHooksResource } from './IncomingHooksResource.ts'
import { InstallationResource } from './InstallationResource.ts'
import { InvitationsResource } from './InvitationsResource.ts'
import { JourneysResource } from './JourneysResource.ts'
import { KeywordsResource } from './KeywordsResource.ts'
import { KnowledgeSourcesResource } from './KnowledgeSourcesResource.ts'
import { LeadActionsResource } from './LeadActionsResource.ts'
import { LeadChangesResource } from './LeadChangesResource.ts'
import { LeadExportsResource } from './LeadExportsResource.ts'
import { LeadMergesResource } from './LeadMergesResource.ts'
import { LeadQualityResource } from './LeadQualityResource.ts'
import { LeadViewsResource } from './LeadViewsResource.ts'
import { LeadsResource } from './LeadsResource.ts'
import { ManagersResource } from './ManagersResource.ts'
import { NotificationSettingsResource } from './NotificationSettingsResource.ts'
import { NotificationsResource } from './NotificationsResource.ts'
import { OperationsResource } from './OperationsResource.ts'
import { PagesResource } from './PagesResource.ts'
import { PasskeysResource } from './PasskeysResource.ts'
import { PaymentEventsResource } from './PaymentEventsResource.ts'
import { PersonRequestsResource } from './PersonRequestsResource.ts'
import { PicturesResource } from './PicturesResource.ts'
import { PlansResource } from './PlansResource.ts'
import { PopupsResource } from './PopupsResource.ts'
import { PricingPageResource } from './PricingPageResource.ts'
import { PublicResource } from './PublicResource.ts'
import { ResearchResource } from './ResearchResource.ts'
import { RetentionResource } from './RetentionResource.ts'
import { RetrievalResource } from './RetrievalResource.ts'
import { RunsResource } from './RunsResource.ts'
import { SandboxAccessResource } from './SandboxAccessResource.ts'
import { SandboxSettingsResource } from './SandboxSettingsResource.ts'
import { SandboxesResource } from './SandboxesResource.ts'
import { SavedBlocksResource } from './SavedBlocksResource.ts'
import { SecondFactorResource } from './SecondFactorResource.ts'
import { SenderVerificationResource } from './SenderVerificationResource.ts'
import { SendersResource } from './SendersResource.ts'
import { SendingDomainsResource } from './SendingDomainsResource.ts'
import { SendingLimitsResource } from './SendingLimitsResource.ts'
import { ServiceNoticesResource } from './ServiceNoticesResource.ts'
import { SessionsResource } from './SessionsResource.ts'
import { SiteTransfersResource } from './SiteTransfersResource.ts'
import { SitesResource } from './SitesResource.ts'
import { SubmissionsResource } from './SubmissionsResource.ts'
import { SubscriptionsResource } from './SubscriptionsResource.ts'
import { SuppressionsResource } from './SuppressionsResource.ts'
import { TagsResource } from './TagsResource.ts'
import { TemplateFoldersResource } from './TemplateFoldersResource.ts'
import { TemplatesResource } from './TemplatesResource.ts'
import { TrackingResource } from './TrackingResource.ts'
import { TranslationResource } from './TranslationResource.ts'
import { UnsubscribeResource } from './UnsubscribeResource.ts'
import { UnsubscribePageResource } from './UnsubscribePageResource.ts'
import { VectorsResource } from './VectorsResource.ts'
import { VisitorsResource } from './VisitorsResource.ts'
import { WebhooksResource } from './WebhooksResource.ts'

export * from './AccountDeletionResource.ts'
export * from './AccountEmailsResource.ts'
export * from './ActivitiesResource.ts'
export * from './AiDraftsResource.ts'
export * from './AiProviderResource.ts'
export * from './AnswersResource.ts'
export * from './ApiKeysResource.ts'
export * from './AssistantsResource.ts'
export * from './AudiencesResource.ts'
export * from './AuthResource.ts'
export * from './AutomatedEmailsResource.ts'
export * from './BillingResource.ts'
export * from './BillingConsoleResource.ts'
export * from './BillingSetupResource.ts'
export * from './BrandResource.ts'
export * from './BroadcastsResource.ts'
export * from './CampaignsResource.ts'
export * from './CartResource.ts'
export * from './CheckoutResource.ts'
export * from './ConfirmationsResource.ts'
export * from './ConnectionsResource.ts'
export * from './ConsentsResource.ts'
export * from './ConversationsResource.ts'
export * from './CustomFieldsResource.ts'
export * from './DashboardResource.ts'
export * from './DataAccessesResource.ts'
export * from './DeliverabilityResource.ts'
export * from './DemoResource.ts'
export * from './DigestsResource.ts'
export * from './DomainsResource.ts'
export * from './EmailHistoryResource.ts'
export * from './EmailResponsesResource.ts'
export * from './EmailTransportResource.ts'
export * from './EmailsResource.ts'
export * from './EventsResource.ts'
export * from './FilesResource.ts'
export * from './GoldenQuestionsResource.ts'
export * from './HostsResource.ts'
export * from './IdentitiesResource.ts'
export * from './IdentitySecretResource.ts'
export * from './ImagesResource.ts'
export * from './ImportsResource.ts'
export * from './InboundMailResource.ts'
export * from './IncomingHooksResource.ts'
export * from './InstallationResource.ts'
export * from './InvitationsResource.ts'
export * from './JourneysResource.ts'
export * from './KeywordsResource.ts'
export * from './KnowledgeSourcesResource.ts'
export * from './LeadActionsResource.ts'
export * from './LeadChangesResource.ts'
export * from './LeadExportsResource.ts'
export * from './LeadMergesResource.ts'
export * from './LeadQualityResource.ts'
export * from './LeadViewsResource.ts'
export * from './LeadsResource.ts'
export * from './ManagersResource.ts'
export * from './NotificationSettingsResource.ts'
export * from './NotificationsResource.ts'
export * from './OperationsResource.ts'
export * from './PagesResource.ts'
export * from './PasskeysResource.ts'
export * from './PaymentEventsResource.ts'
export * from './PersonRequestsResource.ts'
export * from './PicturesResource.ts'
export * from './PlansResource.ts'
export * from './PopupsResource.ts'
export * from './PricingPageResource.ts'
export * from './PublicResource.ts'
export * from './ResearchResource.ts'
export * from './RetentionResource.ts'
export * from './RetrievalResource.ts'
export * from './RunsResource.ts'
export * from './SandboxAccessResource.ts'
export * from './SandboxSettingsResource.ts'
export * from './SandboxesResource.ts'
export * from './SavedBlocksResource.ts'
export * from './SecondFactorResource.ts'
export * from './SenderVerificationResource.ts'
export * from './SendersResource.ts'
export * from './SendingDomainsResource.ts'
export * from './SendingLimitsResource.ts'
export * from './ServiceNoticesResource.ts'
export * from './SessionsResource.ts'
export * from './SiteTransfersResource.ts'
export * from './SitesResource.ts'
export * from './SubmissionsResource.ts'
export * from './SubscriptionsResource.ts'
export * from './SuppressionsResource.ts'
export * from './TagsResource.ts'
export * from './TemplateFoldersResource.ts'
export * from './TemplatesResource.ts'
export * from './TrackingResource.ts'
export * from './TranslationResource.ts'
export * from './UnsubscribeResource.ts'
export * from './UnsubscribePageResource.ts'
export * from './VectorsResource.ts'
export * from './VisitorsResource.ts'
export * from './WebhooksResource.ts'

/** The resources of a client, one for each tag of the API. */
export class Resources {
  readonly accountDeletion: AccountDeletionResource
  readonly accountEmails: AccountEmailsResource
  readonly activities: ActivitiesResource
  readonly aiDrafts: AiDraftsResource
  readonly aiProvider: AiProviderResource
  readonly answers: AnswersResource
  readonly apiKeys: ApiKeysResource
  readonly assistants: AssistantsResource
  readonly audiences: AudiencesResource
  readonly auth: AuthResource
  readonly automatedEmails: AutomatedEmailsResource
  readonly billing: BillingResource
  readonly billingConsole: BillingConsoleResource
  readonly billingSetup: BillingSetupResource
  readonly brand: BrandResource
  readonly broadcasts: BroadcastsResource
  readonly campaigns: CampaignsResource
  readonly cart: CartResource
  readonly checkout: CheckoutResource
  readonly confirmations: ConfirmationsResource
  readonly connections: ConnectionsResource
  readonly consents: ConsentsResource
  readonly conversations: ConversationsResource
  readonly customFields: CustomFieldsResource
  readonly dashboard: DashboardResource
  readonly dataAccesses: DataAccessesResource
  readonly deliverability: DeliverabilityResource
  readonly demo: DemoResource
  readonly digests: DigestsResource
  readonly domains: DomainsResource
  readonly emailHistory: EmailHistoryResource
  readonly emailResponses: EmailResponsesResource
  readonly emailTransport: EmailTransportResource
  readonly emails: EmailsResource
  readonly events: EventsResource
  readonly files: FilesResource
  readonly goldenQuestions: GoldenQuestionsResource
  readonly hosts: HostsResource
  readonly identities: IdentitiesResource
  readonly identitySecret: IdentitySecretResource
  readonly images: ImagesResource
  readonly imports: ImportsResource
  readonly inboundMail: InboundMailResource
  readonly incomingHooks: IncomingHooksResource
  readonly installation: InstallationResource
  readonly invitations: InvitationsResource
  readonly journeys: JourneysResource
  readonly keywords: KeywordsResource
  readonly knowledgeSources: KnowledgeSourcesResource
  readonly leadActions: LeadActionsResource
  readonly leadChanges: LeadChangesResource
  readonly leadExports: LeadExportsResource
  readonly leadMerges: LeadMergesResource
  readonly leadQuality: LeadQualityResource
  readonly leadViews: LeadViewsResource
  readonly leads: LeadsResource
  readonly managers: ManagersResource
  readonly notificationSettings: NotificationSettingsResource
  readonly notifications: NotificationsResource
  readonly operations: OperationsResource
  readonly pages: PagesResource
  readonly passkeys: PasskeysResource
  readonly paymentEvents: PaymentEventsResource
  readonly personRequests: PersonRequestsResource
  readonly pictures: PicturesResource
  readonly plans: PlansResource
  readonly popups: PopupsResource
  readonly pricingPage: PricingPageResource
  readonly public: PublicResource
  readonly research: ResearchResource
  readonly retention: RetentionResource
  readonly retrieval: RetrievalResource
  readonly runs: RunsResource
  readonly sandboxAccess: SandboxAccessResource
  readonly sandboxSettings: SandboxSettingsResource
  readonly sandboxes: SandboxesResource
  readonly savedBlocks: SavedBlocksResource
  readonly secondFactor: SecondFactorResource
  readonly senderVerification: SenderVerificationResource
  readonly senders: SendersResource
  readonly sendingDomains: SendingDomainsResource
  readonly sendingLimits: SendingLimitsResource
  readonly serviceNotices: ServiceNoticesResource
  readonly sessions: SessionsResource
  readonly siteTransfers: SiteTransfersResource
  readonly sites: SitesResource
  readonly submissions: SubmissionsResource
  readonly subscriptions: SubscriptionsResource
  readonly suppressions: SuppressionsResource
  readonly tags: TagsResource
  readonly templateFolders: TemplateFoldersResource
  readonly templates: TemplatesResource
  readonly tracking: TrackingResource
  readonly translation: TranslationResource
  readonly unsubscribe: UnsubscribeResource
  readonly unsubscribePage: UnsubscribePageResource
  readonly vectors: VectorsResource
  readonly visitors: VisitorsResource
  readonly webhooks: WebhooksResource

  constructor(calls: Calls) {
    this.accountDeletion = new AccountDeletionResource(calls)
    this.accountEmails = new AccountEmailsResource(calls)
    this.activities = new ActivitiesResource(calls)
    this.aiDrafts = new AiDraftsResource(calls)
    this.aiProvider = new AiProviderResource(calls)
    this.answers = new AnswersResource(calls)
    this.apiKeys = new ApiKeysResource(calls)
    this.assistants = new AssistantsResource(calls)
    this.audiences = new AudiencesResource(calls)
    this.auth = new AuthResource(calls)
    this.automatedEmails = new AutomatedEmailsResource(calls)
    this.billing = new BillingResource(calls)
    this.billingConsole = new BillingConsoleResource(calls)
    this.billingSetup = new BillingSetupResource(calls)
    this.brand = new BrandResource(calls)
    this.broadcasts = new BroadcastsResource(calls)
    this.campaigns = new CampaignsResource(calls)
    this.cart = new CartResource(calls)
    this.checkout = new CheckoutResource(calls)
    this.confirmations = new ConfirmationsResource(calls)
    this.connections = new ConnectionsResource(calls)
    this.consents = new ConsentsResource(calls)
    this.conversations = new ConversationsResource(calls)
    this.customFields = new CustomFieldsResource(calls)
    this.dashboard = new DashboardResource(calls)
    this.dataAccesses = new DataAccessesResource(calls)
    this.deliverability = new DeliverabilityResource(calls)
    this.demo = new DemoResource(calls)
    this.digests = new DigestsResource(calls)
    this.domains = new DomainsResource(calls)
    this.emailHistory = new EmailHistoryResource(calls)
    this.emailResponses = new EmailResponsesResource(calls)
    this.emailTransport = new EmailTransportResource(calls)
    this.emails = new EmailsResource(calls)
    this.events = new EventsResource(calls)
    this.files = new FilesResource(calls)
    this.goldenQuestions = new GoldenQuestionsResource(calls)
    this.hosts = new HostsResource(calls)
    this.identities = new IdentitiesResource(calls)
    this.identitySecret = new IdentitySecretResource(calls)
    this.images = new ImagesResource(calls)
    this.imports = new ImportsResource(calls)
    this.inboundMail = new InboundMailResource(calls)
    this.incomingHooks = new IncomingHooksResource(calls)
    this.installation = new InstallationResource(calls)
    this.invitations = new InvitationsResource(calls)
    this.journeys = new JourneysResource(calls)
    this.keywords = new KeywordsResource(calls)
    this.knowledgeSources = new KnowledgeSourcesResource(calls)
    this.leadActions = new LeadActionsResource(calls)
    this.leadChanges = new LeadChangesResource(calls)
    this.leadExports = new LeadExportsResource(calls)
    this.leadMerges = new LeadMergesResource(calls)
    this.leadQuality = new LeadQualityResource(calls)
    this.leadViews = new LeadViewsResource(calls)
    this.leads = new LeadsResource(calls)
    this.managers = new ManagersResource(calls)
    this.notificationSettings = new NotificationSettingsResource(calls)
    this.notifications = new NotificationsResource(calls)
    this.operations = new OperationsResource(calls)
    this.pages = new PagesResource(calls)
    this.passkeys = new PasskeysResource(calls)
    this.paymentEvents = new PaymentEventsResource(calls)
    this.personRequests = new PersonRequestsResource(calls)
    this.pictures = new PicturesResource(calls)
    this.plans = new PlansResource(calls)
    this.popups = new PopupsResource(calls)
    this.pricingPage = new PricingPageResource(calls)
    this.public = new PublicResource(calls)
    this.research = new ResearchResource(calls)
    this.retention = new RetentionResource(calls)
    this.retrieval = new RetrievalResource(calls)
    this.runs = new RunsResource(calls)
    this.sandboxAccess = new SandboxAccessResource(calls)
    this.sandboxSettings = new SandboxSettingsResource(calls)
    this.sandboxes = new SandboxesResource(calls)
    this.savedBlocks = new SavedBlocksResource(calls)
    this.secondFactor = new SecondFactorResource(calls)
    this.senderVerification = new SenderVerificationResource(calls)
    this.senders = new SendersResource(calls)
    this.sendingDomains = new SendingDomainsResource(calls)
    this.sendingLimits = new SendingLimitsResource(calls)
    this.serviceNotices = new ServiceNoticesResource(calls)
    this.sessions = new SessionsResource(calls)
    this.siteTransfers = new SiteTransfersResource(calls)
    this.sites = new SitesResource(calls)
    this.submissions = new SubmissionsResource(calls)
    this.subscriptions = new SubscriptionsResource(calls)
    this.suppressions = new SuppressionsResource(calls)
    this.tags = new TagsResource(calls)
    this.templateFolders = new TemplateFoldersResource(calls)
    this.templates = new TemplatesResource(calls)
    this.tracking = new TrackingResource(calls)
    this.translation = new TranslationResource(calls)
    this.unsubscribe = new UnsubscribeResource(calls)
    this.unsubscribePage = new UnsubscribePageResource(calls)
    this.vectors = new VectorsResource(calls)
    this.visitors = new VisitorsResource(calls)
    this.webhooks = new WebhooksResource(calls)
  }
}

/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Calls } from '../../calls.ts'
import { AccountDeletionResource } from './AccountDeletionResource.ts'
import { AccountEmailsResource } from './AccountEmailsResource.ts'
import { ActivitiesResource } from './ActivitiesResource.ts'
import { AiDraftsResource } from './AiDraftsResource.ts'
import { AiProviderResource } from './AiProviderResource.ts'
import { AnswersResource } from './AnswersResource.ts'
import { ApiKeysResource } from './ApiKeysResource.ts'
import { ApprovalsResource } from './ApprovalsResource.ts'
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
export * from './ApprovalsResource.ts'
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

/** The resources of a client, one for each tag of the API; those that belong to another are its parts. */
export class Resources {
  /** Deleting the account. */
  readonly accountDeletion: AccountDeletionResource
  /** Emails to the account’s people. */
  readonly accountEmails: AccountEmailsResource
  /** Who changed what. */
  readonly activities: ActivitiesResource
  /** Journeys and texts drafted by a model, to be reviewed. */
  readonly aiDrafts: AiDraftsResource
  /** The model service of a site and its key. */
  readonly aiProvider: AiProviderResource
  /** Answers that leads give by a link in an email. */
  readonly answers: AnswersResource
  /** Keys for programs, with their sites and permissions. */
  readonly apiKeys: ApiKeysResource
  /** Calls that a program asks a person to make. */
  readonly approvals: ApprovalsResource
  /** AI assistants that answer visitors from your knowledge. */
  readonly assistants: AssistantsResource & {
    /** Questions with the answers you expect, run against each draft. */
    readonly goldenQuestions: GoldenQuestionsResource
    /** Long questions that a model works on. */
    readonly research: ResearchResource
    /** Texts of an assistant in other languages. */
    readonly translation: TranslationResource
  }
  /** Groups of leads: chosen by hand, or by conditions that are kept up to date. */
  readonly audiences: AudiencesResource
  /** Sessions, passwords and the signed-in person. */
  readonly auth: AuthResource & {
    /** Signing in with Google, Microsoft or another provider. */
    readonly identities: IdentitiesResource
    /** Signing in without a password. */
    readonly passkeys: PasskeysResource
    /** Pictures of people. */
    readonly pictures: PicturesResource
    /** Codes of an authenticator, and recovery codes. */
    readonly secondFactor: SecondFactorResource
    /** Where a person is signed in. */
    readonly sessions: SessionsResource
  }
  /** Emails that the site sends by itself, such as confirmations. */
  readonly automatedEmails: AutomatedEmailsResource
  /** Payment methods, invoices and details of the account. */
  readonly billing: BillingResource & {
    /** Buying a plan. */
    readonly checkout: CheckoutResource
    /** The account’s subscriptions: change, cancel, resume. */
    readonly subscriptions: SubscriptionsResource
  }
  /** Colors, fonts and logo that designs use. */
  readonly brand: BrandResource
  /** One email to many leads, at a time, with tests and a control group. */
  readonly broadcasts: BroadcastsResource
  /** What a site captures leads for: a popup or form, an assistant, and what follows. */
  readonly campaigns: CampaignsResource
  /** Buying add-ons for a site. */
  readonly cart: CartResource
  /** Accounts at Mailchimp, Constant Contact and ActiveCampaign that leads are synced with. */
  readonly connections: ConnectionsResource
  /** What visitors and assistants wrote, handed over to people where needed. */
  readonly conversations: ConversationsResource
  /** Fields of your own on leads, each with a type that is checked. */
  readonly customFields: CustomFieldsResource
  /** Figures of the site’s first screen. */
  readonly dashboard: DashboardResource
  /** Who saw the data of people, and when. */
  readonly dataAccesses: DataAccessesResource
  /** Bounces and complaints by domain, with what to do. */
  readonly deliverability: DeliverabilityResource
  /** The demo’s sites and clock. */
  readonly demo: DemoResource
  /** Domains of a site and their DNS records. */
  readonly domains: DomainsResource
  /** Each email to a lead: its state, why it was or was not sent, opens, clicks, replies. */
  readonly emails: EmailsResource & {
    /** Emails by day. */
    readonly history: EmailHistoryResource
    /** Replies of leads. */
    readonly responses: EmailResponsesResource
    /** The service that emails leave through. */
    readonly transport: EmailTransportResource
  }
  /** Everything that happened on a site, in order. */
  readonly events: EventsResource
  /** Files of a site, handed out by signed links. */
  readonly files: FilesResource
  /** The hosts on which the widget may run, and where it was seen. */
  readonly hosts: HostsResource
  /** The secret with which your site says who is signed in. */
  readonly identitySecret: IdentitySecretResource
  /** Pictures of a site. */
  readonly images: ImagesResource
  /** Files of leads: columns are mapped, rows checked, and the whole can be undone. */
  readonly imports: ImportsResource
  /** URLs that forms of other products call, and what became of each call. */
  readonly incomingHooks: IncomingHooksResource
  /** State and health of the installation, for its super administrator. */
  readonly installation: InstallationResource & {
    /** Revenue, coupons and granted plans. */
    readonly billingConsole: BillingConsoleResource
    /** Products, prices and the webhook endpoint at Stripe. */
    readonly billingSetup: BillingSetupResource
    /** The ledger of what Stripe reported. */
    readonly paymentEvents: PaymentEventsResource
    /** Texts and plans of the pricing page. */
    readonly pricingPage: PricingPageResource
  }
  /** Invitations as the person invited sees them. */
  readonly invitations: InvitationsResource
  /** Steps that leads go through: drafts, versions, simulation, publishing. */
  readonly journeys: JourneysResource
  /** Words at which an assistant answers with a text of yours. */
  readonly keywords: KeywordsResource
  /** Websites, files, questions and answers that assistants answer from. */
  readonly knowledgeSources: KnowledgeSourcesResource
  /** People who gave their address: create, update by address or external id, search, import in bulk. */
  readonly leads: LeadsResource & {
    /** The record of what a lead agreed to, when, and how. */
    readonly consents: ConsentsResource
    /** One change to many leads, as an operation that can be undone. */
    readonly actions: LeadActionsResource
    /** A feed of everything that changed, for copies that stay up to date. */
    readonly changes: LeadChangesResource
    /** Leads as a file. */
    readonly exports: LeadExportsResource
    /** Two leads that are one person, and taking them apart again. */
    readonly merges: LeadMergesResource
    /** Whether addresses exist, and what to do with disposable, free and role-based ones. */
    readonly quality: LeadQualityResource
    /** Saved filters of the list of leads. */
    readonly views: LeadViewsResource
  }
  /** People who work on the account’s sites, and what they may do. */
  readonly managers: ManagersResource
  /** What a person is told, and how. */
  readonly notificationSettings: NotificationSettingsResource
  /** What needs attention. */
  readonly notifications: NotificationsResource
  /** Long-running work: progress, result, cancel, undo. */
  readonly operations: OperationsResource
  /** Pages of a site: blocks, templates, search engine settings, publishing. */
  readonly pages: PagesResource
  /** Requests of people for their data or its erasure, and their dates. */
  readonly personRequests: PersonRequestsResource
  /** What the account’s plan allows, and what is used of it. */
  readonly plans: PlansResource
  /** Popups, bars and embedded forms, with their rules, tests and results. */
  readonly popups: PopupsResource
  /** What the widget and pages call for visitors. */
  readonly public: PublicResource & {
    /** Double opt-in by a link in an email. */
    readonly confirmations: ConfirmationsResource
    /** Leaving the digest by its link. */
    readonly digests: DigestsResource
    /** Replies and reports that email services hand over. */
    readonly inboundMail: InboundMailResource
    /** Confirming a sender by a link in an email. */
    readonly senderVerification: SenderVerificationResource
    /** Changes that connected services report. */
    readonly serviceNotices: ServiceNoticesResource
    /** Opens and clicks. */
    readonly tracking: TrackingResource
    /** Leaving, choosing topics and coming back by a link in an email. */
    readonly unsubscribe: UnsubscribeResource
  }
  /** How long each kind of data is kept. */
  readonly retention: RetentionResource
  /** What a question finds in the knowledge. */
  readonly retrieval: RetrievalResource
  /** One lead’s way through a journey, step by step, with the reasons. */
  readonly runs: RunsResource
  /** Demos that leads enter: on this server, on a cPanel server, or elsewhere. */
  readonly sandboxes: SandboxesResource & {
    /** Which lead may enter which sandbox, until when, and by which link. */
    readonly access: SandboxAccessResource
    /** What new sandboxes begin with, and the cPanel server. */
    readonly settings: SandboxSettingsResource
  }
  /** Parts of emails that several templates use. */
  readonly savedBlocks: SavedBlocksResource
  /** Names and addresses that emails come from. */
  readonly senders: SendersResource
  /** DKIM, SPF and DMARC of the domains that emails come from. */
  readonly sendingDomains: SendingDomainsResource
  /** How many emails an hour and a day may leave, and the warm-up plan. */
  readonly sendingLimits: SendingLimitsResource
  /** Sites of the account and their settings. */
  readonly sites: SitesResource & {
    /** A site as a file, moved to another installation. */
    readonly transfers: SiteTransfersResource
  }
  /** What visitors sent. */
  readonly submissions: SubmissionsResource
  /** Addresses that no email goes to, and the reason. */
  readonly suppressions: SuppressionsResource
  /** Labels on leads. */
  readonly tags: TagsResource
  /** Emails as blocks, text or HTML, with variables and versions. */
  readonly templates: TemplatesResource & {
    /** Folders for templates. */
    readonly folders: TemplateFoldersResource
  }
  /** Topics that leads choose from, and the page where they do. */
  readonly unsubscribePage: UnsubscribePageResource
  /** Collections of sources that several assistants use. */
  readonly vectors: VectorsResource
  /** Visits and pages of people, known or not. */
  readonly visitors: VisitorsResource
  /** Addresses of yours that events are posted to, with deliveries and retries. */
  readonly webhooks: WebhooksResource

  constructor(calls: Calls) {
    this.accountDeletion = new AccountDeletionResource(calls)
    this.accountEmails = new AccountEmailsResource(calls)
    this.activities = new ActivitiesResource(calls)
    this.aiDrafts = new AiDraftsResource(calls)
    this.aiProvider = new AiProviderResource(calls)
    this.answers = new AnswersResource(calls)
    this.apiKeys = new ApiKeysResource(calls)
    this.approvals = new ApprovalsResource(calls)
    this.assistants = Object.assign(new AssistantsResource(calls), {
      goldenQuestions: new GoldenQuestionsResource(calls),
      research: new ResearchResource(calls),
      translation: new TranslationResource(calls),
    })
    this.audiences = new AudiencesResource(calls)
    this.auth = Object.assign(new AuthResource(calls), {
      identities: new IdentitiesResource(calls),
      passkeys: new PasskeysResource(calls),
      pictures: new PicturesResource(calls),
      secondFactor: new SecondFactorResource(calls),
      sessions: new SessionsResource(calls),
    })
    this.automatedEmails = new AutomatedEmailsResource(calls)
    this.billing = Object.assign(new BillingResource(calls), {
      checkout: new CheckoutResource(calls),
      subscriptions: new SubscriptionsResource(calls),
    })
    this.brand = new BrandResource(calls)
    this.broadcasts = new BroadcastsResource(calls)
    this.campaigns = new CampaignsResource(calls)
    this.cart = new CartResource(calls)
    this.connections = new ConnectionsResource(calls)
    this.conversations = new ConversationsResource(calls)
    this.customFields = new CustomFieldsResource(calls)
    this.dashboard = new DashboardResource(calls)
    this.dataAccesses = new DataAccessesResource(calls)
    this.deliverability = new DeliverabilityResource(calls)
    this.demo = new DemoResource(calls)
    this.domains = new DomainsResource(calls)
    this.emails = Object.assign(new EmailsResource(calls), {
      history: new EmailHistoryResource(calls),
      responses: new EmailResponsesResource(calls),
      transport: new EmailTransportResource(calls),
    })
    this.events = new EventsResource(calls)
    this.files = new FilesResource(calls)
    this.hosts = new HostsResource(calls)
    this.identitySecret = new IdentitySecretResource(calls)
    this.images = new ImagesResource(calls)
    this.imports = new ImportsResource(calls)
    this.incomingHooks = new IncomingHooksResource(calls)
    this.installation = Object.assign(new InstallationResource(calls), {
      billingConsole: new BillingConsoleResource(calls),
      billingSetup: new BillingSetupResource(calls),
      paymentEvents: new PaymentEventsResource(calls),
      pricingPage: new PricingPageResource(calls),
    })
    this.invitations = new InvitationsResource(calls)
    this.journeys = new JourneysResource(calls)
    this.keywords = new KeywordsResource(calls)
    this.knowledgeSources = new KnowledgeSourcesResource(calls)
    this.leads = Object.assign(new LeadsResource(calls), {
      consents: new ConsentsResource(calls),
      actions: new LeadActionsResource(calls),
      changes: new LeadChangesResource(calls),
      exports: new LeadExportsResource(calls),
      merges: new LeadMergesResource(calls),
      quality: new LeadQualityResource(calls),
      views: new LeadViewsResource(calls),
    })
    this.managers = new ManagersResource(calls)
    this.notificationSettings = new NotificationSettingsResource(calls)
    this.notifications = new NotificationsResource(calls)
    this.operations = new OperationsResource(calls)
    this.pages = new PagesResource(calls)
    this.personRequests = new PersonRequestsResource(calls)
    this.plans = new PlansResource(calls)
    this.popups = new PopupsResource(calls)
    this.public = Object.assign(new PublicResource(calls), {
      confirmations: new ConfirmationsResource(calls),
      digests: new DigestsResource(calls),
      inboundMail: new InboundMailResource(calls),
      senderVerification: new SenderVerificationResource(calls),
      serviceNotices: new ServiceNoticesResource(calls),
      tracking: new TrackingResource(calls),
      unsubscribe: new UnsubscribeResource(calls),
    })
    this.retention = new RetentionResource(calls)
    this.retrieval = new RetrievalResource(calls)
    this.runs = new RunsResource(calls)
    this.sandboxes = Object.assign(new SandboxesResource(calls), {
      access: new SandboxAccessResource(calls),
      settings: new SandboxSettingsResource(calls),
    })
    this.savedBlocks = new SavedBlocksResource(calls)
    this.senders = new SendersResource(calls)
    this.sendingDomains = new SendingDomainsResource(calls)
    this.sendingLimits = new SendingLimitsResource(calls)
    this.sites = Object.assign(new SitesResource(calls), {
      transfers: new SiteTransfersResource(calls),
    })
    this.submissions = new SubmissionsResource(calls)
    this.suppressions = new SuppressionsResource(calls)
    this.tags = new TagsResource(calls)
    this.templates = Object.assign(new TemplatesResource(calls), {
      folders: new TemplateFoldersResource(calls),
    })
    this.unsubscribePage = new UnsubscribePageResource(calls)
    this.vectors = new VectorsResource(calls)
    this.visitors = new VisitorsResource(calls)
    this.webhooks = new WebhooksResource(calls)
  }
}

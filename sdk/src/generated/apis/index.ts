/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Calls } from '../../calls.ts'
import { ActivitiesResource } from './ActivitiesResource.ts'
import { AiDraftsResource } from './AiDraftsResource.ts'
import { AnswersResource } from './AnswersResource.ts'
import { ApiKeysResource } from './ApiKeysResource.ts'
import { AudiencesResource } from './AudiencesResource.ts'
import { AuthResource } from './AuthResource.ts'
import { BrandResource } from './BrandResource.ts'
import { CampaignsResource } from './CampaignsResource.ts'
import { ConfirmationsResource } from './ConfirmationsResource.ts'
import { ConsentsResource } from './ConsentsResource.ts'
import { CustomFieldsResource } from './CustomFieldsResource.ts'
import { DashboardResource } from './DashboardResource.ts'
import { DemoResource } from './DemoResource.ts'
import { EmailsResource } from './EmailsResource.ts'
import { EventsResource } from './EventsResource.ts'
import { FilesResource } from './FilesResource.ts'
import { HostsResource } from './HostsResource.ts'
import { IdentitySecretResource } from './IdentitySecretResource.ts'
import { ImagesResource } from './ImagesResource.ts'
import { ImportsResource } from './ImportsResource.ts'
import { JourneysResource } from './JourneysResource.ts'
import { LeadActionsResource } from './LeadActionsResource.ts'
import { LeadChangesResource } from './LeadChangesResource.ts'
import { LeadExportsResource } from './LeadExportsResource.ts'
import { LeadMergesResource } from './LeadMergesResource.ts'
import { LeadQualityResource } from './LeadQualityResource.ts'
import { LeadViewsResource } from './LeadViewsResource.ts'
import { LeadsResource } from './LeadsResource.ts'
import { NotificationsResource } from './NotificationsResource.ts'
import { OperationsResource } from './OperationsResource.ts'
import { PopupsResource } from './PopupsResource.ts'
import { PublicResource } from './PublicResource.ts'
import { RunsResource } from './RunsResource.ts'
import { SenderVerificationResource } from './SenderVerificationResource.ts'
import { SendersResource } from './SendersResource.ts'
import { SitesResource } from './SitesResource.ts'
import { SubmissionsResource } from './SubmissionsResource.ts'
import { TagsResource } from './TagsResource.ts'
import { TemplatesResource } from './TemplatesResource.ts'
import { TrackingResource } from './TrackingResource.ts'
import { UnsubscribeResource } from './UnsubscribeResource.ts'
import { UnsubscribePageResource } from './UnsubscribePageResource.ts'
import { VisitorsResource } from './VisitorsResource.ts'

export * from './ActivitiesResource.ts'
export * from './AiDraftsResource.ts'
export * from './AnswersResource.ts'
export * from './ApiKeysResource.ts'
export * from './AudiencesResource.ts'
export * from './AuthResource.ts'
export * from './BrandResource.ts'
export * from './CampaignsResource.ts'
export * from './ConfirmationsResource.ts'
export * from './ConsentsResource.ts'
export * from './CustomFieldsResource.ts'
export * from './DashboardResource.ts'
export * from './DemoResource.ts'
export * from './EmailsResource.ts'
export * from './EventsResource.ts'
export * from './FilesResource.ts'
export * from './HostsResource.ts'
export * from './IdentitySecretResource.ts'
export * from './ImagesResource.ts'
export * from './ImportsResource.ts'
export * from './JourneysResource.ts'
export * from './LeadActionsResource.ts'
export * from './LeadChangesResource.ts'
export * from './LeadExportsResource.ts'
export * from './LeadMergesResource.ts'
export * from './LeadQualityResource.ts'
export * from './LeadViewsResource.ts'
export * from './LeadsResource.ts'
export * from './NotificationsResource.ts'
export * from './OperationsResource.ts'
export * from './PopupsResource.ts'
export * from './PublicResource.ts'
export * from './RunsResource.ts'
export * from './SenderVerificationResource.ts'
export * from './SendersResource.ts'
export * from './SitesResource.ts'
export * from './SubmissionsResource.ts'
export * from './TagsResource.ts'
export * from './TemplatesResource.ts'
export * from './TrackingResource.ts'
export * from './UnsubscribeResource.ts'
export * from './UnsubscribePageResource.ts'
export * from './VisitorsResource.ts'

/** The resources of a client, one for each tag of the API. */
export class Resources {
  readonly activities: ActivitiesResource
  readonly aiDrafts: AiDraftsResource
  readonly answers: AnswersResource
  readonly apiKeys: ApiKeysResource
  readonly audiences: AudiencesResource
  readonly auth: AuthResource
  readonly brand: BrandResource
  readonly campaigns: CampaignsResource
  readonly confirmations: ConfirmationsResource
  readonly consents: ConsentsResource
  readonly customFields: CustomFieldsResource
  readonly dashboard: DashboardResource
  readonly demo: DemoResource
  readonly emails: EmailsResource
  readonly events: EventsResource
  readonly files: FilesResource
  readonly hosts: HostsResource
  readonly identitySecret: IdentitySecretResource
  readonly images: ImagesResource
  readonly imports: ImportsResource
  readonly journeys: JourneysResource
  readonly leadActions: LeadActionsResource
  readonly leadChanges: LeadChangesResource
  readonly leadExports: LeadExportsResource
  readonly leadMerges: LeadMergesResource
  readonly leadQuality: LeadQualityResource
  readonly leadViews: LeadViewsResource
  readonly leads: LeadsResource
  readonly notifications: NotificationsResource
  readonly operations: OperationsResource
  readonly popups: PopupsResource
  readonly public: PublicResource
  readonly runs: RunsResource
  readonly senderVerification: SenderVerificationResource
  readonly senders: SendersResource
  readonly sites: SitesResource
  readonly submissions: SubmissionsResource
  readonly tags: TagsResource
  readonly templates: TemplatesResource
  readonly tracking: TrackingResource
  readonly unsubscribe: UnsubscribeResource
  readonly unsubscribePage: UnsubscribePageResource
  readonly visitors: VisitorsResource

  constructor(calls: Calls) {
    this.activities = new ActivitiesResource(calls)
    this.aiDrafts = new AiDraftsResource(calls)
    this.answers = new AnswersResource(calls)
    this.apiKeys = new ApiKeysResource(calls)
    this.audiences = new AudiencesResource(calls)
    this.auth = new AuthResource(calls)
    this.brand = new BrandResource(calls)
    this.campaigns = new CampaignsResource(calls)
    this.confirmations = new ConfirmationsResource(calls)
    this.consents = new ConsentsResource(calls)
    this.customFields = new CustomFieldsResource(calls)
    this.dashboard = new DashboardResource(calls)
    this.demo = new DemoResource(calls)
    this.emails = new EmailsResource(calls)
    this.events = new EventsResource(calls)
    this.files = new FilesResource(calls)
    this.hosts = new HostsResource(calls)
    this.identitySecret = new IdentitySecretResource(calls)
    this.images = new ImagesResource(calls)
    this.imports = new ImportsResource(calls)
    this.journeys = new JourneysResource(calls)
    this.leadActions = new LeadActionsResource(calls)
    this.leadChanges = new LeadChangesResource(calls)
    this.leadExports = new LeadExportsResource(calls)
    this.leadMerges = new LeadMergesResource(calls)
    this.leadQuality = new LeadQualityResource(calls)
    this.leadViews = new LeadViewsResource(calls)
    this.leads = new LeadsResource(calls)
    this.notifications = new NotificationsResource(calls)
    this.operations = new OperationsResource(calls)
    this.popups = new PopupsResource(calls)
    this.public = new PublicResource(calls)
    this.runs = new RunsResource(calls)
    this.senderVerification = new SenderVerificationResource(calls)
    this.senders = new SendersResource(calls)
    this.sites = new SitesResource(calls)
    this.submissions = new SubmissionsResource(calls)
    this.tags = new TagsResource(calls)
    this.templates = new TemplatesResource(calls)
    this.tracking = new TrackingResource(calls)
    this.unsubscribe = new UnsubscribeResource(calls)
    this.unsubscribePage = new UnsubscribePageResource(calls)
    this.visitors = new VisitorsResource(calls)
  }
}

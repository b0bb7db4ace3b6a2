/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */

export interface Abilities {
  rules: Array<AbilityRule>
  roles: Array<Role>
  super_administrator: boolean
  impersonation?: Impersonation
  /** What holds for the account as a whole. */
  account_permissions: Array<string>
}

/** A CASL rule: this permission, on these sites, for these assistants where they are named. */
export interface AbilityRule {
  action: string
  subject: 'site'
  conditions: SiteCondition
}

export interface Accepted {
  accepted: true
}

export interface AccountDeletion {
  /** Absent unless deletion was asked for. */
  deletes_at?: string
  /** What stands in the way: a `site` or another `manager` of an account that has no other administrator, or being the only `super_administrator`. */
  blockers: Array<Blocker>
}

export interface AccountDeletionRequested {
  deletes_at: string
}

export interface AccountEmail {
  kind: AccountEmailKind
  locale: Locale
  subject: string
  preheader: string
  text: string
  /** Nobody has changed it. */
  built_in: boolean
  /** What may stand in braces, such as `{link}`. */
  prints: Array<string>
  /** What its text must have. */
  must_print: Array<string>
  /** False: its text lacks what it must print, and the built-in one is sent. */
  usable: boolean
  updated_at: string | null
}

export type AccountEmailKind = 'confirm' | 'known' | 'reset' | 'sign_in_code' | 'second_step' | 'change_email' | 'email_changed' | 'notice' | 'invitation' | 'account_deletion_requested' | 'account_deletion_canceled' | 'account_deleted'

export interface AccountEmailList {
  data: Array<AccountEmail>
}

export interface AccountEmailPreview {
  subject: string
  html: string
  text: string
}

export interface AccountEmailTest {
  to: string
}

export interface AccountEmailTexts {
  subject: string
  preheader: string
  /** Paragraphs. `{link}` alone in one becomes a button. */
  text: string
}

export interface AccountOfInstallation {
  id: string
  /** Of the first who manages it. */
  owner_name: string
  owner_email: string
  site_count: number
  /** With those who are invited. */
  member_count: number
  /** Absent: nothing is limited by a plan. */
  plan_id?: string
  plan_name?: string
  created_at: string
}

export interface AccountPage {
  data: Array<AccountOfInstallation>
  has_more: boolean
  next_cursor: string | null
}

export interface AccountPlan {
  account_id: string
  plan?: PlanOfAccount
}

export interface AccountPlanChange {
  plan_id: string | null
}

export interface Activity {
  id: string
  at: string
  name: EventName
  subject_id: string | null
  /** What it is called now; null where it is gone, has no name or may not be read. */
  subject_name: string | null
  /** What a change named: keys of the thing. */
  parts: Array<string>
  /** What some of these parts were and became. Nothing of people, no lists, and long texts only in part. */
  changes: Array<ActivityChange>
  actor_kind: ActorKind
  actor_id: string | null
  /** A super administrator who acted as the person; absent where they did it themself. */
  impersonator_id?: string
  impersonator_name?: string
  /** Of people and API keys, while they exist. */
  actor_name: string | null
}

export interface ActivityChange {
  /** A key, or with a point one within it. */
  part: string
  before: ActivityChangeBefore | null
  after: ActivityChangeAfter | null
}

export type ActivityChangeAfter = boolean | number | string

export type ActivityChangeBefore = boolean | number | string

export interface ActivityPage {
  data: Array<Activity>
  has_more: boolean
  next_cursor: string | null
}

export type ActorKind = 'user' | 'api_key' | 'visitor' | 'journey' | 'system'

export interface AddTags {
  kind: 'add_tags'
  tag_ids: Array<string>
}

export interface AddToAudience {
  kind: 'add_to_audience'
  audience_id: string
}

export interface AddToAudienceStep {
  id: string
  type: 'add_to_audience'
  audience_ids: Array<string>
}

export type AfterSubmission = ({ kind: 'code' } & ThankYouCode) | ({ kind: 'message' } & ThankYouMessage) | ({ kind: 'redirect' } & ThankYouRedirect)

export interface AiDraft {
  id: string
  run_id: string
  journey_id: string
  step_id: string
  lead_id: string
  lead: AiDraftLead
  state: AiDraftState
  /** `spend_cap`: goes on when the site’s next day begins or the cap is raised; `paused`; or what failed. */
  reason: string | null
  prompt: string
  model: string
  needs_approval: boolean
  subject: string | null
  text: string | null
  edited: boolean
  attempts: number
  input_tokens: number
  output_tokens: number
  created_at: string
  written_at: string | null
  decided_at: string | null
  decided_by: string | null
  /** Counts up with each change; the ETag. */
  version: number
}

export interface AiDraftApproval {
  subject?: string
  text?: string
}

export interface AiDraftAwaitingApprovalEntry {
  id: string
  name: 'ai_draft.awaiting_approval'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: AiDraftAwaitingApprovalEventData
  at: string
}

export interface AiDraftAwaitingApprovalEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'ai_draft.awaiting_approval'
  subject_id: string | null
  lead_id: string
  data: AiDraftAwaitingApprovalEventData
  at: string
}

export interface AiDraftAwaitingApprovalEventData {
  journey_id: string
  run_id: string
  step_id: string
}

export interface AiDraftFailedEntry {
  id: string
  name: 'ai_draft.failed'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: AiDraftFailedEventData
  at: string
}

export interface AiDraftFailedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'ai_draft.failed'
  subject_id: string | null
  lead_id: string
  data: AiDraftFailedEventData
  at: string
}

export interface AiDraftFailedEventData {
  journey_id: string
  run_id: string
  step_id: string
}

/** For whom it is; empty once the person is erased. */
export interface AiDraftLead {
  email: string
  name: string
}

export interface AiDraftPage {
  data: Array<AiDraft>
  has_more: boolean
  next_cursor: string | null
}

export interface AiDraftReadyEntry {
  id: string
  name: 'ai_draft.ready'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: AiDraftReadyEventData
  at: string
}

export interface AiDraftReadyEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'ai_draft.ready'
  subject_id: string | null
  lead_id: string
  data: AiDraftReadyEventData
  at: string
}

export interface AiDraftReadyEventData {
  journey_id: string
  run_id: string
  step_id: string
}

/** queued: being written, or waiting for `reason`. Only a text that is ready is ever sent. */
export type AiDraftState = 'queued' | 'awaiting_approval' | 'ready' | 'rejected' | 'failed'

export interface AiEmailWriterStep {
  id: string
  type: 'ai_email_writer'
  prompt: string
  /** Absent: the model of the installation. */
  model?: string
  needs_approval: boolean
}

export interface AiModel {
  name: string
  takes_effort: boolean
  researches_deeply: boolean
  sees_images: boolean
}

export interface AiModels {
  outcome: AiProviderOutcome
  data: Array<AiModel>
}

export interface AiProvider {
  kind: AiProviderKind
  /** Null where it is not the site’s own. */
  base_url: string | null
  model: string | null
  /** By it passages are found by their meaning; null: by their words alone. */
  embeddings_model: string | null
  /** The last characters of the site’s own key. */
  key_hint: string | null
  /** Per million input tokens, */
  input_cents: number | null
  /** and that are written. Caps count with them. */
  output_cents: number | null
  /** Counts up with each change; the ETag. */
  version: number
}

export interface AiProviderChanges {
  base_url?: string
  /** Absent: the present one. Empty: the provider needs none. */
  api_key?: string
  model?: string
  /** Empty: none. All passages are embedded anew by another one; the former answers until that has them all. */
  embeddings_model?: string
  input_cents?: number
  output_cents?: number
}

/** `none`: nothing is connected; assistants answer by quoting their sources. */
export type AiProviderKind = 'site' | 'installation' | 'none'

export type AiProviderOutcome = 'connected' | 'not_connected' | 'ai_unreachable' | 'ai_timeout' | 'ai_busy' | 'ai_no_credit' | 'ai_model_gone' | 'ai_key_refused' | 'ai_provider_error' | 'ai_refused' | 'ai_empty' | 'ai_cut_off'

export interface AiProviderTested {
  outcome: AiProviderOutcome
  model: string | null
  /** Until all of it was there. */
  milliseconds: number
}

export interface AiUsage {
  configured: boolean
  model: string | null
  /** In the site’s time zone. */
  day: string
  calls: number
  spent_cents: number
  daily_cents_max: number
  /** Texts that wait because the cap is reached. */
  waiting_for_cap: number
  next_day_at: string
}

/** Holds if each of its filters holds; also if it has none. */
export interface AllFilters {
  kind: 'all'
  filters: Array<Filter>
}

export type AllowanceUnit = 'things' | 'bytes'

export interface AllowedDomain {
  host: string
}

export interface AlwaysAttended {
  kind: 'always'
}

export interface Answer {
  id: string
  email_id: string
  run_id: string
  journey_id: string
  step_id: string
  lead_id: string
  lead: AnswerLead
  question: string
  /** Null where the answer is free text. */
  answer_id: string | null
  /** What the person chose or wrote; null once they are erased. */
  answer: string | null
  at: string
  /** The run no longer waited for it. */
  late: boolean
}

export interface AnswerCorrection {
  source_id: string
  message: ConversationMessage
}

export interface AnswerExplanation {
  message_id: string
  question: string
  /** The question as it was looked for. */
  query: string
  confidence: number
  answerable: boolean
  passages: Array<ShownPassage>
  /** What the model was told to do; null: none was asked. */
  rules: string | null
  /** What was taken out of its words. */
  filters: Array<string>
  settings_version: number
  model: string | null
  input_tokens: number
  output_tokens: number
  cost_cents: number
  state: string
  reason: string | null
}

export interface AnswerFeedback {
  /** The message that was rated. */
  id: string
  conversation_id: string
  assistant_id: string
  rating: AnswerRating
  comment: string | null
  question: string
  answer: ConversationMessage
  rated_at: string
}

export interface AnswerFeedbackPage {
  data: Array<AnswerFeedback>
  has_more: boolean
  next_cursor: string | null
}

/** Empty once the person is erased. */
export interface AnswerLead {
  email: string
  name: string
}

export interface AnswerPage {
  data: Array<Answer>
  has_more: boolean
  next_cursor: string | null
}

export type AnswerRating = 'good' | 'bad'

export interface AnsweredCondition {
  kind: 'answered'
  step_id: string
  answer_id?: string
}

/** Holds if one of its filters holds. */
export interface AnyFilter {
  kind: 'any'
  filters: Array<Filter>
}

export interface ApiEventTrigger {
  type: 'api_event'
  /** Small letters, digits, `_`, `.` and `-`, such as `order.placed`. */
  name: string
}

export interface ApiKey {
  id: string
  name: string
  /** The last four characters of the key. */
  ending: string
  all_sites: boolean
  site_ids: Array<string>
  grants: Array<Grant>
  last_used_at: string | null
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface ApiKeyPage {
  data: Array<ApiKey>
  has_more: boolean
  next_cursor: string | null
}

export interface ApiKeyWithKey {
  id: string
  name: string
  /** The last four characters of the key. */
  ending: string
  all_sites: boolean
  site_ids: Array<string>
  grants: Array<Grant>
  last_used_at: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  /** The key itself. It is not shown again. */
  key: string
}

export interface AskQuestionStep {
  id: string
  type: 'ask_question'
  template_id: string
  sender_id: string
  question: string
  /** One link each; none: a short form with free text. */
  answers: Array<QuestionChoice>
  /** Where the answer is kept. */
  field_id?: string
  wait_up_to: Duration
}

export interface AssignTagsStep {
  id: string
  type: 'assign_tags'
  tag_ids: Array<string>
}

export interface Assistant {
  id: string
  name: string
  status: AssistantStatus
  description: string
  type: AssistantType
  /** Empty: the model of the site’s provider. */
  model: string
  instructions: string
  /** `file_search`: it answers from its sources. `code_interpreter`: for tasks of owners; visitors’ chats have no tool. */
  tools: Array<AssistantTool>
  /** Null: the model’s own. Models that reason take none. */
  temperature: number | null
  reasoning_effort: ReasoningEffort
  deep_research: boolean
  vector_ids: Array<string>
  /** Files, pages of the site, addresses and pairs written by hand are sources of their kinds. */
  source_ids: Array<string>
  words_to_avoid: Array<string>
  /** Words that are its subject: what asks for them counts as asked of it. */
  keywords: Array<string>
  language: AssistantLanguage
  /** Without a passage it says that it does not know. */
  strict: boolean
  /** Hosts that answers may link to, besides the site’s own and those of its sources. */
  allowed_hosts: Array<string>
  caps: AssistantCaps
  /** Offers visitors to find their conversation again. */
  keep_history: boolean
  /** Visitors may send files, which are read for their conversation alone, and pictures where the model sees them. */
  takes_files: boolean
  /** Its button stands on every page with the snippet; else where a page has an element for it. */
  on_every_page: boolean
  /** Publishing is refused while golden questions got worse, or were not asked of the draft as it is now. */
  hold_when_worse: boolean
  attendance: AssistantAttendance
  quick_form: AssistantQuickForm
  openers: Array<AssistantOpener>
  design: AssistantDesign
  texts: AssistantTextsByLanguage
  /** Counts up with each change of the settings. */
  settings_version: number
  published_version: number | null
  has_unpublished_changes: boolean
  missing: Array<AssistantMissingPart>
  /** Where its chat is a page of its own, which other sites may embed. */
  page_url: string
  published_at: string | null
  archived_at: string | null
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface AssistantAllowance {
  /** The name of the account’s plan; null: nothing is limited by one. */
  plan: string | null
  used: number
  limit: number | null
}

/** When people take conversations over; at other times whoever asks for one gets the form. */
export type AssistantAttendance = ({ kind: 'always' } & AlwaysAttended) | ({ kind: 'business_hours' } & AttendedInHours) | ({ kind: 'never' } & NeverAttended)

/** By the site’s own days and months; null: none. What is beyond them is answered politely, by no model. */
export interface AssistantCaps {
  daily_cents: number | null
  monthly_cents: number | null
  visitor_daily_answers: number | null
}

export interface AssistantCapsChanges {
  daily_cents?: number | null
  monthly_cents?: number | null
  visitor_daily_answers?: number | null
}

export interface AssistantChanges {
  description?: string
  type?: AssistantType
  /** Empty: the model of the site’s provider. */
  model?: string
  instructions?: string
  /** `file_search`: it answers from its sources. `code_interpreter`: for tasks of owners; visitors’ chats have no tool. */
  tools?: Array<AssistantTool>
  /** Null: the model’s own. Models that reason take none. */
  temperature?: number | null
  reasoning_effort?: ReasoningEffort
  deep_research?: boolean
  vector_ids?: Array<string>
  /** Files, pages of the site, addresses and pairs written by hand are sources of their kinds. */
  source_ids?: Array<string>
  words_to_avoid?: Array<string>
  /** Words that are its subject: what asks for them counts as asked of it. */
  keywords?: Array<string>
  language?: AssistantLanguage
  /** Without a passage it says that it does not know. */
  strict?: boolean
  /** Hosts that answers may link to, besides the site’s own and those of its sources. */
  allowed_hosts?: Array<string>
  caps?: AssistantCapsChanges
  /** Offers visitors to find their conversation again. */
  keep_history?: boolean
  /** Visitors may send files, which are read for their conversation alone, and pictures where the model sees them. */
  takes_files?: boolean
  /** Its button stands on every page with the snippet; else where a page has an element for it. */
  on_every_page?: boolean
  /** Publishing is refused while golden questions got worse, or were not asked of the draft as it is now. */
  hold_when_worse?: boolean
  attendance?: AssistantAttendance
  quick_form?: AssistantQuickFormChanges
  openers?: Array<AssistantOpener>
  design?: AssistantDesignChanges
  texts?: AssistantTextsByLanguageChanges
  name?: string
}

export interface AssistantDesign {
  position: AssistantPosition
  accent_color: string
  background_color: string
  text_color: string
  /** Empty: what goes with the other colors. */
  button_color: string
  /** Empty: what goes with the other colors. */
  button_text_color: string
  radius_px: number
  font_family: string
  avatar_image_id: string
}

export interface AssistantDesignChanges {
  position?: AssistantPosition
  accent_color?: string
  background_color?: string
  text_color?: string
  /** Empty: what goes with the other colors. */
  button_color?: string
  /** Empty: what goes with the other colors. */
  button_text_color?: string
  radius_px?: number
  font_family?: string
  avatar_image_id?: string
}

/** For these assistants alone. */
export interface AssistantIds {
  $in: Array<string>
}

/** `visitor`: that of the question. */
export type AssistantLanguage = 'visitor' | 'en' | 'es'

/** Issues that prevent publishing. */
export interface AssistantMissingPart {
  pointer: string
  code: string
}

/** Says something first, by the same rules by which popups show. */
export interface AssistantOpener {
  message: OpenerMessage
  triggers: Array<PopupTrigger>
  url_rules: Array<UrlRule>
  visitor_rules: Array<VisitorRule>
  devices: Array<Device>
  frequency_days: number
}

export interface AssistantPage {
  data: Array<Assistant>
  has_more: boolean
  next_cursor: string | null
}

export type AssistantPosition = 'bottom_right' | 'bottom_left'

export interface AssistantQuickForm {
  moment: QuickFormMoment
  after_messages: number
  form: PopupForm
}

export interface AssistantQuickFormChanges {
  moment?: QuickFormMoment
  after_messages?: number
  form?: QuickFormFieldsChanges
}

export interface AssistantReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'assistant'
  name: string
}

export interface AssistantRestoration {
  settings_version: number
}

export type AssistantStatus = 'draft' | 'published' | 'archived'

/** Counts visitors; owners’ tests do not count. */
export interface AssistantTalks {
  /** Begun by visitors. */
  conversations: number
  questions: number
  /** Questions that no passage answered, also those that were answered by hand since. */
  unanswered: number
  rated_good: number
  rated_bad: number
}

/** Empty: the usual words of the language. */
export interface AssistantTexts {
  title: string
  greeting: string
  launcher: string
  placeholder: string
  no_answer: string
  limit_reached: string
  form_title: string
  form_thank_you: string
  away: string
  suggested_questions: Array<string>
}

export interface AssistantTextsByLanguage {
  en: AssistantTexts
  es: AssistantTexts
}

export interface AssistantTextsByLanguageChanges {
  en?: AssistantTextsChanges
  es?: AssistantTextsChanges
}

export interface AssistantTextsChanges {
  title?: string
  greeting?: string
  launcher?: string
  placeholder?: string
  no_answer?: string
  limit_reached?: string
  form_title?: string
  form_thank_you?: string
  away?: string
  suggested_questions?: Array<string>
}

export type AssistantTool = 'file_search' | 'code_interpreter'

/** What it is there for: the tone of its answers. */
export type AssistantType = 'general' | 'support' | 'sales' | 'seo'

export interface AssistantUsage {
  from: string
  to: string
  talks: AssistantTalks
  days: Array<AssistantUsageOfDay>
  assistants: Array<AssistantUsageOfAssistant>
  visitors: Array<AssistantUsageOfVisitor>
}

export interface AssistantUsageOfAssistant {
  assistant_id: string
  name: string | null
  visitors: number
  /** That models wrote. */
  answers: number
  input_tokens: number
  output_tokens: number
  cost_cents: number
}

export interface AssistantUsageOfDay {
  day: string
  visitors: number
  /** That models wrote. */
  answers: number
  input_tokens: number
  output_tokens: number
  cost_cents: number
}

export interface AssistantUsageOfVisitor {
  /** The id of a visitor, or a key that tells only days apart. */
  visitor_key: string
  /** That models wrote. */
  answers: number
  input_tokens: number
  output_tokens: number
  cost_cents: number
}

export interface AssistantUse {
  /** Such as `campaign`. */
  kind: string
  id: string
  name: string
}

export interface AssistantUses {
  data: Array<AssistantUse>
}

export interface AssistantVersion {
  settings_version: number
  /** Whether visitors talk to it now. */
  is_published: boolean
  description: string
  type: AssistantType
  /** Empty: the model of the site’s provider. */
  model: string
  instructions: string
  /** `file_search`: it answers from its sources. `code_interpreter`: for tasks of owners; visitors’ chats have no tool. */
  tools: Array<AssistantTool>
  /** Null: the model’s own. Models that reason take none. */
  temperature: number | null
  reasoning_effort: ReasoningEffort
  deep_research: boolean
  vector_ids: Array<string>
  /** Files, pages of the site, addresses and pairs written by hand are sources of their kinds. */
  source_ids: Array<string>
  words_to_avoid: Array<string>
  /** Words that are its subject: what asks for them counts as asked of it. */
  keywords: Array<string>
  language: AssistantLanguage
  /** Without a passage it says that it does not know. */
  strict: boolean
  /** Hosts that answers may link to, besides the site’s own and those of its sources. */
  allowed_hosts: Array<string>
  caps: AssistantCaps
  /** Offers visitors to find their conversation again. */
  keep_history: boolean
  /** Visitors may send files, which are read for their conversation alone, and pictures where the model sees them. */
  takes_files: boolean
  /** Its button stands on every page with the snippet; else where a page has an element for it. */
  on_every_page: boolean
  /** Publishing is refused while golden questions got worse, or were not asked of the draft as it is now. */
  hold_when_worse: boolean
  attendance: AssistantAttendance
  quick_form: AssistantQuickForm
  openers: Array<AssistantOpener>
  design: AssistantDesign
  texts: AssistantTextsByLanguage
  created_at: string
}

export interface AssistantVersionPage {
  data: Array<AssistantVersion>
  has_more: boolean
  next_cursor: string | null
}

export interface AttendedInHours {
  kind: 'business_hours'
  business_hours: BusinessHours
}

export type AttentionKind = 'domains_not_pointing' | 'leads_beyond_limit' | 'broken_sending_domains' | 'transport_down' | 'unverified_senders' | 'emails_in_doubt' | 'automated_emails_failing' | 'broadcasts_late' | 'conversations_waiting' | 'journeys_paused' | 'failed_runs' | 'texts_to_approve' | 'disabled_webhooks'

export interface Audience {
  id: string
  name: string
  description: string
  type: AudienceType
  filter?: AudienceFilter
  state: AudienceState
  /** The recomputation that is under way. */
  operation_id?: string
  lead_count: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface AudienceChanges {
  name?: string
  description?: string
  filter?: Filter
  /** Whether leads that the filter takes in or out now start journeys; they do not where it is absent. */
  start_journeys?: boolean
}

export interface AudienceDay {
  date: string
  lead_count: number
}

/** Of a dynamic audience: all leads that match are on it. */
export type AudienceFilter = ({ kind: 'all' } & AllFilters) | ({ kind: 'any' } & AnyFilter) | ({ kind: 'not' } & NotFilter) | ({ kind: 'rule' } & FilterRule)

export interface AudienceGrowth {
  timezone: string
  /** Oldest first. */
  data: Array<AudienceDay>
}

export interface AudienceJoined {
  kind: 'audience_joined'
  at: string
  audience_id: string
}

export interface AudienceJoinedTrigger {
  type: 'audience_joined'
  audience_ids: Array<string>
}

export interface AudienceLeft {
  kind: 'audience_left'
  at: string
  audience_id: string
}

export interface AudienceLeftTrigger {
  type: 'audience_left'
  audience_ids: Array<string>
}

export interface AudienceMembership {
  /** Of how many leads this changed something. */
  changed: number
  audience: Audience
}

export interface AudienceOverlap {
  lead_count: number
  other_lead_count: number
  /** Leads on both. */
  shared: number
}

export interface AudiencePage {
  data: Array<Audience>
  has_more: boolean
  next_cursor: string | null
}

export interface AudienceReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'audience'
  name: string
  description?: string
}

/** `updating` while every lead is looked at with a new filter; `incomplete` if that was canceled or has failed. */
export type AudienceState = 'current' | 'updating' | 'incomplete'

/** Leads are put on a static audience; a dynamic one follows its filter. */
export type AudienceType = 'static' | 'dynamic'

export interface AudienceUse {
  /** Such as `journey`, `popup`, `campaign`, `audience`. */
  kind: string
  id: string
  name: string
}

export interface AudienceUses {
  data: Array<AudienceUse>
}

export interface AutomatedEmail {
  kind: AutomatedEmailKind
  enabled: boolean
  /** It cannot be switched off. */
  always_on: boolean
  /** What it says; null: the built-in text, or nothing of kinds without one. */
  template_id: string | null
  template_name: string | null
  /** Null: the sender that was verified first. */
  sender_id: string | null
  problem?: AutomatedEmailProblem
  failed_at: string | null
  /** Counts up with each change; the ETag. */
  version: number
  /** Null while nothing was changed. */
  updated_at: string | null
}

export interface AutomatedEmailChanges {
  enabled?: boolean
  template_id?: string | null
  sender_id?: string | null
}

/** `welcome`: once, to a lead who subscribes by a form, or has confirmed. `confirmation`: asks for the confirmation of an address. `thank_you`: after a form, at most once a day, never to who is asked to confirm. */
export type AutomatedEmailKind = 'welcome' | 'confirmation' | 'thank_you'

export interface AutomatedEmailList {
  data: Array<AutomatedEmail>
}

/** Why it is not sent as it is set. `failed`: its template could not be used, and the built-in text was sent in its place. */
export type AutomatedEmailProblem = 'template_missing' | 'template_disabled' | 'no_sender' | 'sender_not_verified' | 'failed'

/** Which of the site’s automated emails it is. */
export type AutomatedSend = 'welcome' | 'thank_you'

export interface BegunPasskey {
  /** To send with what the device answers. Holds for 5 minutes, once. */
  attempt: string
  /** For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` where one signs in. */
  public_key: { [key: string]: any | null; }
  expires_at: string
}

export interface BegunProviderSignIn {
  /** Where the person signs in; they come back to `/sign-in/callback`. */
  url: string
  /** Comes back too: by it a browser finds the attempt. */
  state: string
  /** To keep in this browser and to send with what comes back. */
  attempt: string
  expires_at: string
}

export type BlockAlign = 'left' | 'center' | 'right'

export interface BlockColumn {
  width_percent?: number
  blocks: Array<LeafBlock>
}

/** `nonce`: the tag needs the nonce of the page. `image` and `font` are used by some designs, `form` by plain forms. */
export type BlockedByPolicy = 'script' | 'nonce' | 'connect' | 'image' | 'font' | 'form' | 'sandbox'

/** Why browsers do not run it, where they do not: a `type` that is no script, http on a page with https, `crossorigin` absent beside `integrity` or asking for credentials, or an `integrity` that is not the file’s. */
export type BlockedReason = 'type' | 'insecure' | 'crossorigin' | 'integrity'

export interface Blocker {
  kind: string
  id: string
  name: string
}

export type BorderStyle = 'none' | 'solid' | 'dashed' | 'dotted' | 'double'

export type BranchCondition = ({ kind: 'answered' } & AnsweredCondition) | ({ kind: 'clicked' } & ClickedCondition) | ({ kind: 'filter' } & FilterCondition) | ({ kind: 'opened' } & OpenedCondition) | ({ kind: 'percentage' } & PercentageCondition) | ({ kind: 'replied' } & RepliedCondition)

export interface BranchMetrics {
  /** Null: `otherwise`. */
  branch_id: string | null
  name: string | null
  taken: number
}

export interface Brand {
  /** An image of the site; empty: its name is written. */
  logo_image_id: string
  /** On dark; empty: the same logo. */
  dark_logo_image_id: string
  /** In the tabs of pages; empty: none. */
  favicon_image_id: string
  /** The stack of a font of the site; empty: the reader’s system font. */
  font_family: string
  /** Empty: as `font_family`. */
  heading_font_family: string
  radius_px: number
  button_shape: ButtonShape
  cta_shape: CtaShape
  menu_layout: MenuLayout
  phone_menu: PhoneMenu
  /** The menu stays in sight while a page is scrolled. */
  menu_stays: boolean
  colors: BrandColors
  dark_colors: BrandDarkColors
  shown_colors: ShownBrandColors
  /** Texts that cannot be read well. */
  contrast_issues: Array<ContrastIssue>
  /** Whether anybody has chosen it: until then it is what every site begins with. */
  is_set: boolean
  /** Counts up with each change; the ETag. */
  version: number
}

export interface BrandChanges {
  /** An image of the site; empty: its name is written. */
  logo_image_id?: string
  /** On dark; empty: the same logo. */
  dark_logo_image_id?: string
  /** In the tabs of pages; empty: none. */
  favicon_image_id?: string
  /** The stack of a font of the site; empty: the reader’s system font. */
  font_family?: string
  /** Empty: as `font_family`. */
  heading_font_family?: string
  radius_px?: number
  button_shape?: ButtonShape
  cta_shape?: CtaShape
  menu_layout?: MenuLayout
  phone_menu?: PhoneMenu
  /** The menu stays in sight while a page is scrolled. */
  menu_stays?: boolean
  colors?: BrandColorChanges
  dark_colors?: BrandDarkColorChanges
}

export interface BrandColorChanges {
  /** Links and what stands out. */
  accent_color?: string
  background_color?: string
  text_color?: string
  /** Empty: the accent. */
  button_color?: string
  /** Empty: white or near-black, whichever can be read. */
  button_text_color?: string
  /** Of the buttons that a page, a popup or an email is there for; empty: as other buttons. */
  cta_color?: string
  /** Empty: white or near-black, whichever can be read. */
  cta_text_color?: string
}

export interface BrandColors {
  /** Links and what stands out. */
  accent_color: string
  background_color: string
  text_color: string
  /** Empty: the accent. */
  button_color: string
  /** Empty: white or near-black, whichever can be read. */
  button_text_color: string
  /** Of the buttons that a page, a popup or an email is there for; empty: as other buttons. */
  cta_color: string
  /** Empty: white or near-black, whichever can be read. */
  cta_text_color: string
}

export interface BrandDarkColorChanges {
  /** Empty: what goes with the other colors. */
  accent_color?: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  /** Empty: what goes with the other colors. */
  text_color?: string
  /** Empty: what goes with the other colors. */
  button_color?: string
  /** Empty: what goes with the other colors. */
  button_text_color?: string
  /** Empty: what goes with the other colors. */
  cta_color?: string
  /** Empty: what goes with the other colors. */
  cta_text_color?: string
}

/** Where a reader prefers dark. */
export interface BrandDarkColors {
  /** Empty: what goes with the other colors. */
  accent_color: string
  /** Empty: what goes with the other colors. */
  background_color: string
  /** Empty: what goes with the other colors. */
  text_color: string
  /** Empty: what goes with the other colors. */
  button_color: string
  /** Empty: what goes with the other colors. */
  button_text_color: string
  /** Empty: what goes with the other colors. */
  cta_color: string
  /** Empty: what goes with the other colors. */
  cta_text_color: string
}

export type BrandMode = 'light' | 'dark'

export type BrandSurfaceColor = 'background_color' | 'button_color' | 'cta_color'

export type BrandTextColor = 'accent_color' | 'text_color' | 'button_text_color' | 'cta_text_color'

export interface Broadcast {
  id: string
  name: string
  state: BroadcastState
  /** Why it was paused or canceled other than by a person. */
  reason: string | null
  template_id: string | null
  sender_id: string | null
  subjects: Array<string>
  subject_test: SubjectTest
  recipients: BroadcastRecipients
  /** The share of recipients who get nothing, against whom the result is measured. */
  holdout_percent: number
  schedule: BroadcastSchedule
  emails_per_hour: number | null
  late_policy: BroadcastLatePolicy
  /** Only those who got that broadcast and did not open it. */
  resend_of: string | null
  starts_at: string | null
  started_at: string | null
  ended_at: string | null
  /** When the best subject is chosen. */
  test_ends_at: string | null
  /** The place of the best subject, from 0. */
  winner: number | null
  counts: BroadcastCounts
  missing: Array<BroadcastIssue>
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface BroadcastChanges {
  name?: string
  template_id?: string | null
  sender_id?: string | null
  /** None: the template’s. One: in its place. Two to four: an A/B test of them. */
  subjects?: Array<string>
  subject_test?: SubjectTest
  recipients?: BroadcastRecipients
  /** The share of recipients who get nothing, against whom the result is measured. */
  holdout_percent?: number
  schedule?: BroadcastSchedule
  emails_per_hour?: number | null
  late_policy?: BroadcastLatePolicy
}

/** recipients = waiting + delivered + not_delivered + unknown + skipped. */
export interface BroadcastCounts {
  /** Without those held out. Fixed when sending begins; 0 before. */
  recipients: number
  held_out: number
  /** Matching leads who get nothing, by reason. */
  excluded: { [key: string]: number; }
  /** Not handed over yet; after a cancellation: never sent. */
  waiting: number
  delivered: number
  not_delivered: number
  unknown: number
  /** Left out at the last moment, such as unsubscribed since. */
  skipped: number
  /** Emails that a person opened. */
  opened: number
  clicked: number
  unsubscribed: number
}

export interface BroadcastExcluded {
  reason: BroadcastExclusion
  count: number
}

/** `topic_left`: wants no email of the template’s topic. `capped`: had as many marketing emails lately as the site allows. */
export type BroadcastExclusion = 'unsubscribed' | 'not_subscribed' | 'suppressed' | 'not_confirmed' | 'no_consent' | 'topic_left' | 'capped'

/** Who came back since it began, of those who got it and of those held out. */
export interface BroadcastHoldout {
  measured_days: number
  /** Whether those days have passed. */
  is_over: boolean
  mailed: BroadcastMeasured
  held_out: BroadcastMeasured
}

export interface BroadcastHour {
  at: string
  opened: number
  clicked: number
}

/** What to fix before it can be scheduled. */
export interface BroadcastIssue {
  pointer: string
  code: string
  text: string
}

/** What happens if the server was down for more than an hour past the time. `ask` pauses it. */
export type BroadcastLatePolicy = 'send' | 'skip' | 'ask'

export interface BroadcastMeasured {
  leads: number
  /** Of them, who saw a page of the site. */
  visited: number
  /** Of them, who sent a form. */
  submitted: number
}

export interface BroadcastPage {
  data: Array<Broadcast>
  has_more: boolean
  next_cursor: string | null
}

export interface BroadcastPreview {
  /** recipients + held_out + all that is excluded. */
  matching: number
  recipients: number
  /** Approximate: each lead is held out at random. */
  held_out: number
  excluded: Array<BroadcastExcluded>
}

export interface BroadcastPreviewing {
  recipients: BroadcastRecipients
  /** Of whose topics those count who left them. */
  template_id?: string
  /** The share of recipients who get nothing, against whom the result is measured. */
  holdout_percent?: number
  resend_of?: string
}

/** Leads for which all of it holds. Nothing given is every lead. */
export interface BroadcastRecipients {
  /** Leads on one of them; none is no condition. */
  audience_ids: Array<string>
  excluded_audience_ids: Array<string>
  filter?: Filter
}

export interface BroadcastResultCounts {
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  /** Emails that a person opened. */
  opened: number
  /** Emails in which a person clicked. */
  clicked: number
  unsubscribed: number
}

export interface BroadcastResults {
  totals: BroadcastResultCounts
  /** Of an A/B test, those who got the winner after it among them. */
  variants: Array<BroadcastVariant>
  /** Emails that somebody answered; the answers are email responses. */
  replied: number
  /** Why recipients got nothing at the last moment. */
  skipped: Array<BroadcastSkipped>
  /** First opens and clicks of people by hour since it began, at most 72. */
  hours: Array<BroadcastHour>
  holdout?: BroadcastHoldout
}

export type BroadcastSchedule = ({ kind: 'at' } & SendAt) | ({ kind: 'local_time' } & SendAtLocalTime) | ({ kind: 'now' } & SendNow)

export interface BroadcastSkipped {
  reason: string
  count: number
}

/** draft → scheduled → sending → sent; paused and canceled from scheduled or sending. Only a draft can be changed. */
export type BroadcastState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'canceled'

export interface BroadcastTestSend {
  lead_id?: string
}

export interface BroadcastTestSent {
  to: string
  emails: number
}

export interface BroadcastVariant {
  variant: number
  subject: string
  is_winner: boolean
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  /** Emails that a person opened. */
  opened: number
  /** Emails in which a person clicked. */
  clicked: number
  unsubscribed: number
}

export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'opera' | 'samsung' | 'other'

/** Either one window in the outer three fields, or several in `windows`. An end before its start crosses midnight. */
export interface BusinessHours {
  /** 1 = Monday … 7 = Sunday. */
  business_days?: Array<number>
  day_start?: string
  day_end?: string
  timezone: string
  windows?: Array<OpeningWindow>
  days_off?: Array<string>
}

export interface ButtonBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'button'
  text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
  align?: BlockAlign
  full_width?: boolean
  /** Empty: what goes with the other colors. */
  color?: string
  /** Empty: what goes with the other colors. */
  text_color?: string
}

/** `rounded`: as the radius says; `pill`: round ends. */
export type ButtonShape = 'rounded' | 'pill' | 'square'

export interface Campaign {
  id: string
  name: string
  description: string
  status: CampaignStatus
  lead_source: CampaignLeadSource
  popup_id: string | null
  assistant_id: string | null
  sandbox_access: boolean
  form_action: CampaignFormAction
  destination_url: string | null
  file_id: string | null
  feedback_email: boolean
  feedback_subject: string
  feedback_text: string
  notify: CampaignNotify
  notify_emails: Array<string>
  email_confirmation: boolean
  reject_disposable: boolean
  reject_free: boolean
  reject_role_based: boolean
  typo_correction: boolean
  marketing_service: CampaignMarketingService
  tag_ids: Array<string>
  audience_ids: Array<string>
  field_mapping: Array<CampaignFieldMapping>
  /** Empty once the campaign is complete. */
  missing: Array<CampaignMissingPart>
  lead_count: number
  last_lead_at: string | null
  activated_at: string | null
  recent_results?: RecentResults
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface CampaignChanges {
  name?: string
  description?: string
  lead_source?: CampaignLeadSource
  popup_id?: string | null
  assistant_id?: string | null
  sandbox_access?: boolean
  form_action?: CampaignFormAction
  destination_url?: string | null
  /** The lead magnet: a stored file. */
  file_id?: string | null
  /** Emails the lead magnet; needs a popup box. */
  feedback_email?: boolean
  feedback_subject?: string
  feedback_text?: string
  /** Tells the addresses of each new lead. */
  notify?: CampaignNotify
  notify_emails?: Array<string>
  email_confirmation?: boolean
  reject_disposable?: boolean
  reject_free?: boolean
  reject_role_based?: boolean
  /** Offers a correction; never makes one. */
  typo_correction?: boolean
  marketing_service?: CampaignMarketingService
  /** Given to everyone who comes by the campaign. */
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** Fields that are not named go where their own name says. */
  field_mapping?: Array<CampaignFieldMapping>
}

export interface CampaignFieldMapping {
  /** The name of a field of the form. */
  field: string
  /** `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field; null: it stays in the submission. */
  to: string | null
}

/** What a visitor gets for sending the form. `sandbox` is not available yet. */
export type CampaignFormAction = 'thank_you' | 'destination_url' | 'download' | 'sandbox'

/** A popup (box, banner, slide-in), an embedded form, or the form of an assistant’s chat. */
export type CampaignLeadSource = 'popup' | 'form' | 'assistant'

/** Only `none` until a service can be connected. */
export type CampaignMarketingService = 'none' | 'mailchimp' | 'constant_contact' | 'active_campaign'

/** Issues that prevent publishing. */
export interface CampaignMissingPart {
  pointer: string
  code: string
  text: string
}

export type CampaignNotify = 'off' | 'at_once' | 'hourly'

export interface CampaignPage {
  data: Array<Campaign>
  has_more: boolean
  next_cursor: string | null
}

export type CampaignStatus = 'inactive' | 'active' | 'archived'

/** `failed`: the last try was refused. `disk_full`: this server has no room to store it, and does so as soon as there is. One that was issued before is served until it ends. */
export type CertificateStatus = 'waiting' | 'issued' | 'failed' | 'disk_full'

export interface Chat {
  id: string
  language: Locale
  title: string
  greeting: string
  launcher: string
  placeholder: string
  form_title: string
  form_thank_you: string
  /** Says that a machine answers. */
  notice: string
  suggested_questions: Array<string>
  position: 'bottom_right' | 'bottom_left'
  style: PublicStyle
  fonts?: Array<PublicFont>
  /** Empty: none. */
  avatar_url: string
  message_characters_max: number
  keep_history: boolean
  /** Somebody may be asked for: at once, or by the form. */
  has_people: boolean
  attended_now: boolean
  form: ChatForm
  files?: ChatFiles
  form_moment: 'never' | 'first' | 'after_messages' | 'unanswered'
}

export type ChatChannel = 'widget' | 'page'

export interface ChatCitation {
  number: number
  title: string
  heading?: string
  excerpt: string
  /** Where the very passage opens. */
  url?: string
}

export interface ChatFile {
  id: string
  name: string
  bytes: number
}

/** Files may be sent; absent: none. */
export interface ChatFiles {
  count_max: number
  /** Of one file. */
  bytes_max: number
  /** Endings of names, for choosing; the content decides. */
  accept: Array<string>
}

export interface ChatForm {
  fields: Array<PublicField>
  consent?: PublicConsent
}

export interface ChatFormAccepted {
  accepted: true
  text: string
}

export interface ChatHandoff {
  attended: boolean
  /** What the chat says to it. */
  text: string
}

export interface ChatMessage {
  id: string
  number: number
  from: ChatMessageFrom
  text: string
  /** Of a person. */
  name?: string
  /** Sent along with it. */
  files?: Array<ChatFile>
  /** Marks such as `[1]` in the text name them. */
  citations: Array<ChatCitation>
  state: ChatMessageState
  rating?: AnswerRating
}

export type ChatMessageFrom = 'visitor' | 'assistant' | 'person'

export type ChatMessageState = 'complete' | 'writing' | 'partial' | 'failed'

export interface ChatMessages {
  data: Array<ChatMessage>
  has_more: boolean
}

export interface CheckedEmail {
  quality: EmailQuality
  /** The codes with which the site’s forms would refuse it. */
  refused: Array<string>
}

export interface ChosenProvider {
  provider: IdentityProvider
}

export interface ChosenSecondFactor {
  kind: SecondFactorKind
}

export interface Citation {
  number: number
  source_id: string
  source_name: string
  /** Of the source, when it was cited. */
  version: number
  position: number
  heading: string | null
  /** Where the very passage opens; null of files. */
  url: string | null
  excerpt: string
}

export interface ClickMap {
  delivered: number
  subject: string
  /** The content that most of them had, as an invented lead would get it, with the counts at its links. */
  html: string
  /** The 200 that most followed. Links of the content that nobody followed are not listed. */
  links: Array<ClickMapLink>
}

/** `people` (default): emails in which a person followed the link. `raw`: every click as it came. */
export type ClickMapCounting = 'people' | 'raw'

export interface ClickMapLink {
  url: string
  /** Emails in which a person followed it. */
  people: number
  /** people / delivered */
  share: number | null
  person_clicks: number
  /** By scanners of mail servers and the like. */
  machine_clicks: number
  /** Without a verdict yet. */
  pending_clicks: number
  /** Whether the content shows it; links of one reader it does not. */
  shown: boolean
}

/** Only what is clicked or called opens it: any element with `data-leadwright-open="POPUP_ID"`. */
export interface ClickTrigger {
  kind: 'click'
}

export interface ClickedCondition {
  kind: 'clicked'
  step_id: string
  url?: string
}

export interface ColumnsBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'columns'
  columns: Array<BlockColumn>
  vertical_align?: VerticalAlign
  /** Beside one another on narrow screens too. */
  keep_on_phones?: boolean
}

export interface ConfiguredProvider {
  provider: IdentityProvider
}

export interface ConfirmationEmail {
  locale: Locale
  subject: string
  /** `{link}` is where the link stands, `{site}` the name of the site. */
  text: string
}

/** Built in until the owner changes it. */
export interface ConfirmationEmailInUse {
  locale: Locale
  subject: string
  /** `{link}` is where the link stands, `{site}` the name of the site. */
  text: string
  built_in: boolean
}

/** By whom those emails leave: the sender that was verified first, else the address of the installation. */
export interface ConfirmationSender {
  address: string
  of_site: boolean
}

export interface ConfirmationSent {
  outcome: 'confirmation_sent'
  email: string
  confirmation_secret: string
}

/** While `pending` no marketing email goes to the address. */
export type ConfirmationState = 'none' | 'pending' | 'confirmed'

export interface Consent {
  id: string
  lead_id: string
  kind: ConsentKind
  /** As the person saw it; empty for a withdrawal. */
  text: string
  text_version: number
  /** A popup’s id, `api`, `admin`, `email` or `journey`. */
  place: string
  method: ConsentMethod
  page_url: string | null
  locale?: Locale
  ip: string | null
  email_id: string | null
  at: string
}

export interface ConsentCheckbox {
  kind: 'checkbox'
  text: string
  /** Without the tick nothing is sent. */
  required?: boolean
}

export type ConsentKind = 'given' | 'withdrawn'

export type ConsentMethod = 'checkbox' | 'notice' | 'api' | 'import' | 'double_opt_in' | 'link' | 'one_click' | 'journey' | 'manual' | 'import_undone'

export interface ConsentNotice {
  kind: 'notice'
  text: string
}

export interface ConsentPage {
  data: Array<Consent>
  has_more: boolean
  next_cursor: string | null
}

export type ContentBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'columns' } & ColumnsBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'text' } & TextBlock)

export interface ContentPolicy {
  where: PolicyPlace
  policy: string
  blocks: Array<BlockedByPolicy>
  /** The policy with what it lacks; equal where it lacks nothing. */
  corrected: string
}

export interface ContrastIssue {
  mode: BrandMode
  color: BrandTextColor
  against: BrandSurfaceColor
  /** 1 to 21 by WCAG; text needs 4.5. */
  contrast: number
  /** The nearest color of the same hue that can be read. */
  suggested_color: string
}

export interface Conversation {
  id: string
  assistant_id: string
  channel: ConversationChannel
  state: ConversationState
  /** The first question; empty: nothing was asked yet. */
  title: string
  language: Locale
  lead_id: string | null
  visitor_id: string | null
  /** Who answers. */
  user_id: string | null
  user_name: string | null
  message_count: number
  rating?: AnswerRating
  comment: string | null
  last_message_at: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface ConversationAnsweredEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'conversation.answered'
  subject_id: string | null
  lead_id: string | null
  data: ConversationAnsweredEventData
  at: string
}

export interface ConversationAnsweredEventData {
  assistant_id: string
  message_id: string
  state: string
}

/** `test`: an owner tries it. */
export type ConversationChannel = 'widget' | 'page' | 'test'

export interface ConversationDetails {
  id: string
  assistant_id: string
  channel: ConversationChannel
  state: ConversationState
  /** The first question; empty: nothing was asked yet. */
  title: string
  language: Locale
  lead_id: string | null
  visitor_id: string | null
  /** Who answers. */
  user_id: string | null
  user_name: string | null
  message_count: number
  rating?: AnswerRating
  comment: string | null
  last_message_at: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  visitor: ConversationVisitor
}

export interface ConversationExportFilter {
  search?: string
  assistant_id?: string
  state?: ConversationState
  rating?: AnswerRating
  unanswered?: boolean
  lead_id?: string
  from?: string
  to?: string
  with_tests?: boolean
}

export type ConversationExportFormat = 'csv' | 'json'

export interface ConversationFile {
  id: string
  name: string
  bytes: number
  is_picture: boolean
}

export type ConversationJoinedBy = 'form' | 'known'

export interface ConversationJoinedEntry {
  id: string
  name: 'conversation.joined'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: ConversationJoinedEventData
  at: string
}

export interface ConversationJoinedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'conversation.joined'
  subject_id: string | null
  lead_id: string
  data: ConversationJoinedEventData
  at: string
}

export interface ConversationJoinedEventData {
  assistant_id: string
  conversation_id: string
  by: ConversationJoinedBy
}

export interface ConversationMessage {
  id: string
  number: number
  author: MessageAuthor
  user_name: string | null
  text: string
  state: ConversationMessageState
  reason: string | null
  /** That the visitor sent along. */
  files: Array<ConversationFile>
  citations: Array<Citation>
  confidence: number | null
  rating?: AnswerRating
  comment: string | null
  /** The pair that was written in its place. */
  corrected_by: string | null
  cost_cents: number
  created_at: string
  completed_at: string | null
}

export interface ConversationMessageAddedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'conversation.message_added'
  subject_id: string | null
  lead_id: string | null
  data: ConversationMessageAddedEventData
  at: string
}

export interface ConversationMessageAddedEventData {
  assistant_id: string
  message_id: string
  author: MessageAuthor
}

export interface ConversationMessagePage {
  data: Array<ConversationMessage>
  has_more: boolean
  next_cursor: string | null
}

/** `partial`: it broke off. `refused`: it was not given, see `reason`. `failed`: nothing came. `reason` of a complete one: why no model wrote it. */
export type ConversationMessageState = 'complete' | 'writing' | 'partial' | 'refused' | 'failed'

export interface ConversationPage {
  data: Array<Conversation>
  has_more: boolean
  next_cursor: string | null
}

export interface ConversationRatedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'conversation.rated'
  subject_id: string | null
  lead_id: string | null
  data: ConversationRatedEventData
  at: string
}

export interface ConversationRatedEventData {
  assistant_id: string
}

export interface ConversationStartedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'conversation.started'
  subject_id: string | null
  lead_id: string | null
  data: ConversationStartedEventData
  at: string
}

export interface ConversationStartedEventData {
  assistant_id: string
}

/** `waiting`: for a person. `attended`: a person answers, and the assistant is silent. */
export type ConversationState = 'open' | 'waiting' | 'attended' | 'closed'

export interface ConversationVisitor {
  country: string | null
  device: string | null
  platform: string | null
  browser: string | null
  page_url: string | null
  referrer: string | null
  first_seen_at: string | null
  last_seen_at: string | null
  visits: number
  pages: number
  visible_ms: number
  interactions: number
  conversations: number
  /** That models wrote for this visitor, as long as days are kept apart. */
  ai_answers: number
}

export interface ConversationWaitingEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'conversation.waiting'
  subject_id: string | null
  lead_id: string | null
  data: ConversationWaitingEventData
  at: string
}

export interface ConversationWaitingEventData {
  assistant_id: string
}

export interface CountdownBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'countdown'
  label: string
  /** Written as a date with its zone: it is as true when the email is opened as when it was sent. */
  ends_at: string
  timezone: string
  align?: BlockAlign
}

/** From when this browser first showed it; it never begins anew. */
export interface CountdownPerVisitor {
  kind: 'per_visitor'
  minutes: number
}

/** Once it is over the popup shows no more. */
export interface CountdownUntil {
  kind: 'until'
  ends_at: string
}

/** `on_click`: a button shows and copies it, without a submission. */
export type CouponReveal = 'after_submission' | 'on_click'

export interface CreatedReference {
  kind: JourneyReferenceKind
  id: string
  name: string
}

export interface Credentials {
  email: string
  password: string
  /** From the email of `requestSignInCode`. */
  code?: string
}

/** Of call-to-action buttons; `same`: as other buttons. */
export type CtaShape = 'same' | 'rounded' | 'pill' | 'square'

export interface CustomEvent {
  type: 'custom'
  name: string
  properties?: { [key: string]: OperationDetailsValue; }
  page_url?: string
}

export interface CustomField {
  id: string
  type: CustomFieldType
  /** Identifies the field in forms, filters and templates. */
  name: string
  label: string
  placeholder: string
  /** What a dropdown offers; empty for other types. */
  options: Array<string>
  /** Every form that asks for it must be filled in there, and a value that is there is not taken away again. Leads that come in without it are taken. */
  required: boolean
  /** Lists of fields are in its order; there may be gaps. */
  position: number
  /** Of deleted fields alone. */
  deleted_at?: string
  /** Of deleted fields alone: then the field and its values are gone for good. */
  restorable_until?: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface CustomFieldDefinitionChanges {
  label?: string
  placeholder?: string
  options?: Array<string>
  required?: boolean
}

export interface CustomFieldMove {
  /** The field that it shall precede; absent: to the end. */
  before_id?: string
}

export interface CustomFieldPage {
  data: Array<CustomField>
  has_more: boolean
  next_cursor: string | null
}

export type CustomFieldType = 'text' | 'textarea' | 'number' | 'checkbox' | 'date' | 'dropdown' | 'hidden' | 'password' | 'website' | 'phone'

export interface DamagedSite {
  site_id: string
  site_name: string
  fault: string
}

export interface Dashboard {
  timezone: string
  from: string
  to: string
  previous_from: string
  previous_to: string
  figures: DashboardFigures
  top: DashboardTop
  /** What waits for somebody; kinds of which there is nothing are absent. */
  attention: Array<DashboardAttention>
}

export interface DashboardAttention {
  kind: AttentionKind
  count: number
}

export interface DashboardCampaign {
  campaign_id: string
  name: string | null
  visitors: number
  converted: number
  rate: number | null
}

/** Visitors of the site. Needs `read-lead`. */
export interface DashboardFigure {
  total: number
  /** Of as many days before. */
  previous_total: number
  /** One number for each day from `from` to `to`. */
  days: Array<number>
  previous_days: Array<number>
}

export interface DashboardFigures {
  visitors?: DashboardFigure
  /** Leads that registered. Needs `read-lead`. */
  leads?: DashboardFigure
  /** Visitors who saw a popup, each on the day on which they saw it first. Needs `manage-popups`. */
  popup_visitors?: DashboardFigure
  /** Of these, those who have ever sent its form; by the day on which they saw it first. */
  converted?: DashboardFigure
  /** Emails delivered. Needs `manage-emails`. */
  delivered?: DashboardFigure
  /** Of the emails delivered on that day, those that a person opened, whenever that was. */
  opened?: DashboardFigure
  /** Of the emails delivered on that day, those of which a person followed a link, whenever that was. */
  clicked?: DashboardFigure
}

export interface DashboardPopup {
  popup_id: string
  name: string | null
  visitors: number
  converted: number
  rate: number | null
}

/** The 5 that most visitors left something in; needs the permission of each kind. */
export interface DashboardTop {
  popups?: Array<DashboardPopup>
  campaigns?: Array<DashboardCampaign>
  sources?: Array<DashboardValue>
  pages?: Array<DashboardValue>
}

export interface DashboardValue {
  value: string
  shown: number
  submitted: number
}

export interface DataAccess {
  id: string
  at: string
  action: DataAccessAction
  /** The endpoint, such as `getLead` or `downloadOperationFile`. */
  operation: string
  /** The lead, or what was exported. */
  subject_id?: string
  /** While it exists, for those who may read it. */
  subject_name?: string
  actor_kind: DataAccessActorKind
  actor_id: string
  /** While the person or the key exists. */
  actor_name?: string
  /** The session; absent if an API key was used. */
  session_id?: string
}

export type DataAccessAction = 'opened' | 'exported'

export interface DataAccessActor {
  id: string
  kind: DataAccessActorKind
  /** While the person or the key exists. */
  name?: string
}

export type DataAccessActorKind = 'user' | 'api_key'

export interface DataAccessActors {
  data: Array<DataAccessActor>
}

export interface DataAccessPage {
  data: Array<DataAccess>
  has_more: boolean
  next_cursor: string | null
}

/** So many days before (negative) or after a date of the lead. */
export interface DateFieldMoment {
  /** A custom field of the type `date`. */
  field_id: string
  offset_days: number
  at: string
  yearly?: boolean
}

export interface DateFieldTrigger {
  type: 'date_field'
  /** A custom field of type `date`. */
  field_id: string
  /** Days after the date; before it where negative. */
  offset_days: number
  /** Local time of day. */
  at: string
  /** Again each year; 29 February becomes the 28th where there is none. */
  yearly: boolean
}

export interface DayMetrics {
  date: string
  enrolled: number
  live: number
  completed: number
  stopped: number
  failed: number
}

export interface DelayStep {
  id: string
  type: 'delay'
  duration?: Duration
  until?: DateFieldMoment
}

export interface DelayTrigger {
  kind: 'delay'
  /** Of visible time. */
  seconds: number
}

/** Erases them. This cannot be undone: nothing of a person is kept. */
export interface DeleteLeads {
  kind: 'delete'
}

export interface Deliverability {
  from: string
  to: string
  published: DeliverabilityLimits
  totals: DeliverabilityCounts
  providers: Array<ProviderDeliverability>
  senders: Array<SenderDeliverability>
  domains: Array<DomainDeliverability>
  days: Array<DeliverabilityDay>
}

export interface DeliverabilityAdvice {
  code: DeliverabilityAdviceCode
  /** In the caller’s language. */
  text: string
}

export type DeliverabilityAdviceCode = 'too_few_emails' | 'bounces_high' | 'bounces_rising' | 'complaints_high' | 'complaints_rising' | 'complaints_not_reported' | 'opens_low' | 'opens_hidden'

export interface DeliverabilityCounts {
  /** Handed over: accepted, or refused for good. */
  sent: number
  /** Accepted, and not returned later. */
  delivered: number
  /** Refused at once or returned later, for good. */
  bounced: number
  /** Reported as spam, as far as providers tell. */
  complained: number
  /** Emails that a person opened; machines are not counted. */
  opened: number
  /** bounced / sent */
  bounce_rate: number | null
  /** complained / delivered */
  complaint_rate: number | null
  /** opened / delivered */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

export interface DeliverabilityDay {
  day: string
  /** Handed over: accepted, or refused for good. */
  sent: number
  /** Accepted, and not returned later. */
  delivered: number
  /** Refused at once or returned later, for good. */
  bounced: number
  /** Reported as spam, as far as providers tell. */
  complained: number
  /** Emails that a person opened; machines are not counted. */
  opened: number
}

/** Google and Yahoo for complaints, Amazon SES for bounces: aim below the first, stay below the second. */
export interface DeliverabilityLimits {
  complaint_rate_aim: number
  complaint_rate_max: number
  bounce_rate_aim: number
  bounce_rate_max: number
}

/** unknown: too few to say anything. */
export type DeliverabilityStanding = 'good' | 'warning' | 'bad' | 'unknown'

export interface Demo {
  present: boolean
  /** What the demo’s clock shows. */
  now: string
  clock_ahead_hours: number
  /** Whether who asks may sign in to it without a password: on the machine that the server runs on. */
  can_sign_in: boolean
  sites: Array<DemoSite>
}

export interface DemoClockMove {
  hours: number
}

export interface DemoSite {
  id: string
  name: string
  language: Locale
  timezone: string
  /** Nine o’clock in the site’s zone, Monday to Friday. */
  next_working_morning: string
}

export interface DesignSettings {
  fonts: Array<SiteFont>
  /** Web fonts of this installation, which every site may add. */
  available_fonts: Array<SiteFont>
  /** Counts up with each change; the ETag. */
  version: number
}

export interface DesignSettingsChanges {
  fonts?: Array<SiteFont>
}

export type Device = 'desktop' | 'tablet' | 'mobile'

export interface DiscoveredUrl {
  url: string
  text: string
}

export interface DiscoveredUrls {
  data: Array<DiscoveredUrl>
}

export interface DividerBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'divider'
  /** Empty: what goes with the other colors. */
  color?: string
  thickness_px?: number
  width_percent?: number
}

export interface DkimKey {
  domain: string
  selector: string
  /** RSA, PEM. Never shown again; absent keeps the present one. */
  private_key?: string
}

/** The TXT record that the domain must have. */
export interface DnsTextRecord {
  name: string
  value: string
}

export interface Domain {
  id: string
  /** In lower case and punycode. */
  host: string
  /** The host as people read it. */
  name: string
  status: DomainStatus
  reason?: DomainReason
  is_primary: boolean
  records: Array<DomainRecord>
  checked_at: string | null
  next_check_at: string | null
  /** Given up if it is not verified by then. */
  checks_until: string
  verified_at: string | null
  /** Since when a verified one leads elsewhere. */
  broken_at: string | null
  certificate?: DomainCertificate
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

/** Of a verified domain, where this server gets certificates itself. */
export interface DomainCertificate {
  status: CertificateStatus
  not_after: string | null
  next_try_at: string | null
  /** What the authority said, in its words. */
  reason: string | null
}

export interface DomainDeliverability {
  domain: string
  /** Handed over: accepted, or refused for good. */
  sent: number
  /** Accepted, and not returned later. */
  delivered: number
  /** Refused at once or returned later, for good. */
  bounced: number
  /** Reported as spam, as far as providers tell. */
  complained: number
  /** Emails that a person opened; machines are not counted. */
  opened: number
  /** bounced / sent */
  bounce_rate: number | null
  /** complained / delivered */
  complaint_rate: number | null
  /** opened / delivered */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

/** Why it is not verified, or what of a verified one is wrong by now. `claimed`: another site has it, and DNS still has the proof of that site. `taken`: another site has proved that it is its own. */
export type DomainReason = 'not_checked' | 'not_pointing' | 'pointing_elsewhere' | 'cname_loop' | 'not_owned' | 'claimed' | 'taken' | 'no_answer'

export interface DomainRecord {
  kind: DomainRecordKind
  type: DomainRecordType
  name: string
  /** Exactly what to enter. */
  expected: string
  /** What DNS had at the last check. */
  found: Array<string>
  state: DomainRecordState
}

/** `pointing` leads the domain here; `proof` shows that whoever manages it wants it at this site. */
export type DomainRecordKind = 'pointing' | 'proof'

/** `unknown`: DNS was not asked yet, or gave no answer. */
export type DomainRecordState = 'found' | 'missing' | 'different' | 'unknown'

export type DomainRecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT'

/** `verified`: the site is served there. `failed`: it is not looked at again until somebody checks it. */
export type DomainStatus = 'pending' | 'verified' | 'failed'

/** Either this or `until`. */
export interface Duration {
  value: number
  unit: DurationUnit
  /** Local time of day at which the delay ends. */
  at?: string
}

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'business_days'

export interface Email {
  id: string
  run_id: string | null
  sequence: number | null
  journey_id: string | null
  step_id: string | null
  broadcast_id: string | null
  /** Which of the broadcast’s subjects it has, from 0. */
  variant: number | null
  automated?: AutomatedSend
  lead_id: string
  template_id: string
  template_version: number | null
  sender_id: string
  /** The address at the last hand-off. */
  to: string | null
  /** In lists: the lead’s address as it is now; null once the lead is gone. */
  lead_email?: string | null
  subject: string | null
  message_id: string | null
  /** The consent that the email cites. */
  consent_id: string | null
  state: EmailState
  /** Why it was skipped, not delivered, or waits. */
  reason: string | null
  attempts: number
  queued_at: string
  handed_off_at: string | null
  ended_at: string | null
  opens: number
  machine_opens: number
  clicks: number
  machine_clicks: number
  first_opened_at: string | null
  first_clicked_at: string | null
  unsubscribed_at: string | null
  decision?: InDoubtDecision
  decided_at: string | null
  decided_by: string | null
}

export interface EmailAttempt {
  number: number
  begun_at: string
  ended_at: string | null
  /** Null while the answer is awaited. */
  outcome: 'delivered' | 'refused' | 'deferred' | 'unknown' | null
  /** The server’s answer, or what went wrong. */
  response: string | null
}

export type EmailBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'columns' } & ColumnsBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'footer' } & FooterBlock) | ({ kind: 'header' } & HeaderBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'saved' } & SavedBlockPlace) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'text' } & TextBlock)

export interface EmailBouncedEntry {
  id: string
  name: 'email.bounced'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailBouncedEventData
  at: string
}

export interface EmailBouncedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.bounced'
  subject_id: string | null
  lead_id: string
  data: EmailBouncedEventData
  at: string
}

export interface EmailBouncedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  template_id: string | null
  /** Whether the address takes no email at all. */
  permanent: boolean
  status: string | null
}

export interface EmailChange {
  email: string
}

export interface EmailClickedEntry {
  id: string
  name: 'email.clicked'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailClickedEventData
  at: string
}

export interface EmailClickedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.clicked'
  subject_id: string | null
  lead_id: string
  data: EmailClickedEventData
  at: string
}

export interface EmailClickedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  template_id: string | null
  url: string | null
  /** Whether it is the first of its kind by a person, of this email. */
  first: boolean
}

export interface EmailComplainedEntry {
  id: string
  name: 'email.complained'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailComplainedEventData
  at: string
}

export interface EmailComplainedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.complained'
  subject_id: string | null
  lead_id: string
  data: EmailComplainedEventData
  at: string
}

export interface EmailComplainedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  template_id: string | null
}

export interface EmailConfirmation {
  token: string
  confirmation_secret?: string
  password?: string
  password_confirmation?: string
}

export interface EmailConfirmed {
  confirmed: true
}

export interface EmailContent {
  template_version: number
  language: Locale
  subject: string
  preheader: string
  html: string
  text: string
}

export interface EmailCounts {
  /** All: the states add up to it. */
  emails: number
  not_started: number
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  /** Emails that a person opened; those that machines opened are not counted. */
  opened: number
  /** Emails in which a person clicked. */
  clicked: number
  /** Emails by whose link a reader unsubscribed. */
  unsubscribed: number
}

export interface EmailDeliveredEntry {
  id: string
  name: 'email.delivered'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailDeliveredEventData
  at: string
}

export interface EmailDeliveredEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.delivered'
  subject_id: string | null
  lead_id: string
  data: EmailDeliveredEventData
  at: string
}

export interface EmailDeliveredEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  template_id: string | null
  reason: string | null
}

export interface EmailDetail {
  id: string
  run_id: string | null
  sequence: number | null
  journey_id: string | null
  step_id: string | null
  broadcast_id: string | null
  /** Which of the broadcast’s subjects it has, from 0. */
  variant: number | null
  automated?: AutomatedSend
  lead_id: string
  template_id: string
  template_version: number | null
  sender_id: string
  /** The address at the last hand-off. */
  to: string | null
  /** In lists: the lead’s address as it is now; null once the lead is gone. */
  lead_email?: string | null
  subject: string | null
  message_id: string | null
  /** The consent that the email cites. */
  consent_id: string | null
  state: EmailState
  /** Why it was skipped, not delivered, or waits. */
  reason: string | null
  attempts: number
  queued_at: string
  handed_off_at: string | null
  ended_at: string | null
  opens: number
  machine_opens: number
  clicks: number
  machine_clicks: number
  first_opened_at: string | null
  first_clicked_at: string | null
  unsubscribed_at: string | null
  decision?: InDoubtDecision
  decided_at: string | null
  decided_by: string | null
  /** When it is tried again; null once it has ended. */
  next_attempt_at: string | null
  attempt_list: Array<EmailAttempt>
  hits: Array<EmailHit>
}

/** Absent: the body is `body_text`. */
export interface EmailDocument {
  version: 1
  /** Around the content; empty: as the brand has it. */
  page_color?: string
  /** Behind the content; empty: as the brand has it. */
  content_color?: string
  width_px?: number
  blocks: Array<EmailBlock>
}

export interface EmailExplanation {
  email: EmailDetail
  lead?: ExplainedLead
  submission?: ExplainedSubmission
  consent?: ExplainedConsent
  enrollment?: ExplainedEnrollment
  broadcast?: ExplainedBroadcast
  entries: Array<RunEntry>
  checks: Array<HandOffCheck>
}

/** What became of an email. `opened` and `clicked` are by people: each once it is known to be no machine’s. */
export type EmailHappening = 'delivered' | 'not_delivered' | 'unknown' | 'skipped' | 'opened' | 'clicked' | 'bounced' | 'complained' | 'replied'

export interface EmailHistoryEntry {
  id: string
  happened: EmailHappening
  /** What happened as people read it, in the language of Accept-Language. */
  title: string
  email_id: string
  lead_id: string
  /** The lead’s address as it is now; null once the lead is gone. */
  lead_email: string | null
  /** The email’s subject. */
  subject: string | null
  /** Why it was skipped, not delivered or is unknown; the status of a bounce. */
  reason: string | null
  /** The link that was clicked. */
  url: string | null
  at: string
}

export interface EmailHistoryPage {
  data: Array<EmailHistoryEntry>
  has_more: boolean
  next_cursor: string | null
}

/** An open or a click as it came, with who probably did it. */
export interface EmailHit {
  kind: 'open' | 'click'
  url: string | null
  at: string
  /** `pending`: in the first seconds after delivery, or until it is certain that not all links were followed at once. It counts for nothing until then. */
  verdict: 'pending' | 'person' | 'machine'
  verdict_reason: string | null
  user_agent: string
}

export type EmailHourEvent = 'opened' | 'clicked'

export interface EmailLinkClickedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.link_clicked'
  subject_id: string | null
  lead_id: string
  data: EmailLinkClickedEventData
  at: string
}

export interface EmailLinkClickedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  url: string
  template_id: string | null
}

export type EmailList = 'disposable' | 'free' | 'role_based'

export interface EmailListFacts {
  list: EmailList
  entries: number
  /** YYYY-MM-DD. */
  dated: string
}

export interface EmailListOverride {
  list: EmailList
  /** A domain; of `role_based` the name before the @. */
  value: string
  /** Whether it counts as being on the list. */
  listed: boolean
}

export interface EmailNotDeliveredEntry {
  id: string
  name: 'email.not_delivered'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailNotDeliveredEventData
  at: string
}

export interface EmailNotDeliveredEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.not_delivered'
  subject_id: string | null
  lead_id: string
  data: EmailNotDeliveredEventData
  at: string
}

export interface EmailNotDeliveredEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  template_id: string | null
  reason: string | null
}

export interface EmailOpened {
  kind: 'opened'
  at: string
  step_id: string
}

export interface EmailOpenedEntry {
  id: string
  name: 'email.opened'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailOpenedEventData
  at: string
}

export interface EmailOpenedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.opened'
  subject_id: string | null
  lead_id: string
  data: EmailOpenedEventData
  at: string
}

export interface EmailOpenedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  template_id: string | null
  url: string | null
  /** Whether it is the first of its kind by a person, of this email. */
  first: boolean
}

export interface EmailPage {
  data: Array<Email>
  has_more: boolean
  next_cursor: string | null
}

export interface EmailQuality {
  validity: EmailValidity
  /** 0 to 100; null where it was never verified. */
  score: number | null
  parts?: EmailScoreParts
  disposable: boolean
  free: boolean
  role_based: boolean
  checked_at: string | null
  /** What was probably meant. */
  suggestion?: string
}

export interface EmailReplied {
  kind: 'replied'
  at: string
  step_id: string
}

export interface EmailRepliedEntry {
  id: string
  name: 'email.replied'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailRepliedEventData
  at: string
}

export interface EmailRepliedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.replied'
  subject_id: string | null
  lead_id: string
  data: EmailRepliedEventData
  at: string
}

export interface EmailRepliedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  template_id: string | null
  subject: string
}

export interface EmailRepliedTrigger {
  type: 'email_replied'
  /** To email of these templates; absent or empty: to any. */
  template_ids?: Array<string>
}

export interface EmailResendPreview {
  matching: number
}

export interface EmailResponse {
  email_id: string
  lead_id: string
  kind: EmailResponseKind
  /** Of a bounce: the address takes no email at all. */
  permanent: boolean
  /** The enhanced status code of a bounce. */
  status: string | null
  /** What the server said; of a reply its subject. */
  detail: string
  /** The beginning of a reply. */
  excerpt: string
  source: EmailResponseSource
  at: string
}

/** It could not be delivered, its reader called it spam, or its reader answered. */
export type EmailResponseKind = 'bounce' | 'complaint' | 'reply'

export interface EmailResponsePage {
  data: Array<EmailResponse>
  has_more: boolean
  next_cursor: string | null
}

/** How it came. */
export type EmailResponseSource = 'mail' | 'ses' | 'postmark'

/** Their sum is the score. */
export interface EmailScoreParts {
  /** The address can be one. At most 5. */
  syntax: number
  /** Its domain takes email; half while DNS has not answered. At most 40. */
  mail_server: number
  /** Of no provider of disposable addresses. At most 25. */
  not_disposable: number
  /** Of a person, not of a task such as `info`. At most 10. */
  not_role_based: number
  /** Of no free provider. At most 5. */
  not_free: number
  /** No likely slip in the name of a well-known provider. At most 5. */
  no_typo: number
  /** Confirmed by a link in an email. At most 10. */
  confirmed: number
}

export interface EmailSettings {
  unknown_policy: UnknownPolicy
  late_policy: LatePolicy
  /** Where false, email goes unsigned. */
  dkim_configured: boolean
  dkim_domain: string | null
  dkim_selector: string | null
  dkim_record?: DnsTextRecord
  /** Where false, email goes to files instead of a mail server. */
  uses_server: boolean
  /** Where undeliverable email comes back to; null: to its sender, unread by this server. */
  return_path: string | null
  /** What is forwarded to this address is looked through for replies. Null where no email is taken in. */
  reply_address: string | null
  /** Emails that wait for the decision `late_policy`. */
  late_count: number
  /** Counts up with each change; the ETag. */
  version: number
}

export interface EmailSettingsChanges {
  unknown_policy?: UnknownPolicy
  late_policy?: LatePolicy
  dkim?: DkimKey
}

export interface EmailSkippedEntry {
  id: string
  name: 'email.skipped'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailSkippedEventData
  at: string
}

export interface EmailSkippedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.skipped'
  subject_id: string | null
  lead_id: string
  data: EmailSkippedEventData
  at: string
}

export interface EmailSkippedEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  template_id: string | null
  reason: string | null
}

/** delivered: accepted by the recipient’s mail server. unknown: handed over, and no answer came. */
export type EmailState = 'not_started' | 'delivered' | 'not_delivered' | 'unknown' | 'skipped'

export type EmailStepType = 'send_email' | 'ask_question'

export interface EmailToCheck {
  email: string
}

export interface EmailTopic {
  id: string
  texts: EmailTopicLanguages
  /** Marketing emails of these templates are of this topic, whatever sends them. */
  template_ids: Array<string>
}

export interface EmailTopicChanges {
  /** Absent in a new one. */
  id?: string
  texts: EmailTopicLanguages
  /** Marketing emails of these templates are of this topic, whatever sends them. */
  template_ids: Array<string>
}

/** Where one is missing, the other is shown. */
export interface EmailTopicLanguages {
  en?: EmailTopicTexts
  es?: EmailTopicTexts
}

export interface EmailTopicTexts {
  /** As readers see it. */
  name: string
  description: string
}

export interface EmailTransport {
  kind: EmailTransportKind
  installation: InstallationTransportKind
  smtp?: SmtpTransport
  ses?: SesTransport
  postmark?: PostmarkTransport
  trouble?: TransportTrouble
  /** Whether a password, a secret key or a token is stored. */
  has_secret: boolean
  /** Counts up with each change; the ETag. */
  version: number
}

/** `installation`: by what the server is configured for. */
export type EmailTransportKind = 'installation' | 'smtp' | 'ses' | 'postmark'

export interface EmailTransportTest {
  to: string
}

export interface EmailTransportTested {
  outcome: TransportOutcome
  /** What the transport said, or what went wrong. */
  response: string
  from: string
}

export interface EmailUnknownEntry {
  id: string
  name: 'email.unknown'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EmailUnknownEventData
  at: string
}

export interface EmailUnknownEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'email.unknown'
  subject_id: string | null
  lead_id: string
  data: EmailUnknownEventData
  at: string
}

export interface EmailUnknownEventData {
  journey_id: string | null
  run_id: string | null
  step_id: string | null
  broadcast_id: string | null
  template_id: string | null
  reason: string | null
}

/** `invalid`: its domain takes no email. `risky`: disposable, a role address, or probably misspelled. `unknown`: DNS has not answered. */
export type EmailValidity = 'valid' | 'risky' | 'invalid' | 'unknown'

export interface EmailsToVerify {
  filter?: Filter
}

export interface EmbedBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'embed'
  /** What it is, for who does not see it. */
  title: string
  /** https. Shown in a frame once a visitor opens it; until then nothing is loaded from there. */
  embed_url: string
  height_px: number
}

export interface Enrollment {
  lead_ids: Array<string>
}

export type EnrollmentCause = 'event' | 'publication' | 'manual'

/** `existing`: at once, too, the leads for whom a trigger holds now and who meet the criteria: who has the tag, is in the audience, submitted the popup, spoke with the assistant, has confirmed, has the date today (in the zone that counts for the journey; each date enrolls once), or, where leads being created is the trigger, every lead. A click, a visit, a changed field and an event from the API happen at one moment and hold for nobody afterwards. `new`: only whom a trigger brings from now on. */
export type EnrollmentChoice = 'existing' | 'new'

export interface EnrollmentOfMany {
  filter?: Filter
  search?: string
  audience_id?: string
}

export interface EnrollmentOfManyPreview {
  /** Those of the filter or the audience. */
  leads: number
  /** Of them those who would be enrolled: whom the journey’s criteria let in and who are not in it. */
  matching_leads: number
}

export type EnrollmentOutcome = 'enrolled' | 'already_live' | 'already_enrolled' | 'suppressed' | 'not_matching' | 'not_found'

export interface EnrollmentPreview {
  matching_leads: number
}

export interface EnrollmentResult {
  lead_id: string
  outcome: EnrollmentOutcome
  run_id?: string
}

export interface EnrollmentResults {
  data: Array<EnrollmentResult>
}

/** What happened, such as `lead.created`. */
export type EventName = 'account.plan_set' | 'account_email.reset' | 'account_email.updated' | 'ai_draft.approved' | 'ai_draft.awaiting_approval' | 'ai_draft.failed' | 'ai_draft.ready' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'api_key.created' | 'api_key.deleted' | 'api_key.reset' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'brand.updated' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'conversation.answered' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.joined' | 'conversation.message_added' | 'conversation.rated' | 'conversation.replied' | 'conversation.returned' | 'conversation.started' | 'conversation.waiting' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'demo.removed' | 'design_settings.updated' | 'domain.checked' | 'domain.created' | 'domain.deleted' | 'domain.failed' | 'domain.verified' | 'email.bounced' | 'email.clicked' | 'email.complained' | 'email.delivered' | 'email.link_clicked' | 'email.not_delivered' | 'email.opened' | 'email.replied' | 'email.resent' | 'email.resolved' | 'email.skipped' | 'email.unknown' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'event.received' | 'event.tracked' | 'file.deleted' | 'file.uploaded' | 'form.submitted' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'host_settings.updated' | 'identity.connected' | 'identity.disconnected' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'impersonation.ended' | 'impersonation.started' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'installation.updated' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.not_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead.audience_joined' | 'lead.audience_left' | 'lead.confirmation_asked' | 'lead.confirmed' | 'lead.created' | 'lead.erased' | 'lead.merge_undone' | 'lead.merged' | 'lead.noted' | 'lead.subscribed' | 'lead.tag_added' | 'lead.tag_removed' | 'lead.topics_changed' | 'lead.unsubscribed' | 'lead.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'manager.deleted' | 'manager.invitation_resent' | 'manager.invited' | 'manager.joined' | 'manager.updated' | 'marketing_settings.updated' | 'notification_settings.updated' | 'operation.canceled' | 'operation.completed' | 'operation.created' | 'operation.failed' | 'operation.undone' | 'operation.updated' | 'overlay_settings.updated' | 'page.visited' | 'passkey.created' | 'passkey.deleted' | 'passkey.updated' | 'person_request.created' | 'plan.created' | 'plan.deleted' | 'plan.updated' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'primary_domain.updated' | 'question.answered' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run_action.created' | 'runs.changed' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'session.deleted' | 'site.created' | 'site.deleted' | 'site.exported' | 'site.imported' | 'site.paused' | 'site.published' | 'site.resumed' | 'site.unpublished' | 'site.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'tracking_settings.updated' | 'unsubscribe_page.updated' | 'user.deletion_canceled' | 'user.deletion_requested' | 'user.password_changed' | 'user.password_set' | 'user.picture_deleted' | 'user.picture_updated' | 'user.recovery_codes_created' | 'user.second_factor_disabled' | 'user.second_factor_enabled' | 'user.signed_out_elsewhere' | 'user.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.disabled' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface EventReceivedEntry {
  id: string
  name: 'event.received'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EventReceivedEventData
  at: string
}

export interface EventReceivedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'event.received'
  subject_id: string | null
  lead_id: string
  data: EventReceivedEventData
  at: string
}

export interface EventReceivedEventData {
  name: string
  data: { [key: string]: EventReceivedEventDataDataValue; }
}

export type EventReceivedEventDataDataValue = boolean | number | string

export interface EventTrackedEntry {
  id: string
  name: 'event.tracked'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: EventTrackedEventData
  at: string
}

export interface EventTrackedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'event.tracked'
  subject_id: string | null
  lead_id: string
  data: EventTrackedEventData
  at: string
}

export interface EventTrackedEventData {
  name: string
  properties?: { [key: string]: EventReceivedEventDataDataValue; }
  /** The browser. */
  visitor_id?: string
}

export interface ExitIntentTrigger {
  kind: 'exit_intent'
}

/** A passage of the source that has these words; without words, any of its passages. */
export interface ExpectedPassage {
  source_id: string
  text: string
}

export interface ExplainedBroadcast {
  id: string
  name: string
  /** The audiences it went to, by name; none is every lead. */
  audiences: Array<string>
  /** Whether a filter chose among them. */
  by_filter: boolean
  /** The broadcast that the lead had not opened, by name. */
  resend_of: string | null
  /** When its recipients were fixed. */
  at: string | null
}

export interface ExplainedConsent {
  id: string
  at: string
  text: string
  text_version: number
  method: ConsentMethod
  place: string
  page_url: string | null
}

export interface ExplainedEnrollment {
  run_id: string
  journey_id: string
  journey_name: string | null
  journey_version: number
  cause: 'event' | 'publication' | 'manual'
  /** The name of the event that enrolled the lead. */
  event: string | null
  at: string
}

export interface ExplainedLead {
  id: string
  email: string
  name: string
}

export interface ExplainedSubmission {
  id: string
  popup_id: string
  popup_name: string | null
  at: string
  page_url: string | null
  values: { [key: string]: OperationDetailsValue; }
}

/** Which emails in state `not_delivered`; without a condition, all. */
export interface FailedEmailFilter {
  lead_id?: string
  journey_id?: string
  template_id?: string
  broadcast_id?: string
  /** The beginning of the lead’s address. */
  search?: string
  /** Those that were due from then on. */
  queued_from?: string
}

/** The first rule that does not hold. */
export interface FailedRule {
  list: RuleList
  index: number
  /** The rule itself, of `url_rules`. */
  url_rule?: UrlRule
  /** The rule itself, of `visitor_rules`. */
  visitor_rule?: VisitorRule
}

export interface FeaturesBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'features'
  /** Above the block; empty: none. */
  heading: string
  columns?: number
  features: Array<PageFeature>
}

export interface FieldChanged {
  kind: 'field_changed'
  at: string
  field_id: string
  value: EventReceivedEventDataDataValue | null
}

export interface FieldChangedTrigger {
  type: 'field_changed'
  /** Ids of custom fields, or of a lead's own: first_name, middle_name, last_name, phone, timezone, language, email. */
  field_ids: Array<string>
}

export interface FieldError {
  /** JSON pointer into the body, or `/name` of a query value. */
  pointer: string
  code: FieldErrorCode
  text: string
}

/** Stable. Later versions have more. */
export type FieldErrorCode = 'allowance_unknown' | 'feature_unknown' | 'required' | 'type' | 'unknown_key' | 'too_short' | 'too_long' | 'too_small' | 'too_big' | 'too_few' | 'too_many' | 'not_allowed_value' | 'invalid' | 'text_characters' | 'email_invalid' | 'event_name_invalid' | 'name_characters' | 'password_too_short' | 'password_mismatch' | 'site_required' | 'permission_required' | 'assistant_required' | 'chosen_assistants_only' | 'url_invalid' | 'url_with_credentials' | 'color_invalid' | 'font_stack_invalid' | 'font_missing' | 'fonts_too_many' | 'font_url_invalid' | 'host_invalid' | 'file_required' | 'site_file_damaged' | 'site_file_newer' | 'site_known' | 'passphrase_wrong' | 'image_invalid' | 'picture_invalid' | 'image_too_many_pixels' | 'image_too_many_frames' | 'file_type_not_supported' | 'timezone_unknown' | 'currency_unknown' | 'subdomain_characters' | 'subdomain_reserved' | 'domain_is_address' | 'domain_is_ours' | 'cursor_invalid' | 'instant_invalid' | 'journey_not_published' | 'not_of_this_kind' | 'knowledge_type_not_supported' | 'unknown_reference' | 'chat_file_type' | 'chat_picture_unseen' | 'chat_file_unreadable' | 'heading_or_text_missing' | 'thank_you_missing' | 'email_field_missing' | 'too_many_days' | 'ends_before_start' | 'steps_with_gap' | 'code_or_script_missing' | 'locale_invalid' | 'variant_reserved' | 'position_not_for_type' | 'button_text_missing' | 'address_not_public' | 'page_unreachable' | 'page_slow' | 'page_too_large' | 'too_many_redirects' | 'page_empty' | 'page_not_html' | 'page_failed' | 'repeated' | 'consent_required' | 'phone_invalid' | 'date_invalid' | 'no_lead_source' | 'lead_source_differs' | 'popup_captures_nobody' | 'popup_incomplete' | 'popup_in_other_campaign' | 'feedback_needs_popup_box' | 'sandboxes_not_available' | 'marketing_services_not_available' | 'mapped_twice' | 'mapping_type_differs' | 'mapping_without_popup' | 'field_not_in_form' | 'field_not_of_lead' | 'email_stays_email' | 'file_missing' | 'feedback_subject_missing' | 'feedback_text_missing' | 'notify_emails_missing' | 'no_trigger' | 'no_steps' | 'too_many_steps' | 'too_deep' | 'missing_id' | 'duplicate_id' | 'missing_value' | 'too_many_branches' | 'no_branches' | 'unreachable' | 'share_out_of_range' | 'shares_exceed_100' | 'delay_out_of_range' | 'no_delay' | 'two_delays' | 'offset_out_of_range' | 'no_time_limit' | 'wait_out_of_range' | 'not_an_earlier_email' | 'not_an_earlier_question' | 'not_an_earlier_writer' | 'unknown_answer' | 'answers_out_of_range' | 'prompt_too_long' | 'no_ai_provider' | 'template_without_question' | 'template_with_question' | 'template_without_ai_text' | 'template_with_ai_text' | 'answer_not_fitting' | 'invalid_time_of_day' | 'template_disabled' | 'template_transactional' | 'sender_not_verified' | 'time_passed' | 'too_late' | 'test_needs_one_time' | 'no_unsubscribe_link' | 'no_postal_address' | 'unknown_zone' | 'two_forms' | 'no_windows' | 'no_days' | 'invalid_day' | 'equal_times' | 'invalid_date' | 'field_name_characters' | 'hidden_not_required' | 'options_repeated' | 'filter_too_deep' | 'filter_too_long' | 'lead_or_email' | 'definition_format_unknown' | 'definition_version_unknown' | 'field_type_differs' | 'reference_missing' | 'field_not_date' | 'audience_empty' | 'paths_empty' | 'branch_for_everybody' | 'filter_field_unknown' | 'filter_value_needless' | 'filter_value_pair' | 'filter_value_days' | 'filter_circular' | 'audience_dynamic' | 'audience_static' | 'template_too_long' | 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_import_empty' | 'template_import_too_long' | 'template_translation_lacks' | 'template_translation_beyond' | 'template_variable_missing' | 'template_not_transactional' | 'automated_email_always_on' | 'place_unknown' | 'place_missing' | 'document_too_long' | 'document_version_unknown' | 'handle_characters' | 'handle_reserved' | 'json_invalid' | 'schema_context' | 'schema_type' | 'schema_property' | 'schema_date' | 'schema_address' | 'schema_too_deep' | 'page_link_invalid' | 'condition_on_page' | 'image_of_site_needed' | 'video_unknown' | 'embed_url_invalid' | 'template_link_invalid' | 'private_key_invalid' | 'domain_invalid' | 'email_disposable' | 'email_free' | 'email_role_based' | 'link_missing' | 'email_misspelled' | 'email_after_unsubscribe' | 'email_before_confirmation' | 'file_damaged' | 'quote_not_closed' | 'unpacked_too_large' | 'too_many_columns' | 'too_many_rows' | 'reading_too_slow' | 'no_source' | 'effort_not_supported' | 'deep_research_not_supported' | 'web_search_not_supported' | 'prompt_required' | 'urls_required' | 'date_range_invalid' | 'assistant_not_published' | 'assistant_captures_nobody' | 'assistant_in_other_campaign' | 'body_not_json' | 'body_not_multipart' | 'request_malformed' | 'tenant_mismatch' | 'not_signed_in' | 'wrong_password' | 'not_permitted' | 'email_not_verified' | 'reauthentication_needed' | 'not_while_impersonating' | 'second_factor_needed' | 'signature_invalid' | 'not_found' | 'method_not_allowed' | 'user_not_found' | 'site_not_found' | 'request_timeout' | 'secret_already_shown' | 'gone' | 'changed_elsewhere' | 'body_too_large' | 'content_type_not_supported' | 'content_encoding_not_supported' | 'validation_failed' | 'idempotency_key_reused' | 'too_many_requests' | 'header_too_large' | 'internal' | 'service_unavailable' | 'provider_unavailable' | 'overloaded' | 'maintenance' | 'site_under_construction' | 'site_damaged' | 'disk_full' | 'name_taken' | 'subdomain_taken' | 'domain_not_pointing' | 'handle_taken' | 'keyword_taken' | 'keyword_repeated' | 'too_many_keywords' | 'writing_under_way' | 'outline_missing' | 'no_source_attached' | 'page_url_missing' | 'html_content_empty' | 'too_many_sources' | 'too_many_vectors' | 'too_many_golden_questions' | 'knowledge_full' | 'vector_images' | 'nothing_to_update' | 'update_under_way' | 'reset_code_invalid' | 'email_verification_failed' | 'new_password_needed' | 'sign_in_code_invalid' | 'second_step_expired' | 'second_factor_code_invalid' | 'attempt_expired' | 'provider_not_configured' | 'provider_answer_invalid' | 'identity_not_connected' | 'identity_taken' | 'last_way_in' | 'passkey_invalid' | 'too_many_passkeys' | 'invitation_invalid' | 'transition_not_allowed' | 'in_use' | 'design_incomplete' | 'campaign_incomplete' | 'broadcast_incomplete' | 'journey_incomplete' | 'assistant_incomplete' | 'golden_questions_unmet' | 'golden_run_under_way' | 'no_golden_questions' | 'chat_files_off' | 'chat_files_full' | 'conversation_full' | 'answer_under_way' | 'site_in_use' | 'account_in_use' | 'site_moved' | 'emails_under_way' | 'limit_reached' | 'feature_not_in_plan' | 'plan_in_use' | 'storage_full' | 'too_many_saved_blocks' | 'too_many_pages' | 'page_is_homepage' | 'too_many_template_folders' | 'demo_not_present' | 'already_set_up' | 'manager_exists' | 'own_membership' | 'longer_password_needed' | 'lead_exists' | 'lead_limit_exhausted' | 'already_suppressed' | 'run_stalled' | 'nothing_to_confirm' | 'invalid_file_type' | 'no_records_found' | 'mapping_required' | 'file_unreadable' | (string & {})

/** Where a hidden field takes its value from: the address, a cookie, or `data-NAME` of the script. */
export interface FieldFill {
  from: FillSource
  name: string
}

/** `stars`: a number from 1 to 5. `buttons` and `pictures`: the options of a dropdown, all in sight. */
export type FieldPresentation = 'plain' | 'stars' | 'buttons' | 'pictures'

export interface FieldReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'field'
  name: string
  type: CustomFieldType
  label?: string
  placeholder?: string
  options?: Array<string>
}

export interface FieldTexts {
  name: string
  label?: string
  placeholder?: string
  /** Shown in place of the field’s options, in their order; what is sent stays the original. */
  options?: Array<string>
}

export type FillSource = 'query' | 'cookie' | 'attribute'

/** At most 10 levels deep and 100 rules. Text is compared without regard to case; a missing value satisfies only is_empty and negated operators. */
export type Filter = ({ kind: 'all' } & AllFilters) | ({ kind: 'any' } & AnyFilter) | ({ kind: 'not' } & NotFilter) | ({ kind: 'rule' } & FilterRule)

export interface FilterCondition {
  kind: 'filter'
  filter: Filter
}

export type FilterOp = 'is' | 'is_not' | 'contains' | 'not_contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'before' | 'after' | 'in_last_days' | 'not_in_last_days' | 'in_next_days' | 'has' | 'has_not' | 'is_empty' | 'is_not_empty'

export interface FilterRule {
  kind: 'rule'
  /** A field of leads, `tags`, `audiences`, `campaigns`, or `custom_fields.` and the name of a field. */
  field: string
  op: FilterOp
  value?: FilterRuleValue
}

/** Two values for `between`; an id or several for `has` and `has_not`; a number of days for `in_last_days`, `not_in_last_days` and `in_next_days`. Dates begin at midnight in the time zone of the site; days back from a moment are 24 hours each. */
export type FilterRuleValue = Array<FilterRuleValueAnyOfInner> | boolean | number | string

export type FilterRuleValueAnyOfInner = number | string

export interface FontCharacters {
  stack: string
  /** As in CSS, such as `U+20-7E, U+A0-FF`. Null where it is not known: a font at another address, or a file that is not a font. */
  unicode_range: string | null
}

export interface FontCharactersList {
  data: Array<FontCharacters>
}

export interface FooterBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'footer'
  align?: BlockAlign
  /** Above what the law asks for: why it was sent, the address, the link to unsubscribe. */
  text: string
}

export interface FooterLink {
  text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
}

export interface ForgottenPassword {
  email: string
}

export interface FormBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'form'
  /** Above the block; empty: none. */
  heading: string
  text: string
  /** Whose form it is, of any type. Works without a script. Left out while the popup is not published. */
  popup_id: string
}

/** An unchecked box, or a notice that submitting means agreeing. Without either nobody is subscribed. */
export type FormConsent = ({ kind: 'checkbox' } & ConsentCheckbox) | ({ kind: 'none' } & NoConsent) | ({ kind: 'notice' } & ConsentNotice)

export interface FormField {
  /** `email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field. */
  name: string
  /** Empty or absent: the custom field’s own label. */
  label?: string
  placeholder?: string
  required?: boolean
  /** Absent: the first. */
  step?: number
  fill?: FieldFill
  presentation?: FieldPresentation
  /** For `pictures`: an image for each option, in their order. */
  image_ids?: Array<string>
}

export interface FormSubmittedEntry {
  id: string
  name: 'form.submitted'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: FormSubmittedEventData
  at: string
}

export interface FormSubmittedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'form.submitted'
  subject_id: string | null
  lead_id: string
  data: FormSubmittedEventData
  at: string
}

export interface FormSubmittedEventData {
  popup_id: string
  submission_id: string
  lead_id: string
  campaign_id?: string
}

export interface FormSubmittedTrigger {
  type: 'form_submitted'
  /** These popups; absent or empty: any. */
  popup_ids?: Array<string>
}

export interface FormerAudienceLeads {
  lead_ids: Array<string>
  /** Absent: only where a single lead is named. */
  start_journeys?: boolean
}

export type FoundOnPage = 'this_site' | 'other_site' | 'none'

export interface FoundSnippet {
  src: string
  site_id: string
  /** Of sites of the same account. */
  site_name: string | null
  via: SnippetVia
  /** `rolling`, or the hash of a fixed version. */
  version: string
  version_state: FoundVersion
  blocked_by?: BlockedReason
  /** The rolling file with an `integrity`, which the next release changes. */
  breaks_with_release: boolean
  this_installation: boolean
  this_site: boolean
}

export interface FoundTagManager {
  container: string
  /** Whether what it holds could be read. */
  read: boolean
  /** Whether it holds a snippet. */
  found: boolean
}

/** `missing`: no longer served, so nothing shows; `foreign`: not served by this installation. */
export type FoundVersion = 'current' | 'older' | 'missing' | 'foreign'

export interface GalleryBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'gallery'
  /** Above the block; empty: none. */
  heading: string
  columns?: number
  images: Array<GalleryImage>
}

export interface GalleryImage {
  /** An image of the site; empty: the one at `url`, or none. */
  image_id: string
  alt: string
  caption: string
}

/** What the person has agreed to, as they saw it. */
export interface GivenConsent {
  text: string
  text_version?: number
  page_url?: string
}

export interface GoldenComparison {
  /** That there are now. */
  questions: number
  /** Whether the draft was asked them as it, its knowledge and its models are now. */
  is_current: boolean
  draft?: GoldenRun
  live?: GoldenRun
  better: Array<GoldenDifference>
  worse: Array<GoldenDifference>
}

/** `reason`: why it fails, of those that got worse. */
export interface GoldenDifference {
  question_id: string
  question: string
  reason?: GoldenFailureReason
}

/** `not_found`: no expected passage is among those found. `not_answerable`: one is, and yet it would say that it does not know. `answerable`: it would answer what it should not. `not_cited`: the answer cites no expected passage. `limit_reached`, `no_answer`: no answer was written. */
export type GoldenFailureReason = 'not_found' | 'not_answerable' | 'answerable' | 'not_cited' | 'limit_reached' | 'no_answer'

export interface GoldenPassage {
  source_id: string
  source_name: string
  heading: string | null
  url: string | null
  excerpt: string
  is_expected: boolean
}

export interface GoldenQuestion {
  id: string
  assistant_id: string
  question: string
  /** Any of them will do. None: it is not to be answered. */
  expected: Array<ExpectedPassage>
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface GoldenQuestionChanges {
  question?: string
  /** Any of them will do. None: it is not to be answered. */
  expected?: Array<ExpectedPassage>
}

export interface GoldenQuestionPage {
  data: Array<GoldenQuestion>
  has_more: boolean
  next_cursor: string | null
}

export interface GoldenResult {
  question_id: string
  question: string
  passed: boolean
  reason?: GoldenFailureReason
  /** Of the first expected passage among those found. */
  rank: number | null
  confidence: number
  answerable: boolean
  passages: Array<GoldenPassage>
  answer: string | null
  model: string | null
  cost_cents: number
}

export interface GoldenRun {
  id: string
  assistant_id: string
  target: GoldenRunTarget
  settings_version: number
  state: GoldenRunState
  /** After a change. */
  is_automatic: boolean
  with_answers: boolean
  operation_id: string | null
  questions: number
  passed: number
  cost_cents: number
  created_at: string
  ended_at: string | null
}

export interface GoldenRunDetails {
  id: string
  assistant_id: string
  target: GoldenRunTarget
  settings_version: number
  state: GoldenRunState
  /** After a change. */
  is_automatic: boolean
  with_answers: boolean
  operation_id: string | null
  questions: number
  passed: number
  cost_cents: number
  created_at: string
  ended_at: string | null
  results: Array<GoldenResult>
}

export interface GoldenRunPage {
  data: Array<GoldenRun>
  has_more: boolean
  next_cursor: string | null
}

export type GoldenRunState = 'running' | 'completed' | 'canceled'

/** `draft`: what is edited. `live`: what visitors talk to. */
export type GoldenRunTarget = 'draft' | 'live'

export type Grant = 'manage-sites' | 'read-site' | 'manage-account' | 'manage-managers' | 'manage-billing' | 'manage-audiences' | 'read-audience' | 'manage-leads' | 'read-lead' | 'manage-integrations' | 'manage-popups' | 'manage-emails' | 'manage-pages' | 'manage-assistants' | 'create-assistant' | 'purchase-assistant' | 'manage-marketing'

export interface HandOffCheck {
  name: 'not_canceled' | 'run_live' | 'not_paused' | 'lead_exists' | 'template_ready' | 'text_ready' | 'sender_verified' | 'not_suppressed' | 'subscribed' | 'topic' | 'confirmed' | 'consent' | 'within_cap' | 'postal_address' | 'in_time' | 'open_minute' | 'in_turn'
  result: 'passed' | 'failed' | 'not_reached' | 'not_needed'
}

export interface HeaderBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'header'
  align?: BlockAlign
  /** Where the logo leads. */
  link?: string
  /** In place of the site’s name where it has no logo. */
  text?: string
}

export interface HeadingBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'heading'
  text: string
  level: number
  align?: BlockAlign
  /** Empty: what goes with the other colors. */
  color?: string
}

export interface HeroBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'hero'
  /** The first heading of the page. */
  heading: string
  text: string
  /** An image of the site; empty: the one at `url`, or none. */
  image_id: string
  alt: string
  layout: HeroLayout
  align?: BlockAlign
  /** Empty: no button. */
  button_text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
  second_button_text?: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  second_link?: string
}

/** Where the image is: below the text, beside it, or behind it. */
export type HeroLayout = 'stacked' | 'beside' | 'behind'

export interface HostSettings {
  /** None: the widget works on every host. */
  allowed_hosts: Array<string>
  /** Counts up with each change; the ETag. */
  version: number
}

export interface HostSettingsChanges {
  allowed_hosts?: Array<string>
}

export interface HourCounts {
  timezone: string
  from: string
  to: string
  total: number
  /** Monday to Sunday, each with 24 numbers: from midnight on. */
  weekdays: Array<Array<number>>
}

export interface HtmlBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'html'
  /** What does not belong (scripts, forms, frames, styles of the whole page) is left out. */
  html: string
}

export interface HtmlFrameBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'html_frame'
  title: string
  /** Shown as it is in a sandboxed frame of its own, in which no script runs and nothing is posted. */
  html: string
  height_px: number
}

export interface Identity {
  id: string
  provider: IdentityProvider
  /** The address or name of the account there. */
  label: string
  created_at: string
  last_used_at: string
}

export interface IdentityList {
  data: Array<Identity>
}

export type IdentityProvider = 'google' | 'microsoft' | 'github'

export interface IdentityProviderList {
  data: Array<ConfiguredProvider>
}

export interface IdentitySecret {
  secret: string
}

export interface Image {
  id: string
  name: string
  width: number
  height: number
  animated: boolean
  /** What of it stays in sight where pages cut it: from its left edge, */
  focus_x_percent: number
  /** and from its upper edge. */
  focus_y_percent: number
  /** Of all its sizes. */
  bytes: number
  /** Never changes what it shows. With `?width=` it is the smallest size that is at least so wide. */
  url: string
  created_at: string
}

export interface ImageBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'image'
  /** An image of the site; empty: the one at `url`, or none. */
  image_id: string
  /** http or https; empty: none. */
  url: string
  alt: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link?: string
  width_percent?: number
  align?: BlockAlign
  rounded?: boolean
}

export interface ImageChanges {
  name?: string
  focus_x_percent?: number
  focus_y_percent?: number
}

export type ImageFormat = 'webp' | 'avif' | 'png'

export interface ImagePage {
  data: Array<Image>
  has_more: boolean
  next_cursor: string | null
}

/** Beside the words it goes above them where there is no room. */
export type ImagePlacement = 'behind' | 'above' | 'left' | 'right'

/** A super administrator acts as this person. */
export interface Impersonation {
  by: string
  until: string
}

export interface ImportChanges {
  sheet?: string
  encoding?: ImportEncoding
  delimiter?: ImportDelimiter
  mapping?: Array<ImportTarget>
  mode?: ImportMode
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** False: it subscribes nobody, and a stated consent is removed. */
  subscribe?: boolean
  consent?: ImportConsent
  start_journeys?: boolean
}

export interface ImportColumn {
  name: string
  samples: Array<string>
}

/** What these people agreed to, as it goes into the ledger of each. */
export interface ImportConsent {
  text: string
  text_version?: number
}

export interface ImportCounts {
  created: number
  changed: number
  same: number
  refused: number
}

export type ImportDelimiter = 'comma' | 'semicolon' | 'tab' | 'bar'

export type ImportEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type ImportFormat = 'csv' | 'xlsx' | 'xls'

/** Of people who are known: replace their values, leave them as they are, or fill what is empty. */
export type ImportMode = 'update' | 'skip' | 'fill_empty'

export interface ImportPass {
  operation_id: string
  counts?: ImportCounts
}

export interface ImportRow {
  /** In the file, as a spreadsheet counts. */
  number: number
  verdict: ImportVerdict
  /** Null is one that is too long. None once the file is forgotten. */
  cells: Array<string | null>
  problems: Array<ImportRowProblem>
  lead_id?: string
}

export interface ImportRowPage {
  data: Array<ImportRow>
  has_more: boolean
  next_cursor: string | null
}

export interface ImportRowProblem {
  /** Absent where it is the whole row. */
  column?: number
  code: ImportRowProblemCode
  text: string
}

export type ImportRowProblemCode = 'email_missing' | 'email_invalid' | 'email_repeated' | 'boolean_invalid' | 'url_invalid' | 'not_allowed_value' | 'number_invalid' | 'date_invalid' | 'phone_invalid' | 'name_characters' | 'value_missing' | 'timezone_unknown' | 'text_characters' | 'too_long' | 'too_many_cells' | 'lead_limit_exhausted'

export type ImportStatus = 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'canceled' | 'failed' | 'undoing' | 'undone'

export interface ImportSuggestion {
  /** Counted from 0. */
  column: number
  field: string
  from: ImportSuggestionSource
}

export type ImportSuggestionSource = 'remembered' | 'name' | 'values'

export interface ImportTarget {
  /** Counted from 0. */
  column: number
  /** `email`, a field that every lead has (`first_name`), or a custom field by its name. */
  field: string
}

export type ImportVerdict = 'new' | 'changed' | 'same' | 'refused'

export interface ImportedJourney {
  id: string
  journey: Journey
  created: Array<CreatedReference>
  /** What could not be created and is left empty in the draft. */
  missing: Array<MissingReference>
}

export interface ImportedSite {
  id: string
  name: string
  subdomain: string
  /** When the file was made. */
  made_at: string
  /** It rests where it was. Otherwise it may still run there. */
  moved: boolean
  lead_count: number
  /** Runs that go on once the site is resumed. */
  live_run_count: number
}

export interface ImportedTemplate {
  id: string
  name: string
  category: TemplateCategory
  /** Where owners look for it; null: in no folder. */
  folder_id: string
  subject: string
  preheader: string
  /** The body; of a document its texts, as the text part has them. */
  body_text: string
  document?: EmailDocument
  /** What leads get who read that language. Everyone else gets the content above, in the site’s language. */
  translations: Array<TemplateTranslation>
  enabled: boolean
  has_unsubscribe_link: boolean
  /** What to fix before it is used. */
  problems: Array<TemplateProblem>
  /** Counts the contents; each sent email names the one it had. */
  content_version: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  left_out: Array<TemplateLeftOut>
}

export interface ImportedWebPage {
  id: string
  name: string
  handle: string
  kind: WebPageKind
  status: WebPageStatus
  /** Where visitors find it once it is published, and the site is. */
  url: string
  language: string
  in_menu: boolean
  menu_position: number
  translation_of: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  /** Of the draft. */
  seo_score: number
  /** Counts the contents of the draft. */
  content_version: number
  /** The content that visitors see. */
  published_version?: number
  has_unpublished_changes: boolean
  published_at?: string
  /** When its draft is published automatically. */
  publish_at?: string
  /** When it is unpublished automatically. */
  unpublish_at?: string
  /** A code such as `validation_failed`: why its draft did not become public when it should have. */
  schedule_problem?: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  /** What the score is made of. */
  seo_checks: Array<SeoCheck>
  document: PageDocument
  /** Where it was found, after redirects. */
  source_url: string
  left_out: Array<WebPageLeftOut>
}

/** A person’s decision about an email that failed or whose outcome is unknown. */
export type InDoubtDecision = 'resent' | 'not_resent'

export interface InactivityTrigger {
  kind: 'inactivity'
  /** Without pointer, key, scroll or touch. */
  seconds: number
}

export interface Installation {
  /** The API answers 503 `maintenance`; signing in and this endpoint go on. */
  maintenance: boolean
  /** By the variable MAINTENANCE, which alone takes it back. */
  fixed: boolean
  account_count: number
  site_count: number
  /** Their files cannot be used: they answer 503 until they are restored. */
  damaged_site_ids: Array<string>
}

export interface InstallationChanges {
  maintenance: boolean
}

export interface InstallationHealth {
  uptime_seconds: number
  /** What drives journeys. */
  runner: 'embedded' | 'temporal'
  memory_bytes: number
  /** Of the disk that the data folder is on. */
  disk_bytes: number
  disk_free_bytes: number
  /** Writes of the control database that wait for their turn. */
  waiting_actions: number
  /** How long one more would wait. */
  waiting_milliseconds: number
  /** Sites with work that was due more than five minutes ago and that nobody has taken up. */
  overdue_site_count: number
  /** Emails of the installation itself that have not left yet. */
  waiting_email_count: number
  oldest_waiting_email_at: string | null
  /** Queued or running, on all sites. */
  running_operation_count: number
  /** Failed in the last 24 hours. */
  failed_operation_count: number
  damaged_sites: Array<DamagedSite>
}

/** By what the server sends; `files`: it sends nothing to people. */
export type InstallationTransportKind = 'files' | 'smtp' | 'ses' | 'postmark'

/** What was closed or submitted was shown at the same moment. */
export type Interaction = 'shown' | 'closed' | 'submitted'

export interface InventedLead {
  email?: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  phone?: string | null
  timezone?: string | null
  language?: Locale
  /** With consent; absent: yes. */
  subscribed?: boolean
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** By the name of the field. */
  custom_fields?: { [key: string]: EventReceivedEventDataDataValue; }
}

export interface Invitation {
  email: string
  name: string
  /** They sign in as ever; else they choose a name and a password. */
  has_account: boolean
  /** Who is given chosen assistants alone may choose a shorter password than others. */
  password_characters_min: number
  expires_at: string
}

export interface InvitationAcceptance {
  token: string
  first_name?: string
  last_name?: string
  password?: string
  password_confirmation?: string
}

export interface InvitationAccepted {
  accepted: true
  email: string
}

export interface InvitationToken {
  token: string
}

export interface Journey {
  id: string
  name: string
  description: string
  status: JourneyStatus
  paused: boolean
  published_version: number | null
  published_at: string | null
  has_unpublished_changes: boolean
  runs: RunCounts
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  document: JourneyDocument
}

export interface JourneyBranch {
  id: string
  name?: string
  when: BranchCondition
  steps: Array<JourneyStep>
}

export interface JourneyChanges {
  name?: string
  description?: string
  document?: JourneyDocument
}

export interface JourneyCopy {
  from_site_id: string
  journey_id: string
  missing?: OnMissingReferences
  name?: string
}

export interface JourneyDefinition {
  format: 'leadwright.journey'
  format_version: 1
  name: string
  description: string
  /** A journey’s document in which references stand in place of ids. */
  document: { [key: string]: any | null; }
  references: Array<JourneyReference>
}

export interface JourneyDocument {
  triggers: Array<JourneyTrigger>
  enrollment_criteria?: Filter
  unenrollment_criteria?: Filter
  suppression?: Filter
  goal?: Filter
  allow_duplicate_enrollment: boolean
  /** Absent: always open. */
  business_hours?: BusinessHours
  /** Absent: the site’s. */
  timezone?: string
  use_lead_timezone: boolean
  steps: Array<JourneyStep>
}

export type JourneyExpansion = 'recent_enrollments'

/** The first steps of the draft, to draw it small. */
export interface JourneyFlow {
  steps: Array<JourneyFlowStep>
  /** All steps, those within branches too. */
  step_count: number
}

export interface JourneyFlowStep {
  type: string
  /** Of `paths` alone. */
  branches: number | null
}

export interface JourneyFromStarter {
  starter: JourneyStarterKey
  name?: string
  sender_id?: string
}

export interface JourneyImport {
  definition: JourneyDefinition
  missing?: OnMissingReferences
  name?: string
}

export interface JourneyMetrics {
  journey_id: string
  journey_version: number | null
  runs: RunTotals
  steps: Array<StepMetrics>
  versions: Array<VersionMetrics>
  /** By the day of enrollment in the site’s time zone; only days with runs. */
  days: Array<DayMetrics>
}

export interface JourneyNotEnrolledEntry {
  id: string
  name: 'journey.not_enrolled'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: JourneyNotEnrolledEventData
  at: string
}

export interface JourneyNotEnrolledEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'journey.not_enrolled'
  subject_id: string | null
  lead_id: string
  data: JourneyNotEnrolledEventData
  at: string
}

export interface JourneyNotEnrolledEventData {
  journey_id: string
  journey_name: string
  reason: string
  run_id?: string
  cause_event: string | null
}

export interface JourneyPage {
  data: Array<JourneySummary>
  has_more: boolean
  next_cursor: string | null
}

export interface JourneyProblem {
  /** JSON pointer into the document. */
  pointer: string
  step_id: string | null
  code: string
  text: string
}

export interface JourneyProblems {
  data: Array<JourneyProblem>
  /** Warnings; they do not prevent publishing. */
  warnings: Array<JourneyProblem>
}

export interface JourneyPublication {
  enroll: EnrollmentChoice
}

/** Something of the site that the journey works with, by its name. */
export type JourneyReference = ({ kind: 'assistant' } & AssistantReference) | ({ kind: 'audience' } & AudienceReference) | ({ kind: 'field' } & FieldReference) | ({ kind: 'popup' } & PopupReference) | ({ kind: 'sender' } & SenderReference) | ({ kind: 'tag' } & TagReference) | ({ kind: 'template' } & TemplateReference)

export type JourneyReferenceKind = 'tag' | 'audience' | 'field' | 'template' | 'popup' | 'assistant' | 'sender'

export interface JourneyStarter {
  key: JourneyStarterKey
  name: string
  description: string
  /** What it works with, in the site’s language; what the site lacks of it is made. */
  creates: Array<StarterReference>
}

export type JourneyStarterKey = 'welcome' | 'confirmation' | 'birthday' | 're_engagement' | 'lead_magnet' | 'question'

export interface JourneyStarters {
  data: Array<JourneyStarter>
}

export type JourneyStatus = 'draft' | 'on' | 'off'

export type JourneyStep = ({ type: 'add_to_audience' } & AddToAudienceStep) | ({ type: 'ai_email_writer' } & AiEmailWriterStep) | ({ type: 'ask_question' } & AskQuestionStep) | ({ type: 'assign_tags' } & AssignTagsStep) | ({ type: 'delay' } & DelayStep) | ({ type: 'paths' } & PathsStep) | ({ type: 'remove_from_audience' } & RemoveFromAudienceStep) | ({ type: 'remove_tags' } & RemoveTagsStep) | ({ type: 'send_email' } & SendEmailStep) | ({ type: 'set_custom_field_value' } & SetCustomFieldValueStep) | ({ type: 'unsubscribe' } & UnsubscribeStep)

export interface JourneyStepCounts {
  live: number
  steps: Array<StepCount>
}

/** A journey without its document. */
export interface JourneySummary {
  id: string
  name: string
  description: string
  status: JourneyStatus
  paused: boolean
  published_version: number | null
  published_at: string | null
  has_unpublished_changes: boolean
  runs: RunCounts
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  flow: JourneyFlow
  recent_enrollments?: RecentEnrollments
}

export interface JourneySwitchOff {
  runs: RunsOnSwitchOff
}

export interface JourneyTestEmail {
  step_id: string
  type: EmailStepType
  outcome: TestEmailOutcome
}

export interface JourneyTestSend {
  lead_id?: string
}

export interface JourneyTestSent {
  to: string
  emails: Array<JourneyTestEmail>
}

export type JourneyTrigger = ({ type: 'api_event' } & ApiEventTrigger) | ({ type: 'audience_joined' } & AudienceJoinedTrigger) | ({ type: 'audience_left' } & AudienceLeftTrigger) | ({ type: 'date_field' } & DateFieldTrigger) | ({ type: 'email_replied' } & EmailRepliedTrigger) | ({ type: 'field_changed' } & FieldChangedTrigger) | ({ type: 'form_submitted' } & FormSubmittedTrigger) | ({ type: 'lead_confirmed' } & LeadConfirmedTrigger) | ({ type: 'lead_created' } & LeadCreatedTrigger) | ({ type: 'link_clicked' } & LinkClickedTrigger) | ({ type: 'page_visited' } & PageVisitedTrigger) | ({ type: 'spoke_with_assistant' } & SpokeWithAssistantTrigger) | ({ type: 'tag_added' } & TagAddedTrigger)

/** `differs`: the lead has another value. `unknown`: the field is gone. Absent: taken. */
export type KeptBecause = 'differs' | 'unknown'

export interface Keyword {
  id: string
  assistant_id: string
  language: string
  keyword: string
  secondary_keywords: Array<string>
  /** The page that was made of it. */
  page_id: string | null
  /** What was written for it. */
  written: Array<KeywordPart>
  /** The last operation that wrote for it. */
  operation_id: string | null
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  brief?: KeywordBrief
  outline?: KeywordOutline
  draft?: KeywordDraft
}

export interface KeywordBrief {
  by: KeywordWriter
  made_at: string
  sources: Array<KeywordSource>
  title: string
  description: string
  audience: string
  intent: string
  points: Array<string>
  questions: Array<string>
}

export interface KeywordChanges {
  keyword?: string
  secondary_keywords?: Array<string>
}

export interface KeywordDraft {
  by: KeywordWriter
  made_at: string
  sources: Array<KeywordSource>
  sections: Array<KeywordDraftSection>
  /** False while sections are still being written. */
  is_complete: boolean
}

export interface KeywordDraftSection {
  heading: string
  paragraphs: Array<string>
}

export interface KeywordOutline {
  by: KeywordWriter
  made_at: string
  sources: Array<KeywordSource>
  sections: Array<KeywordOutlineSection>
}

export interface KeywordOutlineSection {
  heading: string
  points: Array<string>
}

export interface KeywordPage {
  data: Array<KeywordSummary>
  has_more: boolean
  next_cursor: string | null
}

export type KeywordPart = 'brief' | 'outline' | 'draft'

/** `-created_at` where none is given. */
export type KeywordSort = '-created_at' | 'keyword'

/** A passage that something was written from; texts name it as `[1]`. */
export interface KeywordSource {
  number: number
  source_id: string
  source_name: string
  version: number
  position: number
  heading: string | null
  url: string | null
  excerpt: string
}

export interface KeywordSummary {
  id: string
  assistant_id: string
  language: string
  keyword: string
  secondary_keywords: Array<string>
  /** The page that was made of it. */
  page_id: string | null
  /** What was written for it. */
  written: Array<KeywordPart>
  /** The last operation that wrote for it. */
  operation_id: string | null
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

/** `passages`: no model is connected, so it is put together from passages of your knowledge. */
export type KeywordWriter = 'model' | 'passages'

export interface KnowledgeChange {
  kind: KnowledgeChangeKind
  /** Its address or name. */
  document: string
  problem?: KnowledgeProblem
}

export type KnowledgeChangeKind = 'added' | 'changed' | 'removed' | 'failed'

export interface KnowledgeChunk {
  position: number
  title: string
  /** The path of headings. */
  heading: string | null
  url: string | null
  text: string
  language?: KnowledgeLanguage
}

export interface KnowledgeChunkPage {
  data: Array<KnowledgeChunk>
  has_more: boolean
  next_cursor: string | null
}

export interface KnowledgeDiscovery {
  url: string
  other_hosts?: boolean
}

export interface KnowledgeDocument {
  position: number
  /** Its address, the id of a page, or the name of a file. */
  name: string
  title: string
  url: string | null
  bytes: number
  chunk_count: number
  problem?: KnowledgeProblem
  has_transcript: boolean
}

export interface KnowledgeDocumentPage {
  data: Array<KnowledgeDocument>
  has_more: boolean
  next_cursor: string | null
}

/** Of a file. */
export type KnowledgeFormat = 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'csv' | 'md' | 'html' | 'txt' | 'vtt' | 'srt' | 'image'

/** Absent: another one, or several. */
export type KnowledgeLanguage = 'en' | 'es'

/** Why the last update failed. */
export interface KnowledgeProblem {
  code: string
  text: string
}

/** Without sources and vectors: in all sources of the site. */
export interface KnowledgeQuestion {
  question: string
  source_ids?: Array<string>
  vector_ids?: Array<string>
  /** Of who asks. */
  language?: string
  limit?: number
}

export interface KnowledgeSource {
  id: string
  name: string
  kind: KnowledgeSourceKind
  state: KnowledgeSourceState
  problem?: KnowledgeProblem
  is_updating: boolean
  /** Of the last update. */
  operation_id: string | null
  url?: string
  urls?: Array<string>
  other_hosts?: boolean
  page_ids?: Array<string>
  format?: KnowledgeFormat
  /** Of a pair. */
  question?: string
  /** Of a pair. */
  answer?: string
  /** Counts what was read; 0: nothing yet. Answers cite it. */
  content_version: number
  document_count: number
  /** Passages that answers are made of. */
  chunk_count: number
  bytes: number
  language?: KnowledgeLanguage
  fetched_at: string | null
  /** Null: only when somebody asks for it. */
  update_every_days: number | null
  next_run_at: string | null
  /** False to who manages chosen assistants alone, where others answer from it, too. */
  may_change: boolean
  report?: KnowledgeUpdateReport
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface KnowledgeSourceChanges {
  name?: string
  question?: string
  answer?: string
  url?: string
  urls?: Array<string>
  other_hosts?: boolean
  page_ids?: Array<string>
  update_every_days?: number | null
}

export type KnowledgeSourceKind = 'url' | 'urls' | 'sitemap' | 'file' | 'video' | 'pages' | 'pair'

export interface KnowledgeSourcePage {
  data: Array<KnowledgeSource>
  has_more: boolean
  next_cursor: string | null
}

/** waiting: not read yet. failed: the last update failed; what was read before is still answered from. */
export type KnowledgeSourceState = 'waiting' | 'ready' | 'failed'

/** What the last update found different. */
export interface KnowledgeUpdateReport {
  added: number
  changed: number
  removed: number
  unchanged: number
  failed: number
  changes: Array<KnowledgeChange>
}

/** What happens to marketing email that an outage made more than an hour late. */
export type LatePolicy = 'send' | 'skip' | 'ask'

export interface Lead {
  id: string
  email: string
  first_name: string | null
  middle_name: string | null
  last_name: string | null
  phone: string | null
  timezone: string | null
  language?: Locale
  /** Digits alone, with a plus for a country’s code; an extension after `;ext=`. */
  phone_normalized: string | null
  mailability: Mailability
  unsubscribed_at: string | null
  source: LeadSource
  registered_at: string
  last_activity_at: string
  last_contacted_at: string | null
  tag_ids: Array<string>
  audience_ids: Array<string>
  /** With `expand=tags`. */
  tags?: Array<LeadTag>
  /** With `expand=audiences`. */
  audiences?: Array<LeadAudience>
  /** By the name of the field; dates as YYYY-MM-DD. Empty ones are absent. */
  custom_fields: { [key: string]: OperationDetailsValue; }
  /** Those that the lead spoke with. */
  assistant_ids: Array<string>
  /** Null on sites without sandboxes. */
  sandbox_id: string | null
  origin?: LeadOrigin
  email_stats: LeadEmailStats
  email_quality: EmailQuality
  confirmation: LeadConfirmation
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export type LeadAction = ({ kind: 'add_tags' } & AddTags) | ({ kind: 'add_to_audience' } & AddToAudience) | ({ kind: 'delete' } & DeleteLeads) | ({ kind: 'remove_from_audience' } & RemoveFromAudience) | ({ kind: 'remove_tags' } & RemoveTags) | ({ kind: 'set_field' } & SetField) | ({ kind: 'unsubscribe' } & UnsubscribeLeads)

export interface LeadActionPreview {
  leads: number
}

export interface LeadActionPreviewing {
  selection: LeadSelection
}

export interface LeadAudience {
  id: string
  name: string
}

export interface LeadAudienceJoinedEntry {
  id: string
  name: 'lead.audience_joined'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadAudienceJoinedEventData
  at: string
}

export interface LeadAudienceJoinedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.audience_joined'
  subject_id: string | null
  lead_id: string
  data: LeadAudienceJoinedEventData
  at: string
}

export interface LeadAudienceJoinedEventData {
  audience_id: string
  /** Present where the filter of the audience says so. */
  by_filter?: true
  /** The operation on many leads that made the change. */
  operation_id?: string
  /** Present where the change starts no journey: it was made for many leads at once. */
  suppress_triggers?: true
}

export interface LeadAudienceLeftEntry {
  id: string
  name: 'lead.audience_left'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadAudienceLeftEventData
  at: string
}

export interface LeadAudienceLeftEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.audience_left'
  subject_id: string | null
  lead_id: string
  data: LeadAudienceLeftEventData
  at: string
}

export interface LeadAudienceLeftEventData {
  audience_id: string
  /** Present where the filter of the audience says so. */
  by_filter?: true
  /** The operation on many leads that made the change. */
  operation_id?: string
  /** Present where the change starts no journey: it was made for many leads at once. */
  suppress_triggers?: true
}

export interface LeadChange {
  lead_id: string
  deleted: boolean
  /** As it is now; absent where it is deleted. */
  lead?: Lead
  /** Of the latest change. */
  at: string
  /** The place behind this change: to go on from there. */
  cursor: string
}

export interface LeadChangePage {
  data: Array<LeadChange>
  has_more: boolean
  next_cursor: string
}

export interface LeadChanges {
  email?: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  phone?: string | null
  timezone?: string | null
  language?: Locale
  /** By the name of the field; null takes a value away. */
  custom_fields?: { [key: string]: EventReceivedEventDataDataValue; }
}

export interface LeadConfirmation {
  state: ConfirmationState
  asked_at: string | null
  confirmed_at: string | null
}

export interface LeadConfirmedTrigger {
  type: 'lead_confirmed'
}

export interface LeadCount {
  count: number
  /** False for an estimate. */
  exact: boolean
}

export interface LeadCounting {
  filter?: Filter
  /** In names, address and phone, without regard to case and accents. */
  search?: string
}

export interface LeadCreatedEntry {
  id: string
  name: 'lead.created'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadCreatedEventData
  at: string
}

export interface LeadCreatedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.created'
  subject_id: string | null
  lead_id: string
  data: LeadCreatedEventData
  at: string
}

export interface LeadCreatedEventData {
  source: 'form' | 'api' | 'manual' | 'import' | 'seed'
  mailability: 'subscribed' | 'unsubscribed'
  /** The operation on many leads that made the change. */
  operation_id?: string
  /** Present where the change starts no journey: it was made for many leads at once. */
  suppress_triggers?: true
}

export interface LeadCreatedTrigger {
  type: 'lead_created'
}

export interface LeadDay {
  date: string
  count: number
}

export interface LeadDays {
  timezone: string
  /** Oldest first; days without leads too. */
  data: Array<LeadDay>
}

export interface LeadEmailStats {
  opens: number
  clicks: number
  /** Emails that were answered, as far as replies come to the site’s reply address. */
  replies: number
  last_opened_at: string | null
  last_clicked_at: string | null
  last_replied_at: string | null
}

export interface LeadEntry {
  id: string
  name: LeadEventName
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: object
  at: string
}

export interface LeadErasedEntry {
  id: string
  name: 'lead.erased'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadErasedEventData
  at: string
}

export interface LeadErasedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.erased'
  subject_id: string | null
  lead_id: string
  data: LeadErasedEventData
  at: string
}

export interface LeadErasedEventData {
  /** Stands in the place of the person from now on. */
  hash: string
  /** The operation on many leads that made the change. */
  operation_id?: string
}

export interface LeadEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: LeadEventName
  subject_id: string | null
  lead_id: string
  data: object
  at: string
}

export type LeadEventName = 'lead.confirmation_asked' | 'lead.confirmed'

export type LeadExpansion = 'tags' | 'audiences'

export interface LeadImport {
  id: string
  /** The file's. */
  name: string
  status: ImportStatus
  format: ImportFormat
  bytes: number
  row_count: number
  /** False once the file is forgotten, and with it the cells of its rows. */
  has_file: boolean
  sheets: Array<string>
  sheet: string | null
  encoding?: ImportEncoding
  delimiter?: ImportDelimiter
  columns: Array<ImportColumn>
  /** Which column is likely which field. */
  suggestions: Array<ImportSuggestion>
  mapping: Array<ImportTarget>
  mode: ImportMode
  tag_ids: Array<string>
  audience_ids: Array<string>
  consent?: ImportConsent
  start_journeys: boolean
  check?: ImportPass
  result?: ImportPass
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface LeadImportPage {
  data: Array<LeadImport>
  has_more: boolean
  next_cursor: string | null
}

export interface LeadMerge {
  id: string
  lead_id: string
  merged_lead_id: string
  /** Absent once it can no longer be undone. */
  merged_email?: string
  at: string
  can_undo_until?: string
  undone_at: string | null
}

export interface LeadMergePage {
  data: Array<LeadMerge>
  has_more: boolean
  next_cursor: string | null
}

export interface LeadMergePreview {
  lead_id: string
  merged_lead_id: string
  /** Fields of which at least one lead has a value. */
  fields: Array<MergedField>
  /** What the other lead has, which moves. */
  moves: Array<MergedRows>
  mailability: Mailability
}

export interface LeadMergeUndoneEntry {
  id: string
  name: 'lead.merge_undone'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadMergeUndoneEventData
  at: string
}

export interface LeadMergeUndoneEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.merge_undone'
  subject_id: string | null
  lead_id: string
  data: LeadMergeUndoneEventData
  at: string
}

export interface LeadMergeUndoneEventData {
  /** The lead that went into this one. */
  merged_lead_id: string
}

export interface LeadMergedEntry {
  id: string
  name: 'lead.merged'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadMergedEventData
  at: string
}

export interface LeadMergedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.merged'
  subject_id: string | null
  lead_id: string
  data: LeadMergedEventData
  at: string
}

export interface LeadMergedEventData {
  /** The lead that went into this one. */
  merged_lead_id: string
}

export interface LeadMerging {
  /** The lead that goes. */
  merged_lead_id: string
  /** Fields of which the other’s value stays; `custom_fields.` and the name of a field, `email` too. */
  take?: Array<string>
}

export interface LeadNotedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.noted'
  subject_id: string | null
  lead_id: string
  data: LeadNotedEventData
  at: string
}

export interface LeadNotedEventData {
  /** Names of the fields that changed. */
  fields: Array<string>
}

/** Where the lead came from, as the browser reported it when the form was submitted. */
export interface LeadOrigin {
  /** Two letters of ISO 3166-1. */
  country?: string
  device?: VisitorDevice
  first_touch?: Touch
  last_touch?: Touch
}

export interface LeadPage {
  data: Array<Lead>
  has_more: boolean
  next_cursor: string | null
}

/** What holds for forms that no active campaign says otherwise of. */
export interface LeadQualitySettings {
  reject_disposable: boolean
  reject_free: boolean
  reject_role_based: boolean
  /** Forms offer what was probably meant. */
  typo_correction: boolean
  /** Marketing email waits until the address is confirmed. */
  email_confirmation: boolean
  overrides: Array<EmailListOverride>
  /** One for each language. */
  confirmation_emails: Array<ConfirmationEmailInUse>
  confirmation_sender: ConfirmationSender
  lists: Array<EmailListFacts>
  /** Counts up with each change; the ETag. */
  version: number
  /** Null while nothing was changed. */
  updated_at: string | null
}

export interface LeadQualitySettingsChanges {
  reject_disposable?: boolean
  reject_free?: boolean
  reject_role_based?: boolean
  /** Forms offer what was probably meant. */
  typo_correction?: boolean
  /** Marketing email waits until the address is confirmed. */
  email_confirmation?: boolean
  overrides?: Array<EmailListOverride>
  confirmation_emails?: Array<ConfirmationEmail>
}

export interface LeadSearch {
  filter?: Filter
  /** In names, address and phone, without regard to case and accents. */
  search?: string
  /** One of registered_at, last_activity_at, last_name, email, first_name, phone, timezone, language, country, source, mailability, email_validity, email_score, last_contacted_at, opens, clicks, last_opened_at, last_clicked_at, or `custom_fields.` and the name of a field; a leading `-` sorts from the end. Leads without a value come last. */
  sort?: string
  limit?: number
  cursor?: string
  expand?: Array<string>
}

/** Leads for which all that is given holds; an empty one is every lead. */
export interface LeadSelection {
  lead_ids?: Array<string>
  filter?: Filter
  /** In names, address and phone, without regard to case and accents. */
  search?: string
}

export type LeadSource = 'form' | 'api' | 'manual' | 'import' | 'seed'

export interface LeadSubscribedEntry {
  id: string
  name: 'lead.subscribed'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadSubscribedEventData
  at: string
}

export interface LeadSubscribedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.subscribed'
  subject_id: string | null
  lead_id: string
  data: LeadSubscribedEventData
  at: string
}

export interface LeadSubscribedEventData {
  /** What it came by: a form, a link in an email, a journey, a person. */
  cause: string
}

export interface LeadTag {
  id: string
  name: string
  source: TagAssignmentSource
  /** The popup, the campaign, the run of a journey, the API key or the user. */
  source_id?: string
  added_at: string
}

export interface LeadTagAddedEntry {
  id: string
  name: 'lead.tag_added'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadTagAddedEventData
  at: string
}

export interface LeadTagAddedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.tag_added'
  subject_id: string | null
  lead_id: string
  data: LeadTagAddedEventData
  at: string
}

export interface LeadTagAddedEventData {
  tag_id: string
  /** The operation on many leads that made the change. */
  operation_id?: string
  /** Present where the change starts no journey: it was made for many leads at once. */
  suppress_triggers?: true
}

export interface LeadTagRemovedEntry {
  id: string
  name: 'lead.tag_removed'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadTagRemovedEventData
  at: string
}

export interface LeadTagRemovedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.tag_removed'
  subject_id: string | null
  lead_id: string
  data: LeadTagRemovedEventData
  at: string
}

export interface LeadTagRemovedEventData {
  tag_id: string
  /** The operation on many leads that made the change. */
  operation_id?: string
}

export interface LeadTopic {
  id: string
  texts: EmailTopicLanguages
  /** Null: the lead gets it. */
  left_at: string | null
}

export interface LeadTopicList {
  data: Array<LeadTopic>
}

export interface LeadTopicsChangedEntry {
  id: string
  name: 'lead.topics_changed'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadTopicsChangedEventData
  at: string
}

export interface LeadTopicsChangedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.topics_changed'
  subject_id: string | null
  lead_id: string
  data: LeadTopicsChangedEventData
  at: string
}

export interface LeadTopicsChangedEventData {
  /** Topics of which they want no more email. */
  left: Array<string>
  /** Topics of which they want email again. */
  rejoined: Array<string>
}

export interface LeadUnsubscribed {
  kind: 'unsubscribed'
  at: string
}

export interface LeadUnsubscribedEntry {
  id: string
  name: 'lead.unsubscribed'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadUnsubscribedEventData
  at: string
}

export interface LeadUnsubscribedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.unsubscribed'
  subject_id: string | null
  lead_id: string
  data: LeadUnsubscribedEventData
  at: string
}

export interface LeadUnsubscribedEventData {
  /** What it came by: a form, a link in an email, a journey, a person. */
  cause: string
  email_id?: string
  /** The operation on many leads that made the change. */
  operation_id?: string
}

export interface LeadUpdatedEntry {
  id: string
  name: 'lead.updated'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: LeadUpdatedEventData
  at: string
}

export interface LeadUpdatedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'lead.updated'
  subject_id: string | null
  lead_id: string
  data: LeadUpdatedEventData
  at: string
}

export interface LeadUpdatedEventData {
  /** Names of the fields that changed. */
  fields: Array<string>
  /** The operation on many leads that made the change. */
  operation_id?: string
  /** Present where the change starts no journey: it was made for many leads at once. */
  suppress_triggers?: true
}

/** As a new lead. The email says whose it is; tags and audiences are added. */
export interface LeadUpsert {
  email: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  phone?: string | null
  timezone?: string | null
  language?: string | null
  /** By the name of the field; null takes a value away. */
  custom_fields?: { [key: string]: EventReceivedEventDataDataValue; }
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  consent?: GivenConsent
}

/** The pointer is into the lead. */
export interface LeadUpsertError {
  pointer: string
  code: string
  text: string
}

/** Of leads that are there: `update` (where absent) lets given values replace theirs, null takes one away; `fill_empty` keeps what they have. */
export type LeadUpsertMode = 'update' | 'fill_empty'

export interface LeadUpsertResult {
  status: LeadUpsertStatus
  /** Absent where it was refused. */
  lead_id?: string
  /** Why it was refused. */
  errors?: Array<LeadUpsertError>
}

export interface LeadUpsertResults {
  data: Array<LeadUpsertResult>
}

export type LeadUpsertStatus = 'created' | 'updated' | 'unchanged' | 'refused'

export interface LeadUpserts {
  leads: Array<LeadUpsert>
  mode?: LeadUpsertMode
  start_journeys?: boolean
}

export interface LeadView {
  id: string
  name: string
  /** Seen by all who may read leads; else by its owner alone. */
  shared: boolean
  /** In names, address and phone, without regard to case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  campaign_id?: string
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** One of registered_at, last_activity_at, last_name, email, first_name, phone, timezone, language, country, source, mailability, email_validity, email_score, last_contacted_at, opens, clicks, last_opened_at, last_clicked_at, or `custom_fields.` and the name of a field; a leading `-` sorts from the end. Leads without a value come last. */
  sort?: string
  /** Names of columns in their order; `custom_fields.` and the name of a field. */
  columns?: Array<string>
  density?: ListDensity
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface LeadViewPage {
  data: Array<LeadView>
  has_more: boolean
  next_cursor: string | null
}

export interface LeadViewReplacement {
  name: string
  /** Seen by all who may read leads; else by its owner alone. */
  shared: boolean
  /** In names, address and phone, without regard to case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  campaign_id?: string
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** One of registered_at, last_activity_at, last_name, email, first_name, phone, timezone, language, country, source, mailability, email_validity, email_score, last_contacted_at, opens, clicks, last_opened_at, last_clicked_at, or `custom_fields.` and the name of a field; a leading `-` sorts from the end. Leads without a value come last. */
  sort?: string
  /** Names of columns in their order; `custom_fields.` and the name of a field. */
  columns?: Array<string>
  density?: ListDensity
}

export type LeafBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'text' } & TextBlock)

export type LeftOutKind = 'style_sheet' | 'script' | 'form' | 'frame' | 'variable'

export interface LinkClicked {
  kind: 'clicked'
  at: string
  step_id: string
  url: string
}

export interface LinkClickedTrigger {
  type: 'link_clicked'
  /** In email of these templates; absent or empty: of any. */
  template_ids?: Array<string>
  /** This target; absent: any link. */
  url?: string
}

export type ListDensity = 'comfortable' | 'compact'

export type Locale = 'en' | 'es'

export type Mailability = 'subscribed' | 'unsubscribed'

export type MailboxProvider = 'gmail' | 'yahoo' | 'outlook' | 'apple' | 'other'

export interface Manager {
  id: string
  name: string
  email: string
  state: ManagerState
  invitation_expires_at: string | null
  role: Role
  all_sites: boolean
  site_ids: Array<string>
  /** What they may do: chosen for a manager, else what the role has. */
  grants: Array<Grant>
  /** The assistants that `manage-assistants` is for; null is all of the sites. Empty for a caller who does not have all of the sites. */
  assistant_ids: Array<string> | null
  /** They show more than a password when signing in. */
  second_factor: boolean
  /** The caller. */
  current: boolean
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface ManagerChanges {
  /** `manager` unless another is named. Only administrators name administrators. */
  role?: Role
  /** Every site of the account, also those created later. */
  all_sites?: boolean
  /** At least one, unless `all_sites` is true or it is an administrator. */
  site_ids?: Array<string>
  /** At least one for a manager; other roles have their own. */
  grants?: Array<Grant>
  /** Makes `manage-assistants` one for these assistants alone, of up to 20 chosen sites: what belongs to others is not found, and what is about all of a site is refused. Not together with `create-assistant`, `purchase-assistant` and `manage-managers`. Null is all assistants. */
  assistant_ids?: Array<string> | null
}

export interface ManagerPage {
  data: Array<Manager>
  has_more: boolean
  next_cursor: string | null
}

/** `invited` until the invitation is accepted; it gives no right before. */
export type ManagerState = 'invited' | 'active'

export interface MarketingSettings {
  /** At most so many marketing emails to one lead; null is no cap. */
  emails_max: number | null
  /** In so many days, counted back from each hand-off. */
  emails_days: number
  /** Local dates on which no journey reaches a person. */
  days_off: Array<string>
  /** What AI texts may cost on one day; then they wait for the next. */
  ai_daily_cents_max: number
  /** Counts up with each change; the ETag. */
  version: number
}

export interface MarketingSettingsChanges {
  emails_max?: number | null
  emails_days?: number
  days_off?: Array<string>
  ai_daily_cents_max?: number
}

export interface MenuBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'menu'
  links: Array<MenuLink>
  align?: BlockAlign
}

/** Of pages: `beside` the logo, or both `centered`. */
export type MenuLayout = 'beside' | 'centered'

export interface MenuLink {
  text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
}

export interface MergedField {
  field: string
  own?: MergedFieldOwn
  other?: MergedFieldOther
  /** The other’s value stays: the own one is empty, or it was asked for. */
  taken: boolean
}

/** Of the lead that goes. */
export type MergedFieldOther = boolean | number | string

/** Of the lead that stays. */
export type MergedFieldOwn = boolean | number | string

export interface MergedRows {
  what: string
  count: number
}

export type MessageAuthor = 'visitor' | 'assistant' | 'person'

export interface Meter {
  /** Of what: `sites`, `leads` and so on. Later versions have more. */
  name: string
  unit: AllowanceUnit
  used: number
  /** Null is no limit. */
  limit: number | null
  /** What is beyond the limit waits; nothing is refused. */
  waits: boolean
}

/** Issues that prevent publishing. */
export interface MissingPart {
  pointer: string
  code: string
}

export interface MissingReference {
  kind: JourneyReferenceKind
  name: string
}

/** Why runs of this step stay. */
export type MoveObstacle = 'step_missing' | 'other_step' | 'state_version_unknown'

export interface MovePreview {
  to_version: number
  runs: number
  movable: number
  unmovable: number
  /** Of the movable ones those whose wait would be over. */
  acts_at_once: number
  steps: Array<StepMove>
}

export interface NamedVisitor {
  email: string
  user_hash?: string
}

export interface NavigationBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'navigation'
  /** None: the pages of the menu. */
  links: Array<NavigationLink>
}

export interface NavigationLink {
  text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
}

export interface NeverAttended {
  kind: 'never'
}

export interface NewAnswerCorrection {
  question?: string
  answer: string
}

export interface NewApiKey {
  name: string
  /** The sites that the key reaches; absent: all of the account. */
  site_ids?: Array<string>
  grants: Array<Grant>
}

export interface NewAssistant {
  description?: string
  type?: AssistantType
  /** Empty: the model of the site’s provider. */
  model?: string
  instructions?: string
  /** `file_search`: it answers from its sources. `code_interpreter`: for tasks of owners; visitors’ chats have no tool. */
  tools?: Array<AssistantTool>
  /** Null: the model’s own. Models that reason take none. */
  temperature?: number | null
  reasoning_effort?: ReasoningEffort
  deep_research?: boolean
  vector_ids?: Array<string>
  /** Files, pages of the site, addresses and pairs written by hand are sources of their kinds. */
  source_ids?: Array<string>
  words_to_avoid?: Array<string>
  /** Words that are its subject: what asks for them counts as asked of it. */
  keywords?: Array<string>
  language?: AssistantLanguage
  /** Without a passage it says that it does not know. */
  strict?: boolean
  /** Hosts that answers may link to, besides the site’s own and those of its sources. */
  allowed_hosts?: Array<string>
  caps?: AssistantCapsChanges
  /** Offers visitors to find their conversation again. */
  keep_history?: boolean
  /** Visitors may send files, which are read for their conversation alone, and pictures where the model sees them. */
  takes_files?: boolean
  /** Its button stands on every page with the snippet; else where a page has an element for it. */
  on_every_page?: boolean
  /** Publishing is refused while golden questions got worse, or were not asked of the draft as it is now. */
  hold_when_worse?: boolean
  attendance?: AssistantAttendance
  quick_form?: AssistantQuickFormChanges
  openers?: Array<AssistantOpener>
  design?: AssistantDesignChanges
  texts?: AssistantTextsByLanguageChanges
  name: string
}

export interface NewAssistantQuestion {
  text: string
  conversation_id?: string
}

export interface NewAudience {
  name: string
  description?: string
  filter?: Filter
  /** Whether leads that the filter takes in or out now start journeys; they do not where it is absent. */
  start_journeys?: boolean
}

export interface NewAudienceLeads {
  lead_ids: Array<string>
  /** Absent: only where a single lead is named. */
  start_journeys?: boolean
}

export interface NewBroadcast {
  name: string
  template_id?: string | null
  sender_id?: string | null
  /** None: the template’s. One: in its place. Two to four: an A/B test of them. */
  subjects?: Array<string>
  subject_test?: SubjectTest
  recipients?: BroadcastRecipients
  /** The share of recipients who get nothing, against whom the result is measured. */
  holdout_percent?: number
  schedule?: BroadcastSchedule
  emails_per_hour?: number | null
  late_policy?: BroadcastLatePolicy
}

export interface NewCampaign {
  name: string
  description: string
  lead_source?: CampaignLeadSource
  popup_id?: string | null
  assistant_id?: string | null
  sandbox_access?: boolean
  form_action?: CampaignFormAction
  destination_url?: string | null
  /** The lead magnet: a stored file. */
  file_id?: string | null
  /** Emails the lead magnet; needs a popup box. */
  feedback_email?: boolean
  feedback_subject?: string
  feedback_text?: string
  /** Tells the addresses of each new lead. */
  notify?: CampaignNotify
  notify_emails?: Array<string>
  email_confirmation?: boolean
  reject_disposable?: boolean
  reject_free?: boolean
  reject_role_based?: boolean
  /** Offers a correction; never makes one. */
  typo_correction?: boolean
  marketing_service?: CampaignMarketingService
  /** Given to everyone who comes by the campaign. */
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** Fields that are not named go where their own name says. */
  field_mapping?: Array<CampaignFieldMapping>
}

export interface NewChatForm {
  /** By the name of the field. */
  values: { [key: string]: OperationDetailsValue; }
  consent?: boolean
  page_url?: string
  referrer?: string
  timezone?: string
  locale?: string
  website?: string
}

export interface NewChatMessage {
  text: string
  /** Of `uploadChatFiles`, each sent once. */
  file_ids?: Array<string>
  page_url?: string
}

export interface NewChatRating {
  rating: AnswerRating
  comment?: string
}

export interface NewConversation {
  /** A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`. */
  visitor_id?: string
  page_url?: string
  referrer?: string
  locale?: string
  timezone?: string
  channel?: ChatChannel
}

export interface NewConversationExport {
  format: ConversationExportFormat
  filter?: ConversationExportFilter
}

export interface NewConversationReply {
  text: string
}

export interface NewCustomField {
  type: CustomFieldType
  name: string
  label: string
  placeholder?: string
  options?: Array<string>
  required?: boolean
}

export interface NewDomain {
  /** Such as `www.example.com`. An international name may be typed as it is read. */
  host: string
}

export interface NewEmailResend {
  filter: FailedEmailFilter
}

/** With the settings of its kind, and of no other. */
export interface NewEmailTransport {
  kind: OwnTransportKind
  smtp?: NewSmtpTransport
  ses?: NewSesTransport
  postmark?: NewPostmarkTransport
}

export interface NewEvent {
  lead_id?: string
  email?: string
  /** Small letters, digits, `_`, `.` and `-`, such as `order.placed`. */
  name: string
  /** At most 50 plain values by name. */
  data?: { [key: string]: NewEventDataValue; }
}

export type NewEventDataValue = boolean | number | string

export interface NewGoldenQuestion {
  question: string
  /** Any of them will do. None: it is not to be answered. */
  expected: Array<ExpectedPassage>
}

export interface NewGoldenRun {
  target: GoldenRunTarget
  with_answers?: boolean
}

export interface NewImportFromUrl {
  url: string
}

export interface NewJourney {
  name: string
  description?: string
  document?: JourneyDocument
}

export interface NewKeyword {
  /** Of its texts, such as `en` or `pt-BR`. */
  language: string
  keyword: string
  secondary_keywords?: Array<string>
}

export interface NewKeywordPage {
  /** The address of the page. */
  handle?: string
  with_sources?: boolean
}

export interface NewKeywordText {
  part: KeywordPart
}

/** Public pages of the site; without ids all of them, also those that come. */
export interface NewKnowledgePages {
  kind: 'pages'
  page_ids?: Array<string>
  name?: string
  /** Updated automatically; absent: only on request. */
  update_every_days?: number
}

/** A question and its answer, written by hand. */
export interface NewKnowledgePair {
  kind: 'pair'
  name?: string
  question: string
  answer: string
}

export interface NewKnowledgeSitemap {
  kind: 'sitemap'
  url: string
  name?: string
  /** Updated automatically; absent: only on request. */
  update_every_days?: number
  /** Whether addresses that lead to other hosts than those that are named are read, too. */
  other_hosts?: boolean
  /** Only these of its pages; absent: all, also those that come. */
  urls?: Array<string>
}

export type NewKnowledgeSource = ({ kind: 'pages' } & NewKnowledgePages) | ({ kind: 'pair' } & NewKnowledgePair) | ({ kind: 'sitemap' } & NewKnowledgeSitemap) | ({ kind: 'url' } & NewKnowledgeUrl) | ({ kind: 'urls' } & NewKnowledgeUrls) | ({ kind: 'video' } & NewKnowledgeVideo)

/** A page, or a file on the web. */
export interface NewKnowledgeUrl {
  kind: 'url'
  url: string
  name?: string
  /** Updated automatically; absent: only on request. */
  update_every_days?: number
  /** Whether addresses that lead to other hosts than those that are named are read, too. */
  other_hosts?: boolean
}

/** Pages that were chosen, of a site or of several. */
export interface NewKnowledgeUrls {
  kind: 'urls'
  urls: Array<string>
  name?: string
  /** Updated automatically; absent: only on request. */
  update_every_days?: number
  /** Whether addresses that lead to other hosts than those that are named are read, too. */
  other_hosts?: boolean
}

/** The captions that the page of a video offers. */
export interface NewKnowledgeVideo {
  kind: 'video'
  url: string
  name?: string
  /** Updated automatically; absent: only on request. */
  update_every_days?: number
}

export interface NewLead {
  email: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  phone?: string | null
  timezone?: string | null
  language?: Locale
  /** By the name of the field; null takes a value away. */
  custom_fields?: { [key: string]: EventReceivedEventDataDataValue; }
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  consent?: GivenConsent
}

export interface NewLeadAction {
  selection: LeadSelection
  action: LeadAction
  /** Whether the changes start journeys that wait for such. Absent: no. */
  start_journeys?: boolean
}

export interface NewLeadExport {
  format: TableFormat
  selection: LeadSelection
  /** One of registered_at, last_activity_at, last_name, email, first_name, phone, timezone, language, country, source, mailability, email_validity, email_score, last_contacted_at, opens, clicks, last_opened_at, last_clicked_at, or `custom_fields.` and the name of a field; a leading `-` sorts from the end. Leads without a value come last. */
  sort?: string
  /** In their order: `email`, `first_name`, `middle_name`, `last_name`, `phone`, `timezone`, `language`, `mailability`, `unsubscribed_at`, `source`, `registered_at`, `last_activity_at`, `last_contacted_at`, `tags`, `audiences`, `email_validity`, `email_score`, `confirmation`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, `country`, `device`, `id`, or `custom_fields.` and the name of a field. Absent: all. */
  columns?: Array<string>
}

export interface NewLeadView {
  name: string
  /** Seen by all who may read leads; else by its owner alone. */
  shared?: boolean
  /** In names, address and phone, without regard to case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  campaign_id?: string
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** One of registered_at, last_activity_at, last_name, email, first_name, phone, timezone, language, country, source, mailability, email_validity, email_score, last_contacted_at, opens, clicks, last_opened_at, last_clicked_at, or `custom_fields.` and the name of a field; a leading `-` sorts from the end. Leads without a value come last. */
  sort?: string
  /** Names of columns in their order; `custom_fields.` and the name of a field. */
  columns?: Array<string>
  density?: ListDensity
}

export interface NewManager {
  name: string
  email: string
  /** `manager` unless another is named. Only administrators name administrators. */
  role?: Role
  /** Every site of the account, also those created later. */
  all_sites?: boolean
  /** At least one, unless `all_sites` is true or it is an administrator. */
  site_ids?: Array<string>
  /** At least one for a manager; other roles have their own. */
  grants?: Array<Grant>
  /** Makes `manage-assistants` one for these assistants alone, of up to 20 chosen sites: what belongs to others is not found, and what is about all of a site is refused. Not together with `create-assistant`, `purchase-assistant` and `manage-managers`. Null is all assistants. */
  assistant_ids?: Array<string> | null
}

export interface NewNotificationChoice {
  kind: NotificationKind
  in_app: boolean
  /** In the daily email. */
  by_email: boolean
  /** In an email of its own, as soon as it happens. */
  at_once?: boolean
}

export interface NewPasskey {
  attempt: string
  name: string
  /** What `credential.toJSON()` gives in the browser. */
  credential: { [key: string]: any | null; }
}

export interface NewPassword {
  password: string
  password_confirmation?: string
}

export interface NewPersonRequest {
  kind: PersonRequestKind
  email: string
}

export interface NewPlan {
  name: string
  /** The most there may be, by the name of what `getUsage` and `getSiteUsage` list. What is absent is not limited. */
  limits: { [key: string]: number; }
  /** What it includes of what some plans lack, as `getUsage` lists it; null is all. */
  features?: Array<string> | null
}

export interface NewPopup {
  position?: PopupPosition
  animation?: PopupAnimation
  /** Shows the cross. Escape and going back always close a box. */
  allow_closing?: boolean
  hide_duration_days?: number
  frequency_days?: number
  /** Shows it again to who has sent its form. */
  show_after_submission?: boolean
  devices?: Array<Device>
  /** Where several are due, the highest shows first. */
  priority?: number
  schedule?: PopupSchedule
  /** Any one of them opens. None: only a click or the page’s own script opens it. */
  triggers?: Array<PopupTrigger>
  /** All must hold. None: every page. */
  url_rules?: Array<UrlRule>
  /** All must hold. None: every visitor. */
  visitor_rules?: Array<VisitorRule>
  content?: PopupContentChanges
  form?: PopupFormChanges
  countdown?: PopupCountdown
  coupon_reveal?: CouponReveal
  after_submission?: AfterSubmission
  style?: PopupStyleChanges
  translations?: Array<PopupTranslation>
  /** Each differs from the design in what it names. Visitors are spread evenly over all. */
  variants?: Array<PopupVariant>
  name: string
  description?: string
  type?: PopupType
}

export interface NewPopupPreview {
  page_url: string
  /** Shows it when the page has loaded; false: when its own triggers say so. */
  at_once?: boolean
}

export interface NewPostmarkTransport {
  message_stream: string
  /** The token of the server. Stored encrypted and never shown again; absent keeps the present one. */
  server_token?: string
}

export interface NewResearch {
  kind: ResearchKind
  /** What it is about; of a topic required. */
  prompt?: string
  urls?: Array<string>
  /** Of the report; absent: the site’s. */
  language?: string
  /** Pages dated earlier are left out, */
  from?: string
  /** and those that say that they are younger. */
  to?: string
  /** By a model that researches by itself. */
  deep?: boolean
  /** Pages on the topic are searched for by the provider’s own tool, where its model offers one: at most 5 searches, which cost 1 cent each besides their tokens. Those that it cites are read, the others are listed. */
  search_web?: boolean
  cost_cents_max?: number
}

export interface NewRunAction {
  action: RunActionChoice
  filter: RunFilter
}

export interface NewSavedBlock {
  name: string
  blocks: Array<ContentBlock>
}

export interface NewSender {
  first_name: string
  last_name: string
  email: string
  reply_to: string
  /** Closes each email, unless the template places {{ sender.signature }}. */
  signature: string
  description?: string
}

export interface NewSendingDomain {
  domain: string
}

export interface NewSesTransport {
  region: string
  access_key_id: string
  /** Its events tell of bounces and complaints. */
  configuration_set: string | null
  /** The secret of the key. Stored encrypted and never shown again; absent keeps the present one. */
  secret_access_key?: string
}

export interface NewSite {
  name: string
  subdomain: string
  language?: Locale
  currency?: string
  description?: string
  timezone?: string
  postal_address?: string
}

export interface NewSiteExport {
  passphrase: string
  move?: boolean
}

export interface NewSmtpTransport {
  host: string
  port: number
  security: SmtpSecurity
  username: string | null
  /** The password. Stored encrypted and never shown again; absent keeps the present one. */
  password?: string
}

export interface NewSubmission {
  /** By the name of the field. */
  values: { [key: string]: OperationDetailsValue; }
  consent?: boolean
  page_url: string
  referrer?: string
  timezone?: string
  locale?: string
  shown_for_ms: number
  website?: string
  /** A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`. */
  visitor_id?: string
  /** `original`, or the id of the variant that was shown. */
  variant?: string
}

export interface NewSuppression {
  email: string
  reason?: SuppressionReason
  note?: string
}

export interface NewSuppressionExport {
  format: TableFormat
  reason?: SuppressionReason
  state?: SuppressionState
  search?: string
}

export interface NewSuppressionImport {
  /** Texts that are no address fail one by one. */
  addresses: Array<string>
  reason: SuppressionReason
  note?: string
}

export interface NewTag {
  name: string
}

export interface NewTagLeads {
  lead_ids: Array<string>
  /** Absent: only where a single lead is named. */
  start_journeys?: boolean
}

export interface NewTemplate {
  name: string
  category?: TemplateCategory
  folder_id?: string | null
  subject: string
  preheader?: string
  /** In place of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** What an email shows, block by block. At most 200 blocks, those in columns and in saved blocks included, and 300000 characters as JSON. */
  document?: EmailDocument
  translations?: Array<NewTemplateTranslation>
}

export interface NewTemplateFolder {
  name: string
}

/** The whole content in another language: a text where the template has a text, a document where it has one. It has the unsubscribe link, the question and the AI text where the template has them. */
export interface NewTemplateTranslation {
  locale: Locale
  subject: string
  preheader?: string
  /** In place of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** What an email shows, block by block. At most 200 blocks, those in columns and in saved blocks included, and 300000 characters as JSON. */
  document?: EmailDocument
}

/** As a whole: what is left out is empty. */
export interface NewUserAddress {
  line1?: string
  line2?: string
  city?: string
  postal_code?: string
  region?: string
  country?: string
}

export interface NewVector {
  name: string
  source_ids?: Array<string>
}

export interface NewWebPage {
  /** What the menu calls it. */
  name: string
  /** a to z, digits and single hyphens between them; capitals are made small. Unique on the site. */
  handle?: string
  kind?: WebPageKind
  in_menu?: boolean
  /** The page of which this is a translation; empty: none. */
  translation_of?: string
  /** Of its texts, such as `en` or `pt-BR`. */
  language?: string
  hide_menu?: boolean
  hide_footer?: boolean
  seo?: WebPageSeo
  document: PageDocument
}

export interface NewWebhookEndpoint {
  /** Of a public server; redirects are not followed. */
  url: string
  /** Names of events, or `*` for all of them, also of those that come with later versions. Nobody can subscribe to an event that they may not read. */
  events: Array<WebhookEventName>
  description?: string
}

export interface NewsCount {
  kind: NewsKind
  count: number
  has_more: boolean
}

export type NewsKind = 'leads' | 'submissions' | 'emails_delivered' | 'changes_by_others'

export interface NoConsent {
  kind: 'none'
}

export interface NoCountdown {
  kind: 'none'
}

export interface NotFilter {
  kind: 'not'
  filter: Filter
}

export interface NotificationChoice {
  kind: NotificationKind
  in_app: boolean
  /** In the daily email. */
  by_email: boolean
  /** In an email of its own, as soon as it happens. */
  at_once: boolean
}

export type NotificationKind = 'domains_not_pointing' | 'leads_beyond_limit' | 'broken_sending_domains' | 'transport_down' | 'unverified_senders' | 'emails_in_doubt' | 'automated_emails_failing' | 'broadcasts_late' | 'conversations_waiting' | 'journeys_paused' | 'failed_runs' | 'texts_to_approve' | 'disabled_webhooks' | 'leads' | 'submissions' | 'emails_delivered' | 'changes_by_others' | 'operations_ended'

export interface NotificationSettings {
  kinds: Array<NotificationChoice>
  /** Whether there is a daily email, of what is chosen `by_email`. */
  digest: boolean
  /** From this hour on, on the clock of `timezone`. */
  digest_hour: number
  timezone: string
  /** Counts up with each change; the ETag. */
  version: number
}

export interface NotificationSettingsChanges {
  kinds?: Array<NewNotificationChoice>
  digest?: boolean
  digest_hour?: number
  timezone?: string
}

export interface Notifications {
  /** Kinds of what waits that are new, and operations that ended since. */
  unread: number
  /** Operations that have not ended. */
  running: number
  /** When the caller marked them as read; absent if never. */
  read_at?: string
  attention: Array<WaitingNotification>
}

/** `refuse`: 422 that names each. `create`: tags, audiences, fields and templates are made. */
export type OnMissingReferences = 'refuse' | 'create'

export interface OpenSession {
  id: string
  device: SessionDevice
  browser: string | null
  platform: string | null
  /** By the address that it was opened from, where that is known. */
  country: string | null
  /** The step that asks. */
  current: boolean
  created_at: string
  /** To the minute. */
  last_used_at: string
  expires_at: string
}

export interface OpenSessionPage {
  data: Array<OpenSession>
  has_more: boolean
  next_cursor: string | null
}

export interface OpenedCondition {
  kind: 'opened'
  step_id: string
}

export interface OpenerMessage {
  en: string
  es: string
}

export interface OpeningWindow {
  business_days: Array<number>
  day_start: string
  day_end: string
}

export interface Operation {
  id: string
  kind: OperationKind
  status: OperationStatus
  /** What it is about, such as a journey. */
  subject_id: string | null
  /** What that is called now; null where it is gone. */
  subject_name: string | null
  /** What was asked for, by the kind: of a run action the `action` and the `to_version`. */
  details: { [key: string]: OperationDetailsValue; }
  progress: OperationProgress
  /** Further numbers of the kind: of an email verification how many `changed`. */
  counts: { [key: string]: number; }
  file?: OperationFile
  /** Why it failed, was canceled other than by a person, or waits: `disk_full`, from which it goes on by itself. */
  reason?: OperationReason
  can_cancel: boolean
  can_undo: boolean
  /** The operation that this one takes back. */
  undoes: string | null
  /** The operation that takes this one back. */
  undone_by: string | null
  created_by: OperationCreator
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export interface OperationCanceledEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'operation.canceled'
  subject_id: string | null
  lead_id: string | null
  data: OperationCanceledEventData
  at: string
}

export interface OperationCanceledEventData {
  kind: string
}

export interface OperationCompletedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'operation.completed'
  subject_id: string | null
  lead_id: string | null
  data: OperationCompletedEventData
  at: string
}

export interface OperationCompletedEventData {
  kind: string
}

export interface OperationCreatedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'operation.created'
  subject_id: string | null
  lead_id: string | null
  data: OperationCreatedEventData
  at: string
}

export interface OperationCreatedEventData {
  kind: string
}

export interface OperationCreator {
  kind: ActorKind
  id: string | null
  name: string | null
}

export type OperationDetailsValue = boolean | number | string

export interface OperationFailedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'operation.failed'
  subject_id: string | null
  lead_id: string | null
  data: OperationFailedEventData
  at: string
}

export interface OperationFailedEventData {
  kind: string
}

/** What it wrote, for download. */
export interface OperationFile {
  name: string
  bytes: number
  /** When it is deleted. */
  until: string
}

/** What is done. */
export type OperationKind = 'email_verification' | 'lead_tagging' | 'lead_membership' | 'lead_field_change' | 'lead_unsubscribing' | 'lead_deletion' | 'audience_recomputation' | 'lead_export' | 'lead_import_check' | 'lead_import' | 'suppression_import' | 'suppression_export' | 'email_resend' | 'conversation_export' | 'golden_run' | 'knowledge_update' | 'keyword_writing' | 'research' | 'journey_enrollment' | 'run_action'

export interface OperationOfInstallation {
  id: string
  site_id: string
  site_name: string
  account_id: string
  /** Of the first who manages the account. */
  owner_name: string
  /** As `kind` of an operation. */
  kind: string
  /** The kind in words. */
  what: string
  /** It takes back what another operation did. */
  is_undo: boolean
  status: OperationStatus
  /** Null until the rows are counted. */
  total: number | null
  processed: number
  failed: number
  reason?: OperationReason
  created_by: OperationOfInstallationCreatedBy
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export interface OperationOfInstallationCreatedBy {
  kind: ActorKind
  id: string | null
  name: string | null
}

export interface OperationOfInstallationPage {
  data: Array<OperationOfInstallation>
  has_more: boolean
  next_cursor: string | null
}

export interface OperationPage {
  data: Array<Operation>
  has_more: boolean
  next_cursor: string | null
}

export interface OperationProgress {
  /** Null until the rows are counted. Rows come and go meanwhile. */
  total: number | null
  /** Always succeeded + skipped + failed. */
  processed: number
  succeeded: number
  /** Looked at, and rightly left as they were. */
  skipped: number
  /** Could not be done; listed by `failures`. */
  failed: number
}

export interface OperationReason {
  code: string
  text: string
}

export type OperationStatus = 'queued' | 'running' | 'completed' | 'failed' | 'canceled'

export interface OperationUpdatedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'operation.updated'
  subject_id: string | null
  lead_id: string | null
  data: OperationUpdatedEventData
  at: string
}

export interface OperationUpdatedEventData {
  kind: string
}

/** `continue`: overdue steps run now, within business hours. `replan`: waits start again from now. `skip`: overdue emails are never sent, and runs continue after them. */
export type OverdueChoice = 'continue' | 'replan' | 'skip'

export interface OverlaySettings {
  /** After a box, banner or slide-in was closed, nothing else stands over a page of the site for so long, in any tab of that browser. */
  overlay_pause_seconds: number
  /** One page view may show more than one box, one after the other. */
  several_boxes: boolean
  /** Counts up with each change; the ETag. */
  version: number
}

export interface OverlaySettingsChanges {
  /** After a box, banner or slide-in was closed, nothing else stands over a page of the site for so long, in any tab of that browser. */
  overlay_pause_seconds?: number
  /** One page view may show more than one box, one after the other. */
  several_boxes?: boolean
}

export type OwnTransportKind = 'smtp' | 'ses' | 'postmark'

export interface PageBehind {
  /** Where it was found, after redirects. */
  page_url: string
  /** Untrusted markup: never make it part of a page of your own. */
  html: string
}

export type PageBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'columns' } & ColumnsBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'embed' } & EmbedBlock) | ({ kind: 'features' } & FeaturesBlock) | ({ kind: 'footer' } & PageFooterBlock) | ({ kind: 'form' } & FormBlock) | ({ kind: 'gallery' } & GalleryBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'hero' } & HeroBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'html_frame' } & HtmlFrameBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'navigation' } & NavigationBlock) | ({ kind: 'popup_trigger' } & PopupTriggerBlock) | ({ kind: 'pricing' } & PricingBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'questions' } & QuestionsBlock) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'testimonials' } & TestimonialsBlock) | ({ kind: 'text' } & TextBlock) | ({ kind: 'video' } & VideoBlock)

export interface PageCheck {
  /** Where it was found, after redirects. */
  page_url: string
  status: number
  found: FoundOnPage
  snippets: Array<FoundSnippet>
  /** What the rolling snippet brings today. */
  current_version: string | null
  tag_managers: Array<FoundTagManager>
  policies: Array<ContentPolicy>
  /** The line that makes it work, where the policy of a header blocks it. */
  header: string | null
  site_id: string
  site_published: boolean
  host_allowed: boolean
  /** Published popups. */
  popup_count: number
}

/** What a page shows, block by block. At most 200 blocks, those in columns included, and 300000 characters as JSON. Links may be https, http, mailto or tel, a handle of the site (`/prices`), or a block of the page (`#` and its id). Texts have no variables, and blocks no `show_if`: everybody reads the same page. Images are those of the site. */
export interface PageDocument {
  version: 1
  /** Behind everything; empty: as the brand has it. */
  page_color?: string
  /** Of what is not as wide as the window. */
  width_px?: number
  blocks: Array<PageBlock>
}

export interface PageFeature {
  /** An image of the site; empty: the one at `url`, or none. */
  image_id: string
  alt: string
  heading: string
  text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link?: string
}

export interface PageFooterBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'footer'
  text: string
  links: Array<FooterLink>
}

export interface PageLeft {
  type: 'page_left'
  page_url: string
  /** How long the page was visible since it was last reported. */
  visible_ms: number
  /** Presses of pointer and keys since then. */
  interactions: number
}

export interface PageMenu {
  data: Array<PageMenuEntry>
}

export interface PageMenuChanges {
  page_ids: Array<string>
}

export interface PageMenuEntry {
  page_id: string
  name: string
  url: string
  status: WebPageStatus
}

export interface PageQuestion {
  question: string
  answer: string
}

export interface PageTemplate {
  key: PageTemplateKey
  name: string
  description: string
  kind: WebPageKind
}

export type PageTemplateKey = 'product_launch' | 'newsletter' | 'lead_magnet' | 'event' | 'waitlist' | 'local_service' | 'pricing' | 'about'

export interface PageTemplatePreview {
  html: string
}

export interface PageTemplatePreviewRequest {
  template: PageTemplateKey
  /** Of its texts; the site’s if absent. */
  language?: Locale
}

export interface PageTemplates {
  data: Array<PageTemplate>
}

export interface PageToCheck {
  page_url: string
}

export interface PageToRead {
  page_url: string
}

export interface PageVisit {
  type: 'page_visited'
  page_url: string
  referrer?: string
  title?: string
}

export interface PageVisitedEntry {
  id: string
  name: 'page.visited'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: PageVisitedEventData
  at: string
}

export interface PageVisitedEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'page.visited'
  subject_id: string | null
  lead_id: string
  data: PageVisitedEventData
  at: string
}

export interface PageVisitedEventData {
  url: string
  referrer?: string
  /** The browser. */
  visitor_id?: string
}

export interface PageVisitedTrigger {
  type: 'page_visited'
  /** All must hold, and none that excludes. */
  rules: Array<UrlRule>
}

export interface Passage {
  /** The same for the same version of a source: source, version and position. */
  id: string
  source_id: string
  source_name: string
  /** Of the content of its source. */
  version: number
  position: number
  heading: string | null
  /** Opens the very passage; null where visitors cannot open it. */
  url: string | null
  text: string
  language?: KnowledgeLanguage
  score: number
  /** Among those found by their words. */
  text_rank: number | null
  /** Among those found by their meaning. */
  vector_rank: number | null
}

/** What becomes of leads for whom the time has passed when sending begins. */
export type PassedPolicy = 'send_now' | 'skip' | 'next_day'

export interface Passkey {
  id: string
  name: string
  /** Synced beyond one device, such as by a password manager. */
  synced: boolean
  created_at: string
  last_used_at: string | null
}

export interface PasskeyAnswer {
  attempt: string
  /** What `credential.toJSON()` gives in the browser. */
  credential: { [key: string]: any | null; }
}

export interface PasskeyChanges {
  name: string
}

export interface PasskeyList {
  data: Array<Passkey>
}

export interface PasswordChange {
  current_password: string
  password: string
  password_confirmation?: string
}

export interface PasswordChanged {
  changed: true
}

export interface PasswordReset {
  token: string
  password: string
  password_confirmation?: string
}

export interface PathsStep {
  id: string
  type: 'paths'
  branches: Array<JourneyBranch>
  otherwise: Array<JourneyStep>
  /** Required as soon as one branch is by opened, clicked, replied or answered; at most 90 days. */
  wait_up_to?: Duration
}

export interface PercentageCondition {
  kind: 'percentage'
  percent: number
}

export interface PersonExport {
  exported_at: string
  lead: Lead
  /** Values of custom fields that can still be restored. */
  deleted_fields: Array<{ [key: string]: any | null; }>
  /** Names and values in words; moments in UTC. What is empty is absent. */
  consents: Array<{ [key: string]: any | null; }>
  /** Kinds of email that the person no longer wants. */
  left_topics: Array<{ [key: string]: any | null; }>
  /** What the person sent by forms. */
  submissions: Array<{ [key: string]: any | null; }>
  /** Names and values in words; moments in UTC. What is empty is absent. */
  campaigns: Array<{ [key: string]: any | null; }>
  /** Browsers that are known to be the person’s. */
  visitors: Array<{ [key: string]: any | null; }>
  /** Names and values in words; moments in UTC. What is empty is absent. */
  visits: Array<{ [key: string]: any | null; }>
  /** Runs of journeys. */
  journeys: Array<{ [key: string]: any | null; }>
  /** Names and values in words; moments in UTC. What is empty is absent. */
  emails: Array<{ [key: string]: any | null; }>
  /** Opens and clicks, bounces, complaints and replies. */
  email_activity: Array<{ [key: string]: any | null; }>
  /** To questions in emails. */
  answers: Array<{ [key: string]: any | null; }>
  /** Texts that were written for the person. */
  ai_texts: Array<{ [key: string]: any | null; }>
  /** What was said with assistants. */
  conversations: Array<{ [key: string]: any | null; }>
  /** Names and values in words; moments in UTC. What is empty is absent. */
  merged_leads: Array<{ [key: string]: any | null; }>
  /** Names and values in words; moments in UTC. What is empty is absent. */
  timeline: Array<{ [key: string]: any | null; }>
}

export interface PersonRequest {
  id: string
  kind: PersonRequestKind
  requested_at: string
  requested_by_id: string
  /** While the person or the key exists. */
  requested_by_name?: string
  completed_at?: string
  /** Those that are done, in the order in which they were. */
  sites: Array<PersonRequestSite>
  state: PersonRequestState
  site_count: number
  /** Absent once the person is erased, or 7 days after an export: nothing needs it any more. */
  email?: string
  /** Of an export. */
  download_until?: string
}

export interface PersonRequestCertificate {
  id: string
  kind: PersonRequestKind
  requested_at: string
  requested_by_id: string
  /** While the person or the key exists. */
  requested_by_name?: string
  completed_at: string
  /** Those that are done, in the order in which they were. */
  sites: Array<PersonRequestSite>
  /** Of the address, by a key of the installation: it tells nothing, and finds the request again. */
  email_hash: string
  /** What stays without telling of the person, and why. */
  kept: Array<string>
}

export type PersonRequestKind = 'export' | 'erasure'

export type PersonRequestOutcome = 'found' | 'nothing_found' | 'site_deleted'

export interface PersonRequestPage {
  data: Array<PersonRequest>
  has_more: boolean
  next_cursor: string | null
}

export interface PersonRequestSite {
  site_id: string
  site_name: string
  outcome: PersonRequestOutcome
  /** How many there were, by the names of `exportPerson`. */
  records: { [key: string]: number; }
  at: string
}

export type PersonRequestState = 'running' | 'completed'

/** On phones: all entries `open`, or behind a `button`. */
export type PhoneMenu = 'open' | 'button'

/** Each field by its name. Besides: `_consent` (`yes`), `_locale`, `_page_url`, and `_website`, which stays empty. */
export interface PlainForm {
  _consent?: string
  _locale?: string
  _page_url?: string
  _website?: string
}

export interface Plan {
  id: string
  name: string
  /** The most there may be, by the name of what `getUsage` and `getSiteUsage` list. What is absent is not limited. */
  limits: { [key: string]: number; }
  /** What it includes of what some plans lack, as `getUsage` lists it; null is all. */
  features: Array<string> | null
  /** How many accounts have it. */
  accounts: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface PlanChanges {
  name?: string
  /** The most there may be, by the name of what `getUsage` and `getSiteUsage` list. What is absent is not limited. */
  limits?: { [key: string]: number; }
  /** What it includes of what some plans lack, as `getUsage` lists it; null is all. */
  features?: Array<string> | null
}

export interface PlanFeature {
  name: string
  included: boolean
}

export interface PlanOfAccount {
  id: string
  name: string
}

export interface PlanPage {
  data: Array<Plan>
  has_more: boolean
  next_cursor: string | null
}

export type PolicyPlace = 'header' | 'meta'

export interface Popup {
  id: string
  name: string
  description: string
  type: PopupType
  status: PopupStatus
  position: PopupPosition
  animation: PopupAnimation
  /** Shows the cross. Escape and going back always close a box. */
  allow_closing: boolean
  hide_duration_days: number
  frequency_days: number
  /** Shows it again to who has sent its form. */
  show_after_submission: boolean
  devices: Array<Device>
  /** Where several are due, the highest shows first. */
  priority: number
  schedule: PopupSchedule
  /** Any one of them opens. None: only a click or the page’s own script opens it. */
  triggers: Array<PopupTrigger>
  /** All must hold. None: every page. */
  url_rules: Array<UrlRule>
  /** All must hold. None: every visitor. */
  visitor_rules: Array<VisitorRule>
  content: PopupContent
  form: PopupForm
  countdown: PopupCountdown
  coupon_reveal: CouponReveal
  after_submission: AfterSubmission
  style: PopupStyle
  translations: Array<PopupTranslation>
  /** Each differs from the design in what it names. Visitors are spread evenly over all. */
  variants: Array<PopupVariant>
  /** Counts up with each change of the consent’s text. */
  consent_version: number
  /** Empty once the design is complete. */
  missing: Array<MissingPart>
  /** The line to put into a page, once for all popups of the site. */
  snippet: string
  submission_count: number
  /** Submissions that were thrown away as a machine’s. */
  trapped_count: number
  published_at: string | null
  recent_results?: RecentResults
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export type PopupAnimation = 'fade' | 'slide' | 'zoom' | 'none'

export interface PopupChanges {
  position?: PopupPosition
  animation?: PopupAnimation
  /** Shows the cross. Escape and going back always close a box. */
  allow_closing?: boolean
  hide_duration_days?: number
  frequency_days?: number
  /** Shows it again to who has sent its form. */
  show_after_submission?: boolean
  devices?: Array<Device>
  /** Where several are due, the highest shows first. */
  priority?: number
  schedule?: PopupSchedule
  /** Any one of them opens. None: only a click or the page’s own script opens it. */
  triggers?: Array<PopupTrigger>
  /** All must hold. None: every page. */
  url_rules?: Array<UrlRule>
  /** All must hold. None: every visitor. */
  visitor_rules?: Array<VisitorRule>
  content?: PopupContentChanges
  form?: PopupFormChanges
  countdown?: PopupCountdown
  coupon_reveal?: CouponReveal
  after_submission?: AfterSubmission
  style?: PopupStyleChanges
  translations?: Array<PopupTranslation>
  /** Each differs from the design in what it names. Visitors are spread evenly over all. */
  variants?: Array<PopupVariant>
  name?: string
  description?: string
}

export interface PopupClosed {
  type: 'popup_closed'
  popup_id: string
  /** The variant that was seen; absent: the original. */
  variant?: string
  page_url?: string
}

export interface PopupContent {
  heading: string
  /** May hold `**bold**`, `*italic*`, `[a link](https://…)`, and lists: lines that begin with `- ` or `1. `. Nothing else is markup. */
  text: string
  button_text: string
  /** Where the button of a popup without fields leads: http or https; empty: nowhere. */
  button_url: string
  next_text: string
  back_text: string
  thank_you_heading: string
  /** May hold `**bold**`, `*italic*`, `[a link](https://…)`, and lists: lines that begin with `- ` or `1. `. Nothing else is markup. */
  thank_you_text: string
  /** What the visitor reveals and copies; anyone who reads the configuration of the site can see it. */
  coupon_code: string
  /** Above the countdown. */
  countdown_text: string
  /** Texts of the second step and those after it; the first has `heading` and `text`. */
  steps: Array<PopupStep>
}

export interface PopupContentChanges {
  heading?: string
  /** May hold `**bold**`, `*italic*`, `[a link](https://…)`, and lists: lines that begin with `- ` or `1. `. Nothing else is markup. */
  text?: string
  button_text?: string
  /** Where the button of a popup without fields leads: http or https; empty: nowhere. */
  button_url?: string
  next_text?: string
  back_text?: string
  thank_you_heading?: string
  /** May hold `**bold**`, `*italic*`, `[a link](https://…)`, and lists: lines that begin with `- ` or `1. `. Nothing else is markup. */
  thank_you_text?: string
  /** What the visitor reveals and copies; anyone who reads the configuration of the site can see it. */
  coupon_code?: string
  /** Above the countdown. */
  countdown_text?: string
  /** Texts of the second step and those after it; the first has `heading` and `text`. */
  steps?: Array<PopupStep>
}

export type PopupCountdown = ({ kind: 'none' } & NoCountdown) | ({ kind: 'per_visitor' } & CountdownPerVisitor) | ({ kind: 'until' } & CountdownUntil)

export interface PopupDecision {
  /** Of popups, and of what chats say first. */
  popup_ids: Array<string>
}

export interface PopupForm {
  fields: Array<FormField>
  consent: FormConsent
  /** Given to everyone who submits. */
  tag_ids: Array<string>
  /** Joined by everyone who submits. */
  audience_ids: Array<string>
  /** Lets answers replace differing values of a known lead. */
  overwrite: boolean
}

export interface PopupFormChanges {
  fields?: Array<FormField>
  consent?: FormConsent
  /** Given to everyone who submits. */
  tag_ids?: Array<string>
  /** Joined by everyone who submits. */
  audience_ids?: Array<string>
  /** Lets answers replace differing values of a known lead. */
  overwrite?: boolean
}

/** The logo of the site above the words: the one for light backgrounds, or the one for dark ones. */
export type PopupLogo = 'none' | 'light' | 'dark'

export interface PopupPage {
  data: Array<Popup>
  has_more: boolean
  next_cursor: string | null
}

/** Boxes: `center`, `top`, `bottom`. Banners: `top`, `bottom`. Slide-ins: a corner. Embedded forms: `inline`. */
export type PopupPosition = 'center' | 'top' | 'bottom' | 'bottom_right' | 'bottom_left' | 'top_right' | 'top_left' | 'inline'

export interface PopupPreview {
  url: string
  token: string
  expires_at: string
}

export interface PopupQuestion {
  page_url: string
  device?: Device
  browser?: BrowserName
  language?: string
  country?: string
  /** The first page of the visit; absent: `page_url`. */
  landing_page?: string
  /** Where the visit came from. */
  referrer?: string
  visitor?: VisitorKind
  /** Of which variant is seen. */
  visitor_id?: string
  known_lead?: boolean
  tag_ids?: Array<string>
  seen?: Array<SeenPopup>
  /** The page view has shown a box already. */
  box_shown?: boolean
  seen_before?: SeenBefore
  /** Absent: now. */
  at?: string
}

export interface PopupReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'popup'
  name: string
}

/** Shown from `starts_at` on and before `ends_at`. */
export interface PopupSchedule {
  starts_at?: string
  ends_at?: string
}

export interface PopupShown {
  type: 'popup_shown'
  popup_id: string
  /** The variant that was seen; absent: the original. */
  variant?: string
  page_url?: string
}

export interface PopupSnippets {
  script: string
  /** Where an embedded form stands; absent for other types. Give it a `min-height`, so that nothing moves when it comes. */
  container?: string
  /** Any element with the attribute opens the popup. */
  click: string
  call: string
  /** Null where the popup asks for nothing. */
  html_form: string | null
}

export type PopupStatus = 'draft' | 'published'

export interface PopupStep {
  heading: string
  /** May hold `**bold**`, `*italic*`, `[a link](https://…)`, and lists: lines that begin with `- ` or `1. `. Nothing else is markup. */
  text: string
}

export interface PopupStyle {
  accent_color: string
  background_color: string
  text_color: string
  /** Empty: what goes with the other colors. */
  button_color: string
  /** Empty: what goes with the other colors. */
  button_text_color: string
  border_color: string
  border_width_px: number
  border_style: BorderStyle
  radius_px: number
  button_shape: ButtonShape
  /** Empty: the reader’s system font. */
  font_family: string
  /** Empty: as `font_family`. */
  heading_font_family: string
  logo: PopupLogo
  /** An uploaded image; empty: none. */
  image_id: string
  image_placement: ImagePlacement
  /** What stays in sight where the image is cut, from the left. */
  image_focus_x_percent: number
  /** The same from the top. */
  image_focus_y_percent: number
  /** Of the width, where it stands beside the words. */
  image_share_percent: number
  /** How much of the background color lies over an image behind the words, so that they can be read. */
  scrim_percent: number
  progress_style: ProgressStyle
  /** 0: what goes with the type. */
  width_px: number
  /** Holds inside the popup only, never on the page around it. */
  custom_css: string
}

export interface PopupStyleChanges {
  accent_color?: string
  background_color?: string
  text_color?: string
  /** Empty: what goes with the other colors. */
  button_color?: string
  /** Empty: what goes with the other colors. */
  button_text_color?: string
  border_color?: string
  border_width_px?: number
  border_style?: BorderStyle
  radius_px?: number
  button_shape?: ButtonShape
  /** Empty: the reader’s system font. */
  font_family?: string
  /** Empty: as `font_family`. */
  heading_font_family?: string
  logo?: PopupLogo
  /** An uploaded image; empty: none. */
  image_id?: string
  image_placement?: ImagePlacement
  /** What stays in sight where the image is cut, from the left. */
  image_focus_x_percent?: number
  /** The same from the top. */
  image_focus_y_percent?: number
  /** Of the width, where it stands beside the words. */
  image_share_percent?: number
  /** How much of the background color lies over an image behind the words, so that they can be read. */
  scrim_percent?: number
  progress_style?: ProgressStyle
  /** 0: what goes with the type. */
  width_px?: number
  /** Holds inside the popup only, never on the page around it. */
  custom_css?: string
}

export interface PopupTranslation {
  locale: string
  content?: PopupContentChanges
  fields?: Array<FieldTexts>
  consent_text?: string
}

export type PopupTrigger = ({ kind: 'click' } & ClickTrigger) | ({ kind: 'delay' } & DelayTrigger) | ({ kind: 'exit_intent' } & ExitIntentTrigger) | ({ kind: 'inactivity' } & InactivityTrigger) | ({ kind: 'scroll' } & ScrollTrigger)

export interface PopupTriggerBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'popup_trigger'
  text: string
  /** What the button opens. Brings the widget’s script to the page. */
  popup_id: string
  align?: BlockAlign
}

export type PopupType = 'popup_box' | 'sticky_banner' | 'slide_in' | 'embedded'

export interface PopupVariant {
  id: string
  name: string
  content?: PopupContentChanges
  style?: PopupStyleChanges
  position?: PopupPosition
  animation?: PopupAnimation
}

/** `show`: as soon as one of its triggers fires. `server`: a rule on country, known lead or tag. `pause`: something else was closed over a page of the site just now. `once`: with `box_shown`, since a page view shows one box. `waiting`: only a click or a call opens it. The others name what stands against it. */
export type PopupVerdict = 'show' | 'device' | 'schedule' | 'url' | 'visitor' | 'server' | 'submitted' | 'frequency' | 'hidden' | 'pause' | 'once' | 'waiting'

export interface PopupWhy {
  popup_id: string
  name: string
  type: PopupType
  status: PopupStatus
  verdict: PopupVerdict
  failed_rule?: FailedRule
  /** The verdict is `show`, and popup and site are published. */
  shows: boolean
  /** Of those that show over the page, one at a time, the first. */
  first: boolean
  /** The one that this visitor sees. */
  variant?: string
  /** Its name; absent for `original`. */
  variant_name?: string
}

export interface PopupWhyList {
  site_published: boolean
  /** Pause after an overlay was closed before another one shows. */
  overlay_pause_seconds: number
  /** One page view may show more than one box. */
  several_boxes: boolean
  data: Array<PopupWhy>
}

export interface PostmarkTransport {
  message_stream: string
}

export interface PricingBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'pricing'
  /** Above the block; empty: none. */
  heading: string
  plans: Array<PricingPlan>
}

export interface PricingPlan {
  name: string
  price: string
  period: string
  text: string
  includes: Array<string>
  button_text: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
  highlighted?: boolean
}

export interface PrimaryDomain {
  /** null: the subdomain. */
  domain_id: string | null
}

export type ProbeState = 'sent' | 'not_sent' | 'passed' | 'failed'

/** RFC 9457. `code` is stable, `detail` is in the language of Accept-Language. */
export interface Problem {
  type: string
  title: string
  status: number
  code: ProblemCode
  detail: string
  request_id: string
  errors?: Array<FieldError>
  blockers?: Array<Blocker>
  second_step?: SecondStepNeeded
  allowance?: UsedAllowance
}

/** Stable. Later versions have more. */
export type ProblemCode = 'body_not_json' | 'body_not_multipart' | 'request_malformed' | 'tenant_mismatch' | 'not_signed_in' | 'wrong_password' | 'not_permitted' | 'email_not_verified' | 'reauthentication_needed' | 'not_while_impersonating' | 'second_factor_needed' | 'signature_invalid' | 'not_found' | 'method_not_allowed' | 'user_not_found' | 'site_not_found' | 'request_timeout' | 'secret_already_shown' | 'gone' | 'changed_elsewhere' | 'body_too_large' | 'content_type_not_supported' | 'content_encoding_not_supported' | 'validation_failed' | 'idempotency_key_reused' | 'too_many_requests' | 'header_too_large' | 'internal' | 'service_unavailable' | 'provider_unavailable' | 'overloaded' | 'maintenance' | 'site_under_construction' | 'site_damaged' | 'disk_full' | 'name_taken' | 'subdomain_taken' | 'domain_not_pointing' | 'handle_taken' | 'keyword_taken' | 'keyword_repeated' | 'too_many_keywords' | 'writing_under_way' | 'outline_missing' | 'no_source_attached' | 'page_url_missing' | 'html_content_empty' | 'too_many_sources' | 'too_many_vectors' | 'too_many_golden_questions' | 'knowledge_full' | 'vector_images' | 'nothing_to_update' | 'update_under_way' | 'reset_code_invalid' | 'email_verification_failed' | 'new_password_needed' | 'sign_in_code_invalid' | 'second_step_expired' | 'second_factor_code_invalid' | 'attempt_expired' | 'provider_not_configured' | 'provider_answer_invalid' | 'identity_not_connected' | 'identity_taken' | 'last_way_in' | 'passkey_invalid' | 'too_many_passkeys' | 'invitation_invalid' | 'sender_not_verified' | 'transition_not_allowed' | 'in_use' | 'audience_dynamic' | 'audience_static' | 'design_incomplete' | 'campaign_incomplete' | 'broadcast_incomplete' | 'journey_incomplete' | 'assistant_incomplete' | 'golden_questions_unmet' | 'golden_run_under_way' | 'no_golden_questions' | 'chat_files_off' | 'chat_files_full' | 'conversation_full' | 'answer_under_way' | 'site_in_use' | 'account_in_use' | 'site_moved' | 'emails_under_way' | 'limit_reached' | 'feature_not_in_plan' | 'plan_in_use' | 'storage_full' | 'too_many_saved_blocks' | 'too_many_pages' | 'page_is_homepage' | 'too_many_template_folders' | 'demo_not_present' | 'already_set_up' | 'manager_exists' | 'own_membership' | 'longer_password_needed' | 'lead_exists' | 'lead_limit_exhausted' | 'already_suppressed' | 'run_stalled' | 'nothing_to_confirm' | 'invalid_file_type' | 'no_records_found' | 'mapping_required' | 'file_unreadable' | (string & {})

export interface ProductBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'product'
  /** An image of the site; empty: the one at `url`, or none. */
  image_id: string
  /** http or https; empty: none. */
  url: string
  alt: string
  name: string
  description: string
  price: string
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
  /** Empty: no button; picture and name are links. */
  button_text: string
  layout: ProductLayout
}

export type ProductLayout = 'stacked' | 'beside'

export interface ProfileChanges {
  first_name?: string
  last_name?: string
  language?: Locale
  address?: NewUserAddress
}

/** How a form of several steps says where one is. */
export type ProgressStyle = 'bar' | 'dots' | 'none'

/** `code`, `state` and `iss` as they came back in the query. */
export interface ProviderAnswer {
  attempt: string
  code: string
  state: string
  iss?: string
}

export interface ProviderDeliverability {
  provider: MailboxProvider
  /** Handed over: accepted, or refused for good. */
  sent: number
  /** Accepted, and not returned later. */
  delivered: number
  /** Refused at once or returned later, for good. */
  bounced: number
  /** Reported as spam, as far as providers tell. */
  complained: number
  /** Emails that a person opened; machines are not counted. */
  opened: number
  /** bounced / sent */
  bounce_rate: number | null
  /** complained / delivered */
  complaint_rate: number | null
  /** opened / delivered */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

export type ProviderSignIn = ({ outcome: 'confirmation_sent' } & ConfirmationSent) | ({ outcome: 'signed_in' } & SignedInByProvider)

export interface PublicChatOpener {
  id: string
  type: PopupType
  position: PopupPosition
  animation: PopupAnimation
  /** Shows the cross. Escape and going back always close a box. */
  allow_closing: boolean
  hide_duration_days: number
  frequency_days: number
  created_at: string
  show_after_submission?: boolean
  /** A page view shows one of those with the same word here. */
  once?: PopupType
  priority?: number
  /** Epoch milliseconds from which it is shown, and before which, if there is an end. */
  schedule?: Array<number>
  triggers?: Array<PopupTrigger>
  rules?: Array<PublicRule>
  /** It has rules that only `decidePopups` can evaluate. */
  ask?: boolean
  countdown?: PublicCountdown
  coupon_on_click?: boolean
  /** Files of the widget that it is drawn with besides. */
  files?: Array<string>
  after_submission?: AfterSubmission
  translations?: Array<PopupTranslation>
  variants?: Array<PublicVariant>
  content: PopupContentChanges
  form: PublicForm
}

export interface PublicConsent {
  kind: PublicConsentKind
  text: string
  version: number
  required?: boolean
}

export type PublicConsentKind = 'checkbox' | 'notice'

/** Epoch milliseconds, or minutes from when it first showed. */
export interface PublicCountdown {
  ends_at?: number
  minutes?: number
}

export interface PublicField {
  name: string
  type: PublicFieldType
  label: string
  placeholder?: string
  required?: boolean
  step?: number
  fill?: FieldFill
  options?: Array<string>
  presentation?: FieldPresentation
  /** For the options in their order; empty: none. */
  image_urls?: Array<string>
}

export type PublicFieldType = 'text' | 'textarea' | 'number' | 'checkbox' | 'date' | 'dropdown' | 'hidden' | 'password' | 'website' | 'phone' | 'email'

export interface PublicFont {
  family: string
  url: string
  weight?: string
}

export interface PublicForm {
  fields: Array<PublicField>
  consent?: PublicConsent
  typo_hint?: boolean
}

export interface PublicPageChat {
  id: string
  /** Its button stands on every page; else where the page has an element for it. */
  on_every_page?: boolean
  /** What it says first, decided as popups are; the heading is what is said. */
  openers?: Array<PublicChatOpener>
}

/** What is at its default is left out: empty texts and lists, false, 0. */
export interface PublicPopup {
  id: string
  type: PopupType
  position: PopupPosition
  animation: PopupAnimation
  /** Shows the cross. Escape and going back always close a box. */
  allow_closing: boolean
  hide_duration_days: number
  frequency_days: number
  created_at: string
  show_after_submission?: boolean
  /** A page view shows one of those with the same word here. */
  once?: PopupType
  priority?: number
  /** Epoch milliseconds from which it is shown, and before which, if there is an end. */
  schedule?: Array<number>
  triggers?: Array<PopupTrigger>
  rules?: Array<PublicRule>
  /** It has rules that only `decidePopups` can evaluate. */
  ask?: boolean
  countdown?: PublicCountdown
  coupon_on_click?: boolean
  /** Files of the widget that it is drawn with besides. */
  files?: Array<string>
  after_submission?: AfterSubmission
  translations?: Array<PopupTranslation>
  variants?: Array<PublicVariant>
  content: PopupContentChanges
  form: PublicForm
  style: PublicStyle
}

/** Holds when any fact fits its regular expression; with `not`, when none does. Each is a fact’s name and the expression’s source. */
export interface PublicRule {
  on: PublicRuleSubject
  any: Array<Array<string>>
  not?: boolean
}

export type PublicRuleSubject = 'device' | 'url' | 'visitor'

export interface PublicStyle {
  accent_color?: string
  background_color?: string
  text_color?: string
  /** Empty: what goes with the other colors. */
  button_color?: string
  /** Empty: what goes with the other colors. */
  button_text_color?: string
  border_color?: string
  border_width_px?: number
  border_style?: BorderStyle
  radius_px?: number
  button_shape?: ButtonShape
  /** Empty: the reader’s system font. */
  font_family?: string
  /** Empty: as `font_family`. */
  heading_font_family?: string
  image_placement?: ImagePlacement
  /** What stays in sight where the image is cut, from the left. */
  image_focus_x_percent?: number
  /** The same from the top. */
  image_focus_y_percent?: number
  /** Of the width, where it stands beside the words. */
  image_share_percent?: number
  /** How much of the background color lies over an image behind the words, so that they can be read. */
  scrim_percent?: number
  progress_style?: ProgressStyle
  /** 0: what goes with the type. */
  width_px?: number
  /** Holds inside the popup only, never on the page around it. */
  custom_css?: string
  /** A path on the API’s origin. */
  image_url?: string
  /** The same of the logo above the words. */
  logo_url?: string
}

export interface PublicVariant {
  id: string
  content?: PopupContentChanges
  style?: PublicStyle
  position?: PopupPosition
  animation?: PopupAnimation
}

export interface QuestionAnswered {
  kind: 'answered'
  at: string
  step_id: string
  answer_id?: string
  /** Where the question takes free text. */
  text?: string
}

export interface QuestionAnsweredEntry {
  id: string
  name: 'question.answered'
  /** The name as people read it, in the language of Accept-Language. */
  title: string
  subject_id: string | null
  data: QuestionAnsweredEventData
  at: string
}

export interface QuestionAnsweredEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'question.answered'
  subject_id: string | null
  lead_id: string
  data: QuestionAnsweredEventData
  at: string
}

export interface QuestionAnsweredEventData {
  journey_id: string
  run_id: string
  step_id: string
  answer_id: string | null
  late: boolean
}

export interface QuestionChoice {
  id: string
  label: string
}

export interface QuestionsBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'questions'
  /** Above the block; empty: none. */
  heading: string
  questions: Array<PageQuestion>
}

export interface QuickFormFieldsChanges {
  fields?: Array<FormField>
  consent?: FormConsent
  /** Given to everyone who submits. */
  tag_ids?: Array<string>
  /** Joined by everyone who submits. */
  audience_ids?: Array<string>
  /** Lets answers replace differing values of a known lead. */
  overwrite?: boolean
}

/** When the chat asks by itself. Whoever asks for a person while nobody is there is asked too. */
export type QuickFormMoment = 'never' | 'first' | 'after_messages' | 'unanswered'

/** Only of models of the families GPT-5 and o; `default`: the model’s own. */
export type ReasoningEffort = 'default' | 'minimal' | 'low' | 'medium' | 'high'

export interface Reauthenticated {
  valid_until: string
}

export interface Reauthentication {
  password: string
}

export interface ReceivedEvent {
  id: string
  name: string
  lead_id: string
  data: { [key: string]: any | null; }
  at: string
}

export interface RecentEmails {
  template_id: string
  delivered: number
  /** First opens by a person in these days. */
  opened: number
  /** First clicks by a person in these days. */
  clicked: number
  /** Emails delivered on each day from `from` to `to`. */
  days: Array<number>
}

export interface RecentEmailsByTemplate {
  from: string
  to: string
  data: Array<RecentEmails>
}

/** With `expand=recent_enrollments`. */
export interface RecentEnrollments {
  from: string
  to: string
  enrolled: number
  /** Enrollments of each day from `from` to `to`. */
  days: Array<number>
}

/** With `expand=recent_results`. */
export interface RecentResults {
  from: string
  to: string
  /** Visitors who saw it first in these days. */
  visitors: number
  /** Of these, those who have ever sent its form. */
  converted: number
  /** converted / visitors; null without visitors. */
  rate: number | null
  submitted: number
  /** Submissions of each day from `from` to `to`. */
  days: Array<number>
}

export interface RecoveryCodes {
  /** Each lets in once, in place of a code. They are not shown again. */
  recovery_codes: Array<string>
}

export interface Registered {
  accepted: true
  confirmation_secret: string
}

export interface Registration {
  email: string
  password: string
  password_confirmation?: string
  first_name: string
  last_name: string
  language?: Locale
}

export interface RemoveFromAudience {
  kind: 'remove_from_audience'
  audience_id: string
}

export interface RemoveFromAudienceStep {
  id: string
  type: 'remove_from_audience'
  audience_ids: Array<string>
}

export interface RemoveTags {
  kind: 'remove_tags'
  tag_ids: Array<string>
}

export interface RemoveTagsStep {
  id: string
  type: 'remove_tags'
  tag_ids: Array<string>
}

export interface ReplayDifference {
  /** The transition in which they part. */
  first_sequence: number
  part: ReplayPart
}

export type ReplayOutcome = 'identical' | 'different' | 'erased' | 'not_readable'

export type ReplayPart = 'input_refused' | 'record' | 'sequence' | 'state'

export interface RepliedCondition {
  kind: 'replied'
  step_id: string
}

export interface Research {
  id: string
  assistant_id: string
  kind: ResearchKind
  prompt: string
  language: string
  from: string | null
  to: string | null
  cost_cents_max: number | null
  state: ResearchState
  reason?: ResearchReason
  operation_id: string | null
  title: string
  /** Plain text; `[1]` cites the source with that number. */
  sections: Array<ResearchSection>
  /** How often more than 25 words in a row were copied and had to be cut. */
  quotations_cut: number
  model: string | null
  cost_cents: number
  created_at: string
  updated_at: string
}

export interface ResearchChoice {
  numbers: Array<number>
}

/** `topic`: a report is written from what is found. `content`: pages are fetched, and nothing is written. */
export type ResearchKind = 'topic' | 'content'

export interface ResearchPage {
  data: Array<Research>
  has_more: boolean
  next_cursor: string | null
}

/** Why it failed. */
export interface ResearchReason {
  code: string
  text: string
}

export interface ResearchSection {
  heading: string
  text: string
}

export interface ResearchSource {
  number: number
  url: string | null
  title: string
  /** The source of knowledge that it is a passage of. */
  source_id: string | null
  /** As the page says it. */
  published_on: string | null
  state: ResearchSourceState
  problem?: ResearchReason
  is_chosen: boolean
  is_cited: boolean
  text: string
}

export interface ResearchSourcePage {
  data: Array<ResearchSource>
  has_more: boolean
  next_cursor: string | null
}

/** `found`: an address that another page names, which is read once it is chosen. */
export type ResearchSourceState = 'found' | 'read' | 'failed'

/** `found`: choose what to go on with. `canceled`: what was found by then is there. */
export type ResearchState = 'reading' | 'found' | 'writing' | 'complete' | 'failed' | 'canceled'

export interface ResultBreakdown {
  fact: ResultFact
  /** `direct` where nothing is known; `…` for all that are too many. */
  value: string
  shown: number
  submitted: number
}

export interface ResultCounts {
  shown: number
  /** Once for each visitor and day. */
  shown_daily: number
  closed: number
  submitted: number
  /** Each on the day on which it saw the popup first. */
  visitors: number
  /** Of these visitors, those who have ever sent the form. */
  converted: number
  /** converted / visitors; null without visitors. */
  rate: number | null
  /** Not among the others. */
  shown_robots: number
}

export interface ResultDay {
  day: string
  shown: number
  /** Once for each visitor and day. */
  shown_daily: number
  closed: number
  submitted: number
  /** Each on the day on which it saw the popup first. */
  visitors: number
  /** Of these visitors, those who have ever sent the form. */
  converted: number
  /** converted / visitors; null without visitors. */
  rate: number | null
  /** Not among the others. */
  shown_robots: number
}

export type ResultExpansion = 'recent_results'

export type ResultFact = 'source' | 'country' | 'device' | 'page'

export interface ResultVariant {
  popup_id: string
  /** `original`, or the id of a variant. */
  variant: string
  /** Null for the original, and for one that is gone with its popup. */
  name: string | null
  gone: boolean
  shown: number
  /** Once for each visitor and day. */
  shown_daily: number
  closed: number
  submitted: number
  /** Each on the day on which it saw the popup first. */
  visitors: number
  /** Of these visitors, those who have ever sent the form. */
  converted: number
  /** converted / visitors; null without visitors. */
  rate: number | null
  /** Not among the others. */
  shown_robots: number
  /** The true rate lies above this with 95 % confidence. */
  low: number | null
  high: number | null
}

export interface Results {
  from: string
  to: string
  totals: ResultCounts
  days: Array<ResultDay>
  variants: Array<ResultVariant>
  /** Visitors are spread over the variants less evenly than chance explains: the results may mislead. */
  uneven_split: boolean
  breakdown: Array<ResultBreakdown>
}

export interface ResumePreview {
  /** Runs whose wait has ended while they were paused. */
  overdue_runs: number
  /** Emails that were queued when the pause began or during it. */
  queued_emails: number
}

export interface Resumption {
  overdue: OverdueChoice
}

export type RetentionKind = 'email_activity' | 'email_addressees' | 'conversations' | 'changes' | 'timeline' | 'data_accesses'

export interface RetentionRule {
  kind: RetentionKind
  /** Older things are deleted; null: no rule of the site’s own. */
  months: number | null
  /** Fewer are refused: the product still works with younger ones. */
  months_min: number
  /** Rows that the rule has deleted so far. */
  deleted_count: number
  last_deleted_at?: string
}

export interface RetentionRuleChange {
  kind: RetentionKind
  months: number | null
}

export interface RetentionRules {
  rules: Array<RetentionRule>
  /** Counts up with each change; the ETag. */
  version: number
}

export interface RetentionRulesChanges {
  rules: Array<RetentionRuleChange>
}

export interface RetrievedKnowledge {
  passages: Array<Passage>
  /** The question as it was understood. */
  query: string
  answerable: boolean
  confidence: number
}

export interface RichList {
  kind: 'list'
  ordered: boolean
  items: Array<RichListItem>
}

export interface RichListItem {
  runs: Array<TextRun>
}

export type RichNode = ({ kind: 'list' } & RichList) | ({ kind: 'paragraph' } & RichParagraph)

export interface RichParagraph {
  kind: 'paragraph'
  align?: BlockAlign
  runs: Array<TextRun>
}

export type Role = 'administrator' | 'manager' | 'affiliate' | 'author' | 'student'

export type RuleList = 'url_rules' | 'visitor_rules'

export interface Run {
  run_id: string
  journey_id: string
  journey_version: number
  lead: RunLead
  run_date: string
  status: RunStatus
  /** Milliseconds from the enrollment to the end, or null while it lives. */
  run_duration: number | null
  /** Why it ended. */
  reason: string | null
  step_id: string | null
  wait?: RunWait
  stalled?: StalledReason
  cause: EnrollmentCause
  submission_id: string | null
  ended_at: string | null
}

export type RunActionChoice = 'stop' | 'retry' | 'skip_wait'

export interface RunActionPreview {
  matching: number
}

/** Always enrolled = completed + stopped + failed + live. */
export interface RunCounts {
  enrolled: number
  live: number
  completed: number
  stopped: number
  failed: number
}

export interface RunDetails {
  run_id: string
  journey_id: string
  journey_version: number
  lead: RunLead
  run_date: string
  status: RunStatus
  /** Milliseconds from the enrollment to the end, or null while it lives. */
  run_duration: number | null
  /** Why it ended. */
  reason: string | null
  step_id: string | null
  wait?: RunWait
  stalled?: StalledReason
  cause: EnrollmentCause
  submission_id: string | null
  ended_at: string | null
  entries: Array<RunTimelineEntry>
  emails: Array<RunEmail>
  /** The run in the interface of Temporal, where Temporal carries the runs. */
  temporal_url: string | null
}

export interface RunEmail {
  id: string
  step_id: string | null
  subject: string | null
  state: string
  /** Why it was skipped, not delivered, or waits. */
  reason: string | null
  /** When it is tried; null once it has ended. */
  next_attempt_at: string | null
  queued_at: string
  handed_off_at: string | null
  first_opened_at: string | null
  first_clicked_at: string | null
}

/** One decision: what, when, and why. */
export interface RunEntry {
  sequence: number
  at: string
  step_id: string | null
  kind: string
  reason: string
  detail: { [key: string]: any | null; }
  facts?: { [key: string]: any | null; }
}

export interface RunFilter {
  /** These runs, as far as the rest of the filter fits them too. */
  run_ids?: Array<string>
  journey_id?: string
  journey_version?: number
  lead_id?: string
  status?: RunStatus
  step_id?: string
  from?: string
  to?: string
  search?: string
}

export interface RunLead {
  id: string
  email: string
  name: string
}

export interface RunMove {
  /** Absent: the version that new runs take. */
  to_version?: number
  /** Absent: all other versions. */
  from_version?: number
  /** Absent: wherever they stand. */
  step_ids?: Array<string>
}

export interface RunPage {
  data: Array<Run>
  has_more: boolean
  next_cursor: string | null
}

export interface RunReplay {
  outcome: ReplayOutcome
  identical: boolean
  /** Of the rules that its state selects. */
  rules_version: number | null
  journey_versions: Array<number>
  transitions: number
  inputs: number
  entries: number
  difference?: ReplayDifference
}

export type RunStatus = 'pending' | 'running' | 'waiting' | 'delayed' | 'stopped' | 'failed' | 'completed'

export interface RunStopped {
  kind: 'stopped'
  at: string
}

/** One decision of the run, in the order in which they were taken. */
export interface RunTimelineEntry {
  sequence: number
  at: string
  step_id: string | null
  kind: string
  reason: string
  detail: { [key: string]: any | null; }
  facts?: { [key: string]: any | null; }
  /** The version by which it was decided. */
  journey_version: number
  step_type: string | null
}

/** Always enrolled = completed + stopped + failed + live, and live = pending + running + waiting + delayed. */
export interface RunTotals {
  enrolled: number
  live: number
  completed: number
  stopped: number
  failed: number
  pending: number
  running: number
  waiting: number
  delayed: number
}

export interface RunWait {
  waiting_for: WaitingFor
  reason: string
  since: string
  until: string | null
  local: string | null
  zone: string | null
  zone_source: string | null
}

export type RunsOnSwitchOff = 'finish' | 'stop'

export interface SavedBlock {
  id: string
  name: string
  blocks: Array<ContentBlock>
  /** How many templates have it. */
  template_count: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface SavedBlockChanges {
  name?: string
  blocks?: Array<ContentBlock>
}

export interface SavedBlockPage {
  data: Array<SavedBlock>
  has_more: boolean
  next_cursor: string | null
}

export interface SavedBlockPlace {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'saved'
  saved_block_id: string
  /** What it holds now. Read only: what is given here is left aside. */
  blocks?: Array<ContentBlock>
}

export interface SavedBlockUse {
  /** Such as `template`, `journey`, `broadcast`. */
  kind: string
  id: string
  name: string
  through?: SavedBlockUseThrough
}

/** What has the block, which this one sends. Absent: it has the block itself. */
export interface SavedBlockUseThrough {
  id: string
  name: string
}

export interface SavedBlockUses {
  data: Array<SavedBlockUse>
}

export interface ScrollTrigger {
  kind: 'scroll'
  percent: number
}

export interface SecondFactor {
  /** Those that are switched on; none: the password is enough. */
  kinds: Array<SecondFactorKind>
  recovery_codes_left: number
}

export interface SecondFactorConfirmation {
  kind: SecondFactorKind
  code: string
}

/** `totp`: an authenticator app. `email`: codes to the address that one signs in with. */
export type SecondFactorKind = 'totp' | 'email'

export interface SecondStep {
  /** `second_step.token` of the refusal `second_factor_needed`. */
  token: string
  kind: SecondStepKind
  code: string
}

export interface SecondStepCodeRequest {
  /** `second_step.token` of the refusal `second_factor_needed`. */
  token: string
}

export type SecondStepKind = 'totp' | 'email' | 'recovery_code'

/** Of `second_factor_needed`: what `completeSignIn` takes. */
export interface SecondStepNeeded {
  token: string
  kinds: Array<SecondStepKind>
  expires_at: string
}

/** Instead of moments: one interaction, by the days since it. `seen` counts where it names the same popup. */
export interface SeenBefore {
  /** Absent: each popup. */
  popup_id?: string
  interaction: Interaction
  days_ago: number
}

export interface SeenPopup {
  popup_id: string
  shown_at?: string
  closed_at?: string
  submitted_at?: string
}

export interface SendAt {
  kind: 'at'
  at: string
}

/** In each lead’s time zone; in the site’s where none is known. */
export interface SendAtLocalTime {
  kind: 'local_time'
  /** Without a zone: `2027-03-14T09:00`. */
  at: string
  passed: PassedPolicy
}

export interface SendEmailStep {
  id: string
  type: 'send_email'
  template_id: string
  sender_id: string
  /** An earlier `ai_email_writer` step; the template shows `{{ ai_subject }}` and `{{ ai_text }}` of it. */
  ai_step_id?: string
}

/** Always reached = delivered + not_delivered + unknown + skipped + not_started. */
export interface SendMetrics {
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  not_started: number
  skipped_reasons: Array<SkippedCount>
  /** Emails that a person opened at least once. */
  opened: number
  clicked: number
  unsubscribed: number
}

export interface SendNow {
  kind: 'now'
}

export interface Sender {
  id: string
  first_name: string
  last_name: string
  email: string
  reply_to: string
  signature: string
  description: string
  status: SenderStatus
  verified_at: string | null
  verification_asked_at: string | null
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface SenderChanges {
  first_name?: string
  last_name?: string
  email?: string
  reply_to?: string
  /** Closes each email, unless the template places {{ sender.signature }}. */
  signature?: string
  description?: string
}

/** One that is deleted has no name. */
export interface SenderDeliverability {
  sender_id: string
  name: string
  email: string
  /** Handed over: accepted, or refused for good. */
  sent: number
  /** Accepted, and not returned later. */
  delivered: number
  /** Refused at once or returned later, for good. */
  bounced: number
  /** Reported as spam, as far as providers tell. */
  complained: number
  /** Emails that a person opened; machines are not counted. */
  opened: number
  /** bounced / sent */
  bounce_rate: number | null
  /** complained / delivered */
  complaint_rate: number | null
  /** opened / delivered */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

export interface SenderPage {
  data: Array<Sender>
  has_more: boolean
  next_cursor: string | null
}

export interface SenderReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'sender'
  name: string
}

export type SenderStatus = 'verified' | 'not_verified'

export interface SendingDomain {
  id: string
  domain: string
  status: SendingDomainStatus
  /** Of the key that signs. */
  selector: string
  records: Array<SendingRecord>
  /** Records that were right at an earlier check, and are right no more. Checked once a day. */
  broken: Array<SendingRecordKind>
  verified_at: string | null
  checked_at: string | null
  probe?: SendingProbe
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface SendingDomainList {
  data: Array<SendingDomain>
}

/** Email of its senders is signed for the domain once DNS has the key. */
export type SendingDomainStatus = 'verified' | 'not_verified'

export interface SendingLimit {
  /** Of the sender’s address; null: all that the site sends. */
  domain: string | null
  emails_per_second: number | null
  /** In any hour, counted by quarters. */
  emails_per_hour: number | null
  warm_up_started_at: string | null
  warm_up?: WarmUpDay
  sent_last_hour: number
  /** On the site’s local day. */
  sent_today: number
}

export interface SendingLimitChanges {
  domain: string | null
  emails_per_second?: number | null
  emails_per_hour?: number | null
  /** true begins the plan today, where it has not begun; false ends it. */
  warm_up?: boolean
}

export interface SendingLimits {
  data: Array<SendingLimit>
  /** The most emails of each day of a warm-up. */
  warm_up_plan: Array<number>
}

/** The last email that went through the real path to see whether its signature holds. */
export interface SendingProbe {
  state: ProbeState
  reason: string | null
  at: string
}

export interface SendingRecord {
  kind: SendingRecordKind
  type: SendingRecordType
  name: string
  /** Exactly what to enter. */
  expected: string
  /** What DNS had at the last check. */
  found: Array<string>
  state: SendingRecordState
}

/** `dkim_next`: of the key that takes over once DNS has it. */
export type SendingRecordKind = 'dkim' | 'dkim_next' | 'spf' | 'dmarc' | 'return_path'

/** `unknown`: DNS was not asked yet, or gave no answer. */
export type SendingRecordState = 'found' | 'missing' | 'different' | 'unknown'

export type SendingRecordType = 'TXT' | 'CNAME'

export interface SeoCheck {
  code: SeoCheckCode
  passed: boolean
  /** What it adds to the score where it is passed. */
  points: number
  /** What was counted: characters, words, images, pages. */
  found?: number
}

export type SeoCheckCode = 'title_missing' | 'title_repeated' | 'description_missing' | 'description_length' | 'description_repeated' | 'keyword_missing' | 'keyword_repeated' | 'keyword_not_in_title' | 'keyword_not_in_description' | 'keyword_not_in_first_words' | 'heading_missing' | 'several_first_headings' | 'headings_out_of_order' | 'few_words' | 'hard_to_read' | 'links_missing' | 'alt_missing' | 'not_indexed'

export interface SesTransport {
  region: string
  access_key_id: string
  /** Its events tell of bounces and complaints. */
  configuration_set: string | null
}

/** Send the token as `Authorization: Bearer …`. It is shown once. */
export interface Session {
  token: string
  expires_at: string
  user: User
}

export type SessionDevice = 'desktop' | 'tablet' | 'mobile'

export interface SetCustomFieldValueStep {
  id: string
  type: 'set_custom_field_value'
  field_id: string
  value: SetCustomFieldValueStepValue | null
}

export type SetCustomFieldValueStepValue = boolean | number | string

export interface SetField {
  kind: 'set_field'
  /** A field of leads that can be changed, or the name of a custom field. */
  field: string
  value: SetFieldValue | null
}

/** null takes the value away. */
export type SetFieldValue = boolean | number | string

export interface SetUp {
  email: string
  password: string
  password_confirmation?: string
  first_name: string
  last_name: string
  language?: Locale
  token: string
}

/** With what stands in where a color was left open. */
export interface ShownBrandColors {
  light: BrandColors
  dark: BrandColors
}

export interface ShownPassage {
  number: number
  source_id: string
  source_name: string
  /** Of the source, when it was cited. */
  version: number
  position: number
  heading: string | null
  /** Where the very passage opens; null of files. */
  url: string | null
  excerpt: string
  cited: boolean
  score: number
  text_rank: number | null
  vector_rank: number | null
}

export interface SignInCodeRequest {
  email: string
}

export interface SignedInByProvider {
  outcome: 'signed_in'
  session: Session
}

export interface SimulatedBranch {
  /** Null for `otherwise`. */
  branch_id: string | null
  name: string | null
  taken: boolean
  /** As recorded when it was asked, or `not_asked` behind the one taken. */
  reason: string
  rule?: { [key: string]: any | null; }
  /** What the lead has of what the rule asks. */
  values?: { [key: string]: any | null; }
}

export interface SimulatedEmail {
  from: string
  to: string
  subject: string
  preheader: string
  html: string
  text: string
  marketing: boolean
  /** It shows a stand-in for a text that the AI would write. */
  placeholder: boolean
}

/** One decision, as a live run would record it under the same clock. */
export interface SimulatedEntry {
  sequence: number
  at: string
  /** The clock of the zone that the journey goes by: `YYYY-MM-DDTHH:MM:SS`. */
  local: string
  zone: string
  zone_source: ZoneSource
  step_id: string | null
  step_type: string | null
  kind: string
  reason: string
  detail: { [key: string]: any | null; }
  facts?: { [key: string]: any | null; }
  email?: SimulatedEmail
  branches?: Array<SimulatedBranch>
}

export type SimulatedHappening = ({ kind: 'answered' } & QuestionAnswered) | ({ kind: 'approval' } & TextApproved) | ({ kind: 'audience_joined' } & AudienceJoined) | ({ kind: 'audience_left' } & AudienceLeft) | ({ kind: 'clicked' } & LinkClicked) | ({ kind: 'field_changed' } & FieldChanged) | ({ kind: 'opened' } & EmailOpened) | ({ kind: 'replied' } & EmailReplied) | ({ kind: 'skip_wait' } & WaitSkipped) | ({ kind: 'stopped' } & RunStopped) | ({ kind: 'tag_added' } & TagAdded) | ({ kind: 'tag_removed' } & TagRemoved) | ({ kind: 'unsubscribed' } & LeadUnsubscribed)

/** Why this lead would not have been let in; played all the same. */
export type SimulatedRefusal = 'suppressed' | 'not_matching'

/** What the AI would write at this step. */
export interface SimulatedText {
  step_id: string
  subject: string
  text: string
}

export type SimulatedVersion = 'draft' | 'published'

export interface Simulation {
  run_id: string
  start_at: string
  until: string
  status: string
  reason: string | null
  refusal?: SimulatedRefusal
  waits_until: string | null
  waiting_for: string | null
  /** Issues that prevent publishing; it can still be tried. */
  problems: Array<JourneyProblem>
  /** Where dates of leads are triggers: when one of this lead’s brings it in, from `start_at` on; null where none does. */
  next_trigger_at?: string | null
  entries: Array<SimulatedEntry>
}

/** With `lead_id` a real lead, else the invented one; neither is changed. */
export interface SimulationRequest {
  version?: SimulatedVersion
  lead_id?: string
  lead?: InventedLead
  /** Absent: now. */
  start_at?: string
  /** Default 90. */
  days?: number
  /** Decides which share of a percentage it falls into. */
  run_id?: string
  happenings?: Array<SimulatedHappening>
  texts?: Array<SimulatedText>
}

export interface Site {
  id: string
  name: string
  subdomain: string
  language: Locale
  currency: string
  description: string
  timezone: string
  postal_address: string
  status: SiteStatus
  is_demo: boolean
  /** While true no marketing email of this site leaves. */
  paused: boolean
  /** It was exported to go on elsewhere, and rests here. */
  moved: boolean
  database_status: SiteDatabaseStatus
  snippet: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface SiteChangeEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: SiteChangeName
  subject_id: string | null
  lead_id: string | null
  data: object
  at: string
}

export type SiteChangeName = 'account.plan_set' | 'account_email.reset' | 'account_email.updated' | 'ai_draft.approved' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'api_key.created' | 'api_key.deleted' | 'api_key.reset' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'brand.updated' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.replied' | 'conversation.returned' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'design_settings.updated' | 'domain.checked' | 'domain.created' | 'domain.deleted' | 'domain.failed' | 'domain.verified' | 'email.resent' | 'email.resolved' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'file.deleted' | 'file.uploaded' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'host_settings.updated' | 'identity.connected' | 'identity.disconnected' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'impersonation.ended' | 'impersonation.started' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'installation.updated' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'manager.deleted' | 'manager.invitation_resent' | 'manager.invited' | 'manager.joined' | 'manager.updated' | 'marketing_settings.updated' | 'notification_settings.updated' | 'operation.undone' | 'overlay_settings.updated' | 'passkey.created' | 'passkey.deleted' | 'passkey.updated' | 'person_request.created' | 'plan.created' | 'plan.deleted' | 'plan.updated' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'primary_domain.updated' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run_action.created' | 'runs.changed' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'session.deleted' | 'site.created' | 'site.deleted' | 'site.exported' | 'site.imported' | 'site.paused' | 'site.published' | 'site.resumed' | 'site.unpublished' | 'site.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'tracking_settings.updated' | 'unsubscribe_page.updated' | 'user.deletion_canceled' | 'user.deletion_requested' | 'user.password_changed' | 'user.password_set' | 'user.picture_deleted' | 'user.picture_updated' | 'user.recovery_codes_created' | 'user.second_factor_disabled' | 'user.second_factor_enabled' | 'user.signed_out_elsewhere' | 'user.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface SiteChanges {
  name?: string
  subdomain?: string
  language?: Locale
  currency?: string
  description?: string
  timezone?: string
  postal_address?: string
}

export interface SiteCondition {
  site_id: SiteIds
  assistant_id?: AssistantIds
}

/** damaged: the site answers 503 until its database has been restored on the server. */
export type SiteDatabaseStatus = 'ready' | 'damaged'

export interface SiteDomains {
  data: Array<Domain>
  /** null: the subdomain. */
  primary_domain_id: string | null
  /** Where visitors find the site. */
  address: string
  subdomain_address: string
  /** The host that domains are led to. */
  target: string
}

/** Something that happened on a site, as the stream sends it. */
export type SiteEvent = ({ name: 'account.plan_set' } & SiteChangeEvent) | ({ name: 'account_email.reset' } & SiteChangeEvent) | ({ name: 'account_email.updated' } & SiteChangeEvent) | ({ name: 'ai_draft.approved' } & SiteChangeEvent) | ({ name: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEvent) | ({ name: 'ai_draft.failed' } & AiDraftFailedEvent) | ({ name: 'ai_draft.ready' } & AiDraftReadyEvent) | ({ name: 'ai_draft.rejected' } & SiteChangeEvent) | ({ name: 'ai_provider.removed' } & SiteChangeEvent) | ({ name: 'ai_provider.updated' } & SiteChangeEvent) | ({ name: 'api_key.created' } & SiteChangeEvent) | ({ name: 'api_key.deleted' } & SiteChangeEvent) | ({ name: 'api_key.reset' } & SiteChangeEvent) | ({ name: 'assistant.archived' } & SiteChangeEvent) | ({ name: 'assistant.created' } & SiteChangeEvent) | ({ name: 'assistant.deleted' } & SiteChangeEvent) | ({ name: 'assistant.published' } & SiteChangeEvent) | ({ name: 'assistant.restored' } & SiteChangeEvent) | ({ name: 'assistant.unarchived' } & SiteChangeEvent) | ({ name: 'assistant.unpublished' } & SiteChangeEvent) | ({ name: 'assistant.updated' } & SiteChangeEvent) | ({ name: 'audience.created' } & SiteChangeEvent) | ({ name: 'audience.deleted' } & SiteChangeEvent) | ({ name: 'audience.leads_added' } & SiteChangeEvent) | ({ name: 'audience.leads_removed' } & SiteChangeEvent) | ({ name: 'audience.recomputed' } & SiteChangeEvent) | ({ name: 'audience.updated' } & SiteChangeEvent) | ({ name: 'automated_email.reset' } & SiteChangeEvent) | ({ name: 'automated_email.updated' } & SiteChangeEvent) | ({ name: 'automated_email.written' } & SiteChangeEvent) | ({ name: 'brand.updated' } & SiteChangeEvent) | ({ name: 'broadcast.canceled' } & SiteChangeEvent) | ({ name: 'broadcast.created' } & SiteChangeEvent) | ({ name: 'broadcast.decided' } & SiteChangeEvent) | ({ name: 'broadcast.deleted' } & SiteChangeEvent) | ({ name: 'broadcast.paused' } & SiteChangeEvent) | ({ name: 'broadcast.progressed' } & SiteChangeEvent) | ({ name: 'broadcast.resumed' } & SiteChangeEvent) | ({ name: 'broadcast.scheduled' } & SiteChangeEvent) | ({ name: 'broadcast.sent' } & SiteChangeEvent) | ({ name: 'broadcast.started' } & SiteChangeEvent) | ({ name: 'broadcast.unscheduled' } & SiteChangeEvent) | ({ name: 'broadcast.updated' } & SiteChangeEvent) | ({ name: 'campaign.archived' } & SiteChangeEvent) | ({ name: 'campaign.created' } & SiteChangeEvent) | ({ name: 'campaign.deactivated' } & SiteChangeEvent) | ({ name: 'campaign.deleted' } & SiteChangeEvent) | ({ name: 'campaign.published' } & SiteChangeEvent) | ({ name: 'campaign.unarchived' } & SiteChangeEvent) | ({ name: 'campaign.updated' } & SiteChangeEvent) | ({ name: 'conversation.answered' } & ConversationAnsweredEvent) | ({ name: 'conversation.attended' } & SiteChangeEvent) | ({ name: 'conversation.closed' } & SiteChangeEvent) | ({ name: 'conversation.corrected' } & SiteChangeEvent) | ({ name: 'conversation.deleted' } & SiteChangeEvent) | ({ name: 'conversation.export_started' } & SiteChangeEvent) | ({ name: 'conversation.joined' } & ConversationJoinedEvent) | ({ name: 'conversation.message_added' } & ConversationMessageAddedEvent) | ({ name: 'conversation.rated' } & ConversationRatedEvent) | ({ name: 'conversation.replied' } & SiteChangeEvent) | ({ name: 'conversation.returned' } & SiteChangeEvent) | ({ name: 'conversation.started' } & ConversationStartedEvent) | ({ name: 'conversation.waiting' } & ConversationWaitingEvent) | ({ name: 'custom_field.created' } & SiteChangeEvent) | ({ name: 'custom_field.deleted' } & SiteChangeEvent) | ({ name: 'custom_field.moved' } & SiteChangeEvent) | ({ name: 'custom_field.restored' } & SiteChangeEvent) | ({ name: 'custom_field.updated' } & SiteChangeEvent) | ({ name: 'design_settings.updated' } & SiteChangeEvent) | ({ name: 'domain.checked' } & SiteChangeEvent) | ({ name: 'domain.created' } & SiteChangeEvent) | ({ name: 'domain.deleted' } & SiteChangeEvent) | ({ name: 'domain.failed' } & SiteChangeEvent) | ({ name: 'domain.verified' } & SiteChangeEvent) | ({ name: 'email.bounced' } & EmailBouncedEvent) | ({ name: 'email.clicked' } & EmailClickedEvent) | ({ name: 'email.complained' } & EmailComplainedEvent) | ({ name: 'email.delivered' } & EmailDeliveredEvent) | ({ name: 'email.link_clicked' } & EmailLinkClickedEvent) | ({ name: 'email.not_delivered' } & EmailNotDeliveredEvent) | ({ name: 'email.opened' } & EmailOpenedEvent) | ({ name: 'email.replied' } & EmailRepliedEvent) | ({ name: 'email.resent' } & SiteChangeEvent) | ({ name: 'email.resolved' } & SiteChangeEvent) | ({ name: 'email.skipped' } & EmailSkippedEvent) | ({ name: 'email.unknown' } & EmailUnknownEvent) | ({ name: 'email_resend.started' } & SiteChangeEvent) | ({ name: 'email_settings.updated' } & SiteChangeEvent) | ({ name: 'email_transport.removed' } & SiteChangeEvent) | ({ name: 'email_transport.tested' } & SiteChangeEvent) | ({ name: 'email_transport.updated' } & SiteChangeEvent) | ({ name: 'event.received' } & EventReceivedEvent) | ({ name: 'event.tracked' } & EventTrackedEvent) | ({ name: 'file.deleted' } & SiteChangeEvent) | ({ name: 'file.uploaded' } & SiteChangeEvent) | ({ name: 'form.submitted' } & FormSubmittedEvent) | ({ name: 'golden_question.created' } & SiteChangeEvent) | ({ name: 'golden_question.deleted' } & SiteChangeEvent) | ({ name: 'golden_question.run_ended' } & SiteChangeEvent) | ({ name: 'golden_question.run_started' } & SiteChangeEvent) | ({ name: 'golden_question.updated' } & SiteChangeEvent) | ({ name: 'host_settings.updated' } & SiteChangeEvent) | ({ name: 'identity.connected' } & SiteChangeEvent) | ({ name: 'identity.disconnected' } & SiteChangeEvent) | ({ name: 'image.deleted' } & SiteChangeEvent) | ({ name: 'image.updated' } & SiteChangeEvent) | ({ name: 'image.uploaded' } & SiteChangeEvent) | ({ name: 'impersonation.ended' } & SiteChangeEvent) | ({ name: 'impersonation.started' } & SiteChangeEvent) | ({ name: 'import.checked' } & SiteChangeEvent) | ({ name: 'import.created' } & SiteChangeEvent) | ({ name: 'import.deleted' } & SiteChangeEvent) | ({ name: 'import.started' } & SiteChangeEvent) | ({ name: 'import.updated' } & SiteChangeEvent) | ({ name: 'installation.updated' } & SiteChangeEvent) | ({ name: 'journey.created' } & SiteChangeEvent) | ({ name: 'journey.deleted' } & SiteChangeEvent) | ({ name: 'journey.leads_enrolled' } & SiteChangeEvent) | ({ name: 'journey.not_enrolled' } & JourneyNotEnrolledEvent) | ({ name: 'journey.paused' } & SiteChangeEvent) | ({ name: 'journey.published' } & SiteChangeEvent) | ({ name: 'journey.resumed' } & SiteChangeEvent) | ({ name: 'journey.runs_moved' } & SiteChangeEvent) | ({ name: 'journey.switched_off' } & SiteChangeEvent) | ({ name: 'journey.switched_on' } & SiteChangeEvent) | ({ name: 'journey.updated' } & SiteChangeEvent) | ({ name: 'keyword.created' } & SiteChangeEvent) | ({ name: 'keyword.deleted' } & SiteChangeEvent) | ({ name: 'keyword.published' } & SiteChangeEvent) | ({ name: 'keyword.updated' } & SiteChangeEvent) | ({ name: 'keyword.written' } & SiteChangeEvent) | ({ name: 'knowledge_source.created' } & SiteChangeEvent) | ({ name: 'knowledge_source.deleted' } & SiteChangeEvent) | ({ name: 'knowledge_source.read' } & SiteChangeEvent) | ({ name: 'knowledge_source.update_started' } & SiteChangeEvent) | ({ name: 'knowledge_source.updated' } & SiteChangeEvent) | ({ name: 'lead.audience_joined' } & LeadAudienceJoinedEvent) | ({ name: 'lead.audience_left' } & LeadAudienceLeftEvent) | ({ name: 'lead.confirmation_asked' } & LeadEvent) | ({ name: 'lead.confirmed' } & LeadEvent) | ({ name: 'lead.created' } & LeadCreatedEvent) | ({ name: 'lead.erased' } & LeadErasedEvent) | ({ name: 'lead.merge_undone' } & LeadMergeUndoneEvent) | ({ name: 'lead.merged' } & LeadMergedEvent) | ({ name: 'lead.noted' } & LeadNotedEvent) | ({ name: 'lead.subscribed' } & LeadSubscribedEvent) | ({ name: 'lead.tag_added' } & LeadTagAddedEvent) | ({ name: 'lead.tag_removed' } & LeadTagRemovedEvent) | ({ name: 'lead.topics_changed' } & LeadTopicsChangedEvent) | ({ name: 'lead.unsubscribed' } & LeadUnsubscribedEvent) | ({ name: 'lead.updated' } & LeadUpdatedEvent) | ({ name: 'lead_action.started' } & SiteChangeEvent) | ({ name: 'lead_export.started' } & SiteChangeEvent) | ({ name: 'lead_quality.leads_verified' } & SiteChangeEvent) | ({ name: 'lead_quality.updated' } & SiteChangeEvent) | ({ name: 'lead_upsert.received' } & SiteChangeEvent) | ({ name: 'lead_view.created' } & SiteChangeEvent) | ({ name: 'lead_view.deleted' } & SiteChangeEvent) | ({ name: 'lead_view.updated' } & SiteChangeEvent) | ({ name: 'manager.deleted' } & SiteChangeEvent) | ({ name: 'manager.invitation_resent' } & SiteChangeEvent) | ({ name: 'manager.invited' } & SiteChangeEvent) | ({ name: 'manager.joined' } & SiteChangeEvent) | ({ name: 'manager.updated' } & SiteChangeEvent) | ({ name: 'marketing_settings.updated' } & SiteChangeEvent) | ({ name: 'notification_settings.updated' } & SiteChangeEvent) | ({ name: 'operation.canceled' } & OperationCanceledEvent) | ({ name: 'operation.completed' } & OperationCompletedEvent) | ({ name: 'operation.created' } & OperationCreatedEvent) | ({ name: 'operation.failed' } & OperationFailedEvent) | ({ name: 'operation.undone' } & SiteChangeEvent) | ({ name: 'operation.updated' } & OperationUpdatedEvent) | ({ name: 'overlay_settings.updated' } & SiteChangeEvent) | ({ name: 'page.visited' } & PageVisitedEvent) | ({ name: 'passkey.created' } & SiteChangeEvent) | ({ name: 'passkey.deleted' } & SiteChangeEvent) | ({ name: 'passkey.updated' } & SiteChangeEvent) | ({ name: 'person_request.created' } & SiteChangeEvent) | ({ name: 'plan.created' } & SiteChangeEvent) | ({ name: 'plan.deleted' } & SiteChangeEvent) | ({ name: 'plan.updated' } & SiteChangeEvent) | ({ name: 'popup.created' } & SiteChangeEvent) | ({ name: 'popup.deleted' } & SiteChangeEvent) | ({ name: 'popup.published' } & SiteChangeEvent) | ({ name: 'popup.unpublished' } & SiteChangeEvent) | ({ name: 'popup.updated' } & SiteChangeEvent) | ({ name: 'popup.variant_applied' } & SiteChangeEvent) | ({ name: 'primary_domain.updated' } & SiteChangeEvent) | ({ name: 'question.answered' } & QuestionAnsweredEvent) | ({ name: 'research.created' } & SiteChangeEvent) | ({ name: 'research.deleted' } & SiteChangeEvent) | ({ name: 'research.updated' } & SiteChangeEvent) | ({ name: 'retention.updated' } & SiteChangeEvent) | ({ name: 'run.retried' } & SiteChangeEvent) | ({ name: 'run.stopped' } & SiteChangeEvent) | ({ name: 'run.wait_skipped' } & SiteChangeEvent) | ({ name: 'run_action.created' } & SiteChangeEvent) | ({ name: 'runs.changed' } & SiteChangeEvent) | ({ name: 'saved_block.created' } & SiteChangeEvent) | ({ name: 'saved_block.deleted' } & SiteChangeEvent) | ({ name: 'saved_block.updated' } & SiteChangeEvent) | ({ name: 'sender.created' } & SiteChangeEvent) | ({ name: 'sender.deleted' } & SiteChangeEvent) | ({ name: 'sender.updated' } & SiteChangeEvent) | ({ name: 'sender.verification_asked' } & SiteChangeEvent) | ({ name: 'sender.verified' } & SiteChangeEvent) | ({ name: 'sending_domain.checked' } & SiteChangeEvent) | ({ name: 'sending_domain.created' } & SiteChangeEvent) | ({ name: 'sending_domain.deleted' } & SiteChangeEvent) | ({ name: 'sending_domain.key_rotated' } & SiteChangeEvent) | ({ name: 'sending_domain.probed' } & SiteChangeEvent) | ({ name: 'sending_limits.updated' } & SiteChangeEvent) | ({ name: 'session.deleted' } & SiteChangeEvent) | ({ name: 'site.created' } & SiteChangeEvent) | ({ name: 'site.deleted' } & SiteChangeEvent) | ({ name: 'site.exported' } & SiteChangeEvent) | ({ name: 'site.imported' } & SiteChangeEvent) | ({ name: 'site.paused' } & SiteChangeEvent) | ({ name: 'site.published' } & SiteChangeEvent) | ({ name: 'site.resumed' } & SiteChangeEvent) | ({ name: 'site.unpublished' } & SiteChangeEvent) | ({ name: 'site.updated' } & SiteChangeEvent) | ({ name: 'site_page.created' } & SiteChangeEvent) | ({ name: 'site_page.deleted' } & SiteChangeEvent) | ({ name: 'site_page.not_published' } & SiteChangeEvent) | ({ name: 'site_page.published' } & SiteChangeEvent) | ({ name: 'site_page.restored' } & SiteChangeEvent) | ({ name: 'site_page.scheduled' } & SiteChangeEvent) | ({ name: 'site_page.unpublished' } & SiteChangeEvent) | ({ name: 'site_page.updated' } & SiteChangeEvent) | ({ name: 'site_page_menu.updated' } & SiteChangeEvent) | ({ name: 'suppression.created' } & SiteChangeEvent) | ({ name: 'suppression.removed' } & SiteChangeEvent) | ({ name: 'suppression_export.started' } & SiteChangeEvent) | ({ name: 'suppression_import.started' } & SiteChangeEvent) | ({ name: 'tag.created' } & SiteChangeEvent) | ({ name: 'tag.deleted' } & SiteChangeEvent) | ({ name: 'tag.leads_added' } & SiteChangeEvent) | ({ name: 'tag.leads_removed' } & SiteChangeEvent) | ({ name: 'tag.updated' } & SiteChangeEvent) | ({ name: 'template.created' } & SiteChangeEvent) | ({ name: 'template.deleted' } & SiteChangeEvent) | ({ name: 'template.disabled' } & SiteChangeEvent) | ({ name: 'template.enabled' } & SiteChangeEvent) | ({ name: 'template.restored' } & SiteChangeEvent) | ({ name: 'template.updated' } & SiteChangeEvent) | ({ name: 'template_folder.created' } & SiteChangeEvent) | ({ name: 'template_folder.deleted' } & SiteChangeEvent) | ({ name: 'template_folder.updated' } & SiteChangeEvent) | ({ name: 'tracking_settings.updated' } & SiteChangeEvent) | ({ name: 'unsubscribe_page.updated' } & SiteChangeEvent) | ({ name: 'user.deletion_canceled' } & SiteChangeEvent) | ({ name: 'user.deletion_requested' } & SiteChangeEvent) | ({ name: 'user.password_changed' } & SiteChangeEvent) | ({ name: 'user.password_set' } & SiteChangeEvent) | ({ name: 'user.picture_deleted' } & SiteChangeEvent) | ({ name: 'user.picture_updated' } & SiteChangeEvent) | ({ name: 'user.recovery_codes_created' } & SiteChangeEvent) | ({ name: 'user.second_factor_disabled' } & SiteChangeEvent) | ({ name: 'user.second_factor_enabled' } & SiteChangeEvent) | ({ name: 'user.signed_out_elsewhere' } & SiteChangeEvent) | ({ name: 'user.updated' } & SiteChangeEvent) | ({ name: 'vector.created' } & SiteChangeEvent) | ({ name: 'vector.deleted' } & SiteChangeEvent) | ({ name: 'vector.synced' } & SiteChangeEvent) | ({ name: 'vector.updated' } & SiteChangeEvent) | ({ name: 'visitor.deleted' } & SiteChangeEvent) | ({ name: 'visitor.linked' } & SiteChangeEvent) | ({ name: 'visitor.unlinked' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.created' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.deleted' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.disabled' } & WebhookEndpointDisabledEvent) | ({ name: 'webhook_endpoint.events_replayed' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.secret_rotated' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.updated' } & SiteChangeEvent)

export interface SiteExport {
  name: string
  bytes: number
  /** The site rests here from now on. */
  moved: boolean
  /** When the file is deleted. */
  until: string
}

export interface SiteFont {
  name: string
  /** What stands in `font-family`; designs name the font by it. */
  stack: string
  /** The file of a web font: an https address that ends in .woff2 or .woff, the `font_url` of a file of the site, or a font of this installation. It is loaded after a popup has shown, never before. */
  url?: string
}

export interface SiteIds {
  $in: Array<string>
}

export interface SitePage {
  data: Array<Site>
  has_more: boolean
  next_cursor: string | null
}

export interface SiteResumption {
  overdue: OverdueChoice
  /** Of a site that was exported to go on elsewhere: it does not run there. If it does, people get email twice. */
  although_moved?: boolean
}

export type SiteStatus = 'draft' | 'published'

export interface SiteUsage {
  data: Array<Meter>
}

export interface SkippedCount {
  reason: string
  count: number
}

/** `tls` from the first octet, `starttls` before anything else, or `none`. */
export type SmtpSecurity = 'tls' | 'starttls' | 'none'

export interface SmtpTransport {
  host: string
  port: number
  security: SmtpSecurity
  username: string | null
}

export type SnippetVia = 'page' | 'tag_manager'

export interface SocialBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'social'
  links: Array<SocialLink>
  align?: BlockAlign
}

export interface SocialLink {
  network: SocialNetwork
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link: string
}

export type SocialNetwork = 'instagram' | 'facebook' | 'linkedin' | 'x' | 'youtube' | 'tiktok' | 'whatsapp' | 'threads' | 'pinterest' | 'website'

export interface SpacerBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'spacer'
  height_px: number
}

export interface SpokeWithAssistantTrigger {
  type: 'spoke_with_assistant'
  /** These assistants; absent or empty: any. */
  assistant_ids?: Array<string>
  /** Only when the form of the chat was sent. Else also when somebody who is known already begins a conversation. */
  by_form?: boolean
}

/** Why a live run is left as it is until another release is started. */
export interface StalledReason {
  code: StalledReasonCode
  state_version: number
  text: string
}

export type StalledReasonCode = 'state_version_unknown'

export interface StartedConversation {
  conversation_id: string
  secret: string
}

export interface StartedEmailCodes {
  kind: 'email'
  sent_to: string
}

export type StartedSecondFactor = ({ kind: 'email' } & StartedEmailCodes) | ({ kind: 'totp' } & StartedTotp)

export interface StartedTotp {
  kind: 'totp'
  /** To type by hand. It is not shown again. */
  secret: string
  /** What the QR code says (`otpauth://…`). */
  uri: string
}

export interface StarterReference {
  kind: JourneyReferenceKind
  name: string
}

export interface StepCount {
  step_id: string
  live: number
}

/** Always reached = live + left + completed + stopped + failed. */
export interface StepMetrics {
  step_id: string
  step_type: string | null
  /** Only other versions have this step. */
  gone: boolean
  parent_step_id: string | null
  /** Null within `otherwise` and at the top. */
  parent_branch_id: string | null
  reached: number
  /** Runs that stand here now. */
  live: number
  /** Runs that went on. */
  left: number
  /** Runs that reached their goal here. */
  completed: number
  stopped: number
  failed: number
  send?: SendMetrics
  branches?: Array<BranchMetrics>
}

export interface StepMove {
  journey_version: number
  /** Null: not begun yet. */
  step_id: string | null
  step_type: string | null
  runs: number
  movable: number
  acts_at_once: number
  reason?: MoveObstacle
}

export interface StoredFile {
  id: string
  name: string
  media_type: string
  bytes: number
  download_count: number
  /** Of a web font: where pages load it, for the fonts of the site. */
  font_url?: string
  created_at: string
}

export interface StoredFilePage {
  data: Array<StoredFile>
  has_more: boolean
  next_cursor: string | null
}

/** How several subjects are tested. */
export interface SubjectTest {
  /** The share of recipients who get one of the subjects at once, split evenly among them. */
  share_percent: number
  /** How long to wait for their opens or clicks before the rest get the best subject. */
  wait_hours: number
  winner_by: SubjectWinnerBy
}

/** Of people; machines do not count. */
export type SubjectWinnerBy = 'opens' | 'clicks'

export interface Submission {
  id: string
  popup_id: string
  /** After erasing: a hash. */
  lead_id: string
  lead_created: boolean
  values: Array<SubmittedValue>
  consent: SubmittedConsent
  page_url: string | null
  referrer: string | null
  locale: string | null
  /** Of the popup, as the visitor saw it. */
  variant: string | null
  timezone: string | null
  shown_for_ms: number
  at: string
}

export interface SubmissionAccepted {
  accepted: true
  /** A file, as an attachment, where the campaign gives one. */
  download_url?: string
}

export interface SubmissionPage {
  data: Array<Submission>
  has_more: boolean
  next_cursor: string | null
}

export type SubmittedConsent = 'given' | 'declined' | 'not_asked'

export interface SubmittedValue {
  name: string
  value: OperationDetailsValue
  kept_because?: KeptBecause
}

export interface Suppression {
  id: string
  /** Null once the person was erased; the suppression stays. */
  email: string | null
  reason: SuppressionReason
  source: SuppressionSource
  note: string
  /** What the mail server or the report said. */
  evidence: string
  /** The email that bounced or was complained about. */
  email_id: string | null
  /** The import that brought it. */
  operation_id: string | null
  created_at: string
  /** Since then the address gets email again. */
  removed_at: string | null
  removed_by: string | null
  removal_note: string | null
}

export interface SuppressionPage {
  data: Array<Suppression>
  has_more: boolean
  next_cursor: string | null
}

/** `hard_bounce`: the address takes no email; nothing is sent to it. The others stop marketing email: a spam complaint, somebody who had unsubscribed elsewhere, a decision by hand. */
export type SuppressionReason = 'hard_bounce' | 'complaint' | 'unsubscribed' | 'manual'

export interface SuppressionRemoval {
  note?: string
}

/** Where that is known from. */
export type SuppressionSource = 'mail_server' | 'bounce_message' | 'complaint_report' | 'provider' | 'manual' | 'import'

export type SuppressionState = 'active' | 'removed'

export type TableFormat = 'csv' | 'xlsx'

export interface Tag {
  id: string
  name: string
  source: TagSource
  lead_count: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface TagAdded {
  kind: 'tag_added'
  at: string
  tag_id: string
}

export interface TagAddedTrigger {
  type: 'tag_added'
  tag_ids: Array<string>
}

/** What gave the lead the tag. */
export type TagAssignmentSource = 'form' | 'campaign' | 'journey' | 'import' | 'api' | 'manual' | 'seed'

export interface TagChanges {
  name: string
}

export interface TagIds {
  tag_ids: Array<string>
}

export interface TagLeads {
  lead_ids: Array<string>
}

export interface TagPage {
  data: Array<Tag>
  has_more: boolean
  next_cursor: string | null
}

export interface TagReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'tag'
  name: string
}

export interface TagRemoved {
  kind: 'tag_removed'
  at: string
  tag_id: string
}

export type TagSource = 'manual' | 'form' | 'journey' | 'import' | 'api'

export interface TaggedLeads {
  /** The leads for which this changed something. */
  lead_ids: Array<string>
}

export interface Template {
  id: string
  name: string
  category: TemplateCategory
  /** Where owners look for it; null: in no folder. */
  folder_id: string | null
  subject: string
  preheader: string
  /** The body; of a document its texts, as the text part has them. */
  body_text: string
  document?: EmailDocument
  /** What leads get who read that language. Everyone else gets the content above, in the site’s language. */
  translations: Array<TemplateTranslation>
  enabled: boolean
  has_unsubscribe_link: boolean
  /** What to fix before it is used. */
  problems: Array<TemplateProblem>
  /** Counts the contents; each sent email names the one it had. */
  content_version: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

/** Marketing email needs a subscribed lead, consent, a postal address and an unsubscribe link. */
export type TemplateCategory = 'marketing' | 'transactional'

export interface TemplateChanges {
  name?: string
  category?: TemplateCategory
  folder_id?: string | null
  subject?: string
  preheader?: string
  /** In place of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** What an email shows, block by block. At most 200 blocks, those in columns and in saved blocks included, and 300000 characters as JSON. */
  document?: EmailDocument
  translations?: Array<NewTemplateTranslation>
}

export interface TemplateFolder {
  id: string
  name: string
  template_count: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface TemplateFolderChanges {
  name?: string
}

export interface TemplateFolderPage {
  data: Array<TemplateFolder>
  has_more: boolean
  next_cursor: string | null
}

/** Advice only: it does not prevent saving. */
export interface TemplateHint {
  code: TemplateHintCode
  pointer: string
  /** What it is about: a number, a word, a color. */
  name: string
}

export type TemplateHintCode = 'clipped' | 'subject_long' | 'subject_shouts' | 'preheader_missing' | 'spam_words' | 'alt_missing' | 'picture_missing' | 'link_missing' | 'link_not_secure' | 'contrast_low' | 'only_pictures'

export interface TemplateImport {
  html: string
  /** Absent: the title of the page. */
  name?: string
  subject?: string
  category?: TemplateCategory
  folder_id?: string | null
}

export interface TemplateLeftOut {
  kind: LeftOutKind
  /** The variable as it was written, or empty. */
  name: string
}

export interface TemplatePage {
  data: Array<Template>
  has_more: boolean
  next_cursor: string | null
}

export interface TemplatePreview {
  language: Locale
  subject: string
  preheader: string
  html: string
  text: string
  problems: Array<TemplateProblem>
  /** Of the HTML; Gmail clips what is longer than 102 kB. */
  bytes: number
  hints: Array<TemplateHint>
}

export interface TemplatePreviewRequest {
  lead_id?: string
  sender_id?: string
  language?: Locale
  /** A former content in place of the present one. */
  content_version?: number
  subject?: string
  preheader?: string
  /** In place of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** What an email shows, block by block. At most 200 blocks, those in columns and in saved blocks included, and 300000 characters as JSON. */
  document?: EmailDocument
}

export interface TemplateProblem {
  code: 'no_unsubscribe_link' | 'template_too_long' | 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_link_invalid' | 'template_block_invalid'
  pointer: string
  /** What it is about: the variable, the target. */
  name: string
}

export interface TemplateReference {
  /** How the document names it, such as `tag:Welcome`. */
  ref: string
  kind: 'template'
  name: string
  category: TemplateCategory
  subject: string
  preheader: string
  body_text: string
  /** What an email shows, block by block. At most 200 blocks, those in columns and in saved blocks included, and 300000 characters as JSON. */
  document?: EmailDocument
  translations?: Array<NewTemplateTranslation>
}

export interface TemplateRestoration {
  content_version: number
}

export interface TemplateTest {
  to: string
  lead_id?: string
  sender_id?: string
  language?: Locale
}

export interface TemplateTestQueued {
  queued: true
}

export interface TemplateTranslation {
  locale: Locale
  subject: string
  preheader: string
  body_text: string
  /** What an email shows, block by block. At most 200 blocks, those in columns and in saved blocks included, and 300000 characters as JSON. */
  document?: EmailDocument
}

export interface TemplateUse {
  /** Such as `journey`, `broadcast`. */
  kind: string
  id: string
  name: string
}

export interface TemplateUses {
  data: Array<TemplateUse>
}

export interface TemplateVariable {
  /** As it is written between braces. */
  name: string
  source: TemplateVariableSource
  /** As people read it, in the language of Accept-Language. */
  label: string
  example: string
  /** Whether some recipients have no value: write a `default`. */
  may_be_empty: boolean
}

export type TemplateVariableSource = 'lead' | 'custom_field' | 'site' | 'sender' | 'email'

export interface TemplateVariableUse {
  name: string
  templates: Array<TemplateVariableUser>
}

export interface TemplateVariableUser {
  id: string
  name: string
}

export interface TemplateVariableUses {
  data: Array<TemplateVariableUse>
}

export interface TemplateVariables {
  data: Array<TemplateVariable>
}

export interface TemplateVersion {
  content_version: number
  /** Whether emails have this content now. */
  is_present: boolean
  category: TemplateCategory
  subject: string
  preheader: string
  /** The languages that it has translations in. */
  locales: Array<Locale>
  created_at: string
}

export interface TemplateVersionPage {
  data: Array<TemplateVersion>
  has_more: boolean
  next_cursor: string | null
}

export type TestEmailOutcome = 'queued' | 'template_missing' | 'sender_not_verified'

export interface Testimonial {
  quote: string
  name: string
  role: string
  /** An image of the site; empty: the one at `url`, or none. */
  image_id: string
  alt: string
}

export interface TestimonialsBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'testimonials'
  /** Above the block; empty: none. */
  heading: string
  columns?: number
  testimonials: Array<Testimonial>
}

export interface TextApproved {
  kind: 'approval'
  at: string
  step_id: string
  approved: boolean
}

export interface TextBlock {
  /** Unique within its document. */
  id: string
  show_if?: Filter
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'text'
  content: Array<RichNode>
  size?: TextSize
  /** Empty: what goes with the other colors. */
  color?: string
}

export interface TextRun {
  /** A line break is a line break. */
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  /** https, http, mailto or tel; or a variable that holds one. Empty: no link. */
  link?: string
}

export type TextSize = 'small' | 'normal' | 'large'

export interface TextToTranslate {
  text: string
  /** Of its texts, such as `en` or `pt-BR`. */
  to: string
  /** Names that stay as they are. */
  keep?: Array<string>
}

/** At least one of the two; the thank-you shows too. */
export interface ThankYouCode {
  kind: 'code'
  /** Runs on the host page, and only with the page’s nonce. */
  code?: string
  script_url?: string
}

export interface ThankYouMessage {
  kind: 'message'
}

export interface ThankYouRedirect {
  kind: 'redirect'
  url: string
}

/** Something that happened to a lead. */
export type TimelineEntry = ({ name: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEntry) | ({ name: 'ai_draft.failed' } & AiDraftFailedEntry) | ({ name: 'ai_draft.ready' } & AiDraftReadyEntry) | ({ name: 'conversation.joined' } & ConversationJoinedEntry) | ({ name: 'email.bounced' } & EmailBouncedEntry) | ({ name: 'email.clicked' } & EmailClickedEntry) | ({ name: 'email.complained' } & EmailComplainedEntry) | ({ name: 'email.delivered' } & EmailDeliveredEntry) | ({ name: 'email.not_delivered' } & EmailNotDeliveredEntry) | ({ name: 'email.opened' } & EmailOpenedEntry) | ({ name: 'email.replied' } & EmailRepliedEntry) | ({ name: 'email.skipped' } & EmailSkippedEntry) | ({ name: 'email.unknown' } & EmailUnknownEntry) | ({ name: 'event.received' } & EventReceivedEntry) | ({ name: 'event.tracked' } & EventTrackedEntry) | ({ name: 'form.submitted' } & FormSubmittedEntry) | ({ name: 'journey.not_enrolled' } & JourneyNotEnrolledEntry) | ({ name: 'lead.audience_joined' } & LeadAudienceJoinedEntry) | ({ name: 'lead.audience_left' } & LeadAudienceLeftEntry) | ({ name: 'lead.confirmation_asked' } & LeadEntry) | ({ name: 'lead.confirmed' } & LeadEntry) | ({ name: 'lead.created' } & LeadCreatedEntry) | ({ name: 'lead.erased' } & LeadErasedEntry) | ({ name: 'lead.merge_undone' } & LeadMergeUndoneEntry) | ({ name: 'lead.merged' } & LeadMergedEntry) | ({ name: 'lead.subscribed' } & LeadSubscribedEntry) | ({ name: 'lead.tag_added' } & LeadTagAddedEntry) | ({ name: 'lead.tag_removed' } & LeadTagRemovedEntry) | ({ name: 'lead.topics_changed' } & LeadTopicsChangedEntry) | ({ name: 'lead.unsubscribed' } & LeadUnsubscribedEntry) | ({ name: 'lead.updated' } & LeadUpdatedEntry) | ({ name: 'page.visited' } & PageVisitedEntry) | ({ name: 'question.answered' } & QuestionAnsweredEntry)

export interface TimelinePage {
  data: Array<TimelineEntry>
  has_more: boolean
  next_cursor: string | null
}

/** Where somebody came from: what the address of the page and the page before it said. */
export interface Touch {
  at: string
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_term?: string
  utm_content?: string
  gclid?: string
  fbclid?: string
  msclkid?: string
  referrer?: string
  landing_page?: string
}

export interface TrackingSettings {
  /** Visited pages are kept. Popups are counted in any case. */
  enabled: boolean
  /** On every page the widget stores and sends nothing before `leadwright.consent("grant")`. */
  consent_mode: boolean
  /** Visits and unknown visitors are deleted after so many days. */
  kept_days: number
  /** The line to put into a page, once for popups and tracking. */
  snippet: string
  /** Counts up with each change; the ETag. */
  version: number
}

export interface TrackingSettingsChanges {
  /** Visited pages are kept. Popups are counted in any case. */
  enabled?: boolean
  /** On every page the widget stores and sends nothing before `leadwright.consent("grant")`. */
  consent_mode?: boolean
  /** Visits and unknown visitors are deleted after so many days. */
  kept_days?: number
}

export interface TranslatedText {
  outcome: TranslationOutcome
  /** Null where the outcome is another than `translated`. */
  text: string | null
  /** What was lost or added, or should have been avoided. */
  faults: Array<string>
  model: string | null
  cost_cents: number
}

/** `no_model`: no provider is connected. */
export type TranslationOutcome = 'translated' | 'parts_lost' | 'parts_added' | 'word_avoided' | 'no_model' | 'limit_reached' | 'canceled' | 'ai_unreadable' | 'ai_unreachable' | 'ai_timeout' | 'ai_busy' | 'ai_no_credit' | 'ai_model_gone' | 'ai_key_refused' | 'ai_provider_error' | 'ai_refused' | 'ai_empty' | 'ai_cut_off'

/** deferred: it surely was not accepted. unknown: handed over, and no answer came. */
export type TransportOutcome = 'delivered' | 'refused' | 'deferred' | 'unknown'

/** It fails: emails wait, and one is tried now and then until one gets through. */
export interface TransportTrouble {
  since: string
  /** In a row. */
  failures: number
  reason: string
  next_try_at: string
}

export interface UnansweredTopic {
  topic: string
  count: number
  /** As it was asked last. */
  question: string
  conversation_id: string
  message_id: string
  last_at: string
}

export interface UnansweredTopics {
  data: Array<UnansweredTopic>
}

/** Whether a message with an unknown outcome is sent once more. */
export type UnknownPolicy = 'resend' | 'do_not_resend'

/** Ends all marketing email to them. Only the person can undo this. */
export interface UnsubscribeLeads {
  kind: 'unsubscribe'
}

export interface UnsubscribePage {
  texts: UnsubscribePageLanguages
  topics: Array<EmailTopic>
  audience_ids: Array<string>
  /** Counts up with each change; the ETag. */
  version: number
  /** Null while the page is the built-in one. */
  updated_at: string | null
}

export interface UnsubscribePageChanges {
  texts?: UnsubscribePageLanguageChanges
  /** All of them, in their order. One that is left out is forgotten, with who left it. */
  topics?: Array<EmailTopicChanges>
  /** Audiences that readers join and leave on the page; never dynamic ones. */
  audience_ids?: Array<string>
}

export interface UnsubscribePageLanguageChanges {
  en?: UnsubscribePageTextChanges
  es?: UnsubscribePageTextChanges
}

export interface UnsubscribePageLanguages {
  en: UnsubscribePageTexts
  es: UnsubscribePageTexts
}

export interface UnsubscribePagePreview {
  html: string
}

export interface UnsubscribePagePreviewInput {
  language: Locale
  state: UnsubscribePageState
  changes?: UnsubscribePageChanges
}

/** Opened from an email; after saving a choice, leaving, coming back. */
export type UnsubscribePageState = 'opened' | 'saved' | 'left' | 'asked'

export interface UnsubscribePageTextChanges {
  /** The heading before leaving. */
  prompt_title?: string
  /** The question before leaving. */
  prompt_text?: string
  /** What leaving means. */
  message?: string
  /** The button that leaves. */
  button_text?: string
  /** Above the topics and audiences to choose from. */
  preferences_title?: string
  /** The button that saves the choice. */
  preferences_button_text?: string
  /** Shown once the choice is saved. */
  preferences_saved_text?: string
  /** Shown once they have left. */
  success_text?: string
  /** Above the button that asks to come back. */
  resubscribe_message?: string
  /** That button. */
  resubscribe_button_text?: string
  /** Shown when the email that confirms coming back is on its way. */
  confirmation_message?: string
}

export interface UnsubscribePageTexts {
  prompt_title: string
  prompt_text: string
  message: string
  button_text: string
  preferences_title: string
  preferences_button_text: string
  preferences_saved_text: string
  success_text: string
  resubscribe_message: string
  resubscribe_button_text: string
  confirmation_message: string
}

export interface UnsubscribeStep {
  id: string
  type: 'unsubscribe'
}

export interface UploadedChatFiles {
  data: Array<ChatFile>
}

export interface UploadedKnowledge {
  data: Array<KnowledgeSource>
}

export type UrlMatch = 'contains' | 'equals' | 'starts_with' | 'pattern' | 'query'

export interface UrlRule {
  match: UrlMatch
  /** An address, or its part from the path on: `/prices`; of several, one a line, one has to fit. In a pattern `*` stands for anything. For `query`: `name` or `name=value`. */
  value: string
  /** The rule must not hold. */
  exclude?: boolean
}

export interface Usage {
  /** Absent: nothing is limited by a plan. */
  plan?: PlanOfAccount
  /** Counted over the whole account. */
  account: Array<Meter>
  features: Array<PlanFeature>
}

/** Of what there is no more of: how much is used, and the limit. */
export interface UsedAllowance {
  name: string
  used: number
  limit: number
}

export interface User {
  id: string
  email: string
  first_name: string
  last_name: string
  language: Locale
  address: UserAddress
  /** Relative to the address of the API. */
  picture_url: string | null
  /** Otherwise the person signs in by others or with a passkey alone. */
  has_password: boolean
  confirmed: boolean
  super_administrator: boolean
  /** They deleted their account: until then they may take it back, and do nothing else. */
  deletes_at?: string
  version: number
  created_at: string
  updated_at: string
}

export interface UserAddress {
  line1: string
  line2: string
  city: string
  postal_code: string
  region: string
  country: string
}

export interface Vector {
  id: string
  name: string
  source_ids: Array<string>
  /** Documents of all its sources: files, pages, pairs. */
  file_count: number
  /** Passages that answers are made of. */
  chunk_count: number
  bytes: number
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface VectorChanges {
  name?: string
  source_ids?: Array<string>
}

export interface VectorPage {
  data: Array<Vector>
  has_more: boolean
  next_cursor: string | null
}

export interface VectorSync {
  data: Array<Operation>
}

export interface VersionMetrics {
  journey_version: number
  enrolled: number
  live: number
  completed: number
  stopped: number
  failed: number
}

export type VerticalAlign = 'top' | 'middle' | 'bottom'

export interface VideoBlock {
  /** Unique within its document. */
  id: string
  /** Empty: what goes with the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'video'
  /** What it shows, for who does not see it. */
  title: string
  /** On YouTube or Vimeo. Nothing is loaded from there until a visitor opens it. */
  video_url: string
  /** Shown until then; empty: the title alone. */
  image_id: string
  alt: string
}

export interface Visit {
  kind: VisitKind
  at: string
  /** Of an event that the page tracked. */
  name: string | null
  page_url: string | null
  title: string | null
  referrer: string | null
  properties?: { [key: string]: OperationDetailsValue; }
  visible_ms: number
  interactions: number
}

export interface VisitCounts {
  from: string
  to: string
  days: Array<VisitDay>
}

export interface VisitDay {
  day: string
  visitors: number
  visits: number
  pages: number
  visible_ms: number
  /** Not among the others. */
  robot_pages: number
}

export type VisitKind = 'page' | 'custom'

export interface VisitNews {
  /** When the visit before ended; absent on the first one, and once its news were dismissed. */
  away_since?: string
  /** Kinds of which there is nothing new are absent. */
  news: Array<NewsCount>
}

export interface VisitPage {
  data: Array<Visit>
  has_more: boolean
  next_cursor: string | null
}

export interface Visitor {
  uuid: string
  lead_id: string | null
  known_by?: VisitorKnownBy
  linked_at: string | null
  first_visit: string
  last_visit: string
  visits: number
  pages: number
  time_on_pages_ms: number
  interactions: number
  /** Two letters of ISO 3166-1. */
  country_code: string | null
  device?: VisitorDevice
  platform: string | null
  browser: string | null
  language: string | null
  timezone: string | null
  /** Of the first arrival. */
  referrer_url: string | null
  is_robot: boolean
  first_touch?: Touch
  last_touch?: Touch
  /** Given by the page with `identify`, as its email address; not verified. */
  traits: { [key: string]: string; }
}

export type VisitorDevice = 'desktop' | 'tablet' | 'mobile'

export type VisitorEvent = ({ type: 'custom' } & CustomEvent) | ({ type: 'identified' } & VisitorIdentified) | ({ type: 'page_left' } & PageLeft) | ({ type: 'page_visited' } & PageVisit) | ({ type: 'popup_closed' } & PopupClosed) | ({ type: 'popup_shown' } & PopupShown)

/** `referrer` and `utm_…` are those of the first page of the visit and of the page that the visitor is on; half an hour without a page ends a visit. Without consent a visit is one page. */
export type VisitorField = 'country' | 'device' | 'browser' | 'language' | 'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'visitor' | 'known_lead' | 'tag'

export interface VisitorIdentified {
  type: 'identified'
  email: string
  /** Proves the address: HMAC-SHA-256 of it by the site’s secret, in hexadecimal digits. */
  user_hash?: string
}

export type VisitorKind = 'new' | 'returning'

/** A form sent from here, a signed link, the page with proof, or the owner’s own word. */
export type VisitorKnownBy = 'form' | 'link' | 'page' | 'owner'

export interface VisitorLink {
  lead_id: string
}

export type VisitorOp = 'is' | 'is_not' | 'contains' | 'does_not_contain' | 'is_empty' | 'is_not_empty'

export interface VisitorPage {
  data: Array<Visitor>
  has_more: boolean
  next_cursor: string | null
}

export interface VisitorQuestion {
  /** A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`. */
  visitor_id?: string
  user?: NamedVisitor
  /** Tells the country where the address does not. */
  timezone?: string
}

export interface VisitorRule {
  field: VisitorField
  op: VisitorOp
  /** Any of them fits. Countries as `ES`, languages as `es` or `es-MX`, tags by id. */
  values?: Array<string>
}

export interface VisitorSession {
  device?: VisitorDevice
  timezone?: string
  language?: string
  /** The browser says that a program drives it. */
  automated?: boolean
}

export interface Visits {
  /** A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`. */
  visitor_id?: string
  /** From `lw_visitor` in the address of a signed link. */
  token?: string
  session?: VisitorSession
  events: Array<VisitorEvent>
}

export interface VisitsAccepted {
  accepted: true
}

export interface WaitSkipped {
  kind: 'skip_wait'
  at: string
}

export type WaitingFor = 'delay' | 'open_window' | 'delivery' | 'retry' | 'event' | 'answer' | 'writing' | 'approval'

export interface WaitingNotification {
  kind: AttentionKind
  count: number
  /** There are more than when the caller marked them as read. */
  is_new: boolean
}

/** Absent where there is no warm-up, or it is over. */
export interface WarmUpDay {
  /** From 1. */
  day: number
  emails_max: number
}

export interface WebPage {
  id: string
  name: string
  handle: string
  kind: WebPageKind
  status: WebPageStatus
  /** Where visitors find it once it is published, and the site is. */
  url: string
  language: string
  in_menu: boolean
  menu_position: number
  translation_of: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  /** Of the draft. */
  seo_score: number
  /** Counts the contents of the draft. */
  content_version: number
  /** The content that visitors see. */
  published_version?: number
  has_unpublished_changes: boolean
  published_at?: string
  /** When its draft is published automatically. */
  publish_at?: string
  /** When it is unpublished automatically. */
  unpublish_at?: string
  /** A code such as `validation_failed`: why its draft did not become public when it should have. */
  schedule_problem?: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  /** What the score is made of. */
  seo_checks: Array<SeoCheck>
  document: PageDocument
}

export interface WebPageChanges {
  /** What the menu calls it. */
  name?: string
  /** a to z, digits and single hyphens between them; capitals are made small. Unique on the site. */
  handle?: string
  kind?: WebPageKind
  in_menu?: boolean
  /** The page of which this is a translation; empty: none. */
  translation_of?: string
  /** Of its texts, such as `en` or `pt-BR`. */
  language?: string
  hide_menu?: boolean
  hide_footer?: boolean
  seo?: WebPageSeo
  document?: PageDocument
}

export interface WebPageCounts {
  /** How often it was opened, by people; none are kept while the site does not track. */
  visits: number
  /** Different ones on a day. */
  visitors: number
  /** Forms that were sent from it, those of its popups included. */
  submitted: number
  /** People who became leads by them. */
  leads: number
}

export interface WebPageDay {
  day: string
  /** How often it was opened, by people; none are kept while the site does not track. */
  visits: number
  /** Different ones on a day. */
  visitors: number
  /** Forms that were sent from it, those of its popups included. */
  submitted: number
  /** People who became leads by them. */
  leads: number
}

export interface WebPageFromTemplate {
  template: PageTemplateKey
  name?: string
  /** a to z, digits and single hyphens between them; capitals are made small. Unique on the site. */
  handle?: string
  /** Of its texts; the site’s if absent. */
  language?: Locale
  /** Whose form it shows. */
  popup_id?: string
}

export interface WebPageImport {
  url: string
  /** Absent: the title of the page. */
  name?: string
}

/** homepage: at the address of the site itself, one of them. landing: as a rule without a menu. thank_you: not in search results. */
export type WebPageKind = 'homepage' | 'custom' | 'landing' | 'thank_you'

export interface WebPageLeftOut {
  kind: WebPageLeftOutKind
  /** Its address or its name, or empty. */
  name: string
}

/** image: could not be had, is a vector, or one too many. button: without an address. table: its cells are paragraphs. navigation: menus and footers. rest: more than a page holds. */
export type WebPageLeftOutKind = 'script' | 'form' | 'frame' | 'media' | 'image' | 'button' | 'table' | 'navigation' | 'rest'

/** The name is null once the popup is deleted. Forms that stand in the page are shown to nobody apart from it. */
export interface WebPagePopup {
  popup_id: string
  name: string | null
  shown: number
  submitted: number
}

export interface WebPagePreview {
  /** Empty where there are problems. */
  html: string
  bytes: number
  problems: Array<WebPageProblem>
  seo_score: number
  seo_checks: Array<SeoCheck>
}

export interface WebPagePreviewRequest {
  /** A content that was published, in place of the draft. */
  content_version?: number
  /** Of its texts, such as `en` or `pt-BR`. */
  language?: string
  hide_menu?: boolean
  hide_footer?: boolean
  seo?: WebPageSeo
  document?: PageDocument
  /** A brand that is not saved yet: what it would make of the page. */
  brand?: BrandChanges
}

/** Issues that prevent saving. */
export interface WebPageProblem {
  pointer: string
  code: string
}

export interface WebPageRestoration {
  content_version: number
}

export interface WebPageResults {
  from: string
  to: string
  /** Whether the site keeps visits at present. */
  tracked: boolean
  totals: WebPageCounts
  days: Array<WebPageDay>
  popups: Array<WebPagePopup>
}

export interface WebPageSchedule {
  publish_at: string | null
  unpublish_at: string | null
}

export interface WebPageSeo {
  /** In results of searches and in the tab; empty: the name of the page. */
  title: string
  /** Results show 150 to 160 characters. */
  description: string
  /** What it is to be found by. One page’s alone; empty: none. */
  keyword: string
  /** Of the card that social networks show; empty: the first image. */
  image_id: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** JSON-LD of schema.org, one text for each file, besides what every page says of itself. It stands in the head of the page. */
  structured_data?: Array<string>
}

export type WebPageStatus = 'draft' | 'published'

export interface WebPageSummary {
  id: string
  name: string
  handle: string
  kind: WebPageKind
  status: WebPageStatus
  /** Where visitors find it once it is published, and the site is. */
  url: string
  language: string
  in_menu: boolean
  menu_position: number
  translation_of: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  /** Of the draft. */
  seo_score: number
  /** Counts the contents of the draft. */
  content_version: number
  /** The content that visitors see. */
  published_version?: number
  has_unpublished_changes: boolean
  published_at?: string
  /** When its draft is published automatically. */
  publish_at?: string
  /** When it is unpublished automatically. */
  unpublish_at?: string
  /** A code such as `validation_failed`: why its draft did not become public when it should have. */
  schedule_problem?: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface WebPageSummaryPage {
  data: Array<WebPageSummary>
  has_more: boolean
  next_cursor: string | null
}

export interface WebPageUse {
  /** Such as `popup`, `campaign`. */
  kind: string
  id: string
  name: string
}

export interface WebPageUses {
  data: Array<WebPageUse>
}

export interface WebPageVersion {
  content_version: number
  /** Whether visitors see it now. */
  is_published: boolean
  /** Of its texts, such as `en` or `pt-BR`. */
  language: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  created_at: string
}

export interface WebPageVersionPage {
  data: Array<WebPageVersion>
  has_more: boolean
  next_cursor: string | null
}

export interface WebhookAttempt {
  at: string
  milliseconds: number
  status: number | null
  error?: WebhookAttemptError
  /** The first 4096 bytes of the answer; null once the person whom the event is about was erased. */
  response_body: string | null
}

export type WebhookAttemptError = 'address_not_public' | 'unreachable' | 'timeout' | 'url_invalid' | 'redirect' | 'status' | 'event_forgotten'

export interface WebhookDelivery {
  id: string
  /** The `webhook-id` that it is sent with. */
  event_id: string
  event_name: string
  lead_id: string | null
  state: WebhookDeliveryState
  attempts: number
  /** Of the last attempt; null without an answer. */
  response_status: number | null
  next_attempt_at: string | null
  created_at: string
  ended_at: string | null
}

export interface WebhookDeliveryDetails {
  id: string
  /** The `webhook-id` that it is sent with. */
  event_id: string
  event_name: string
  lead_id: string
  state: WebhookDeliveryState
  attempts: number
  /** Of the last attempt; null without an answer. */
  response_status: number
  next_attempt_at: string
  created_at: string
  ended_at: string
  /** What is sent; null where the event is kept no longer. */
  request_body: string | null
  tries: Array<WebhookAttempt>
}

export interface WebhookDeliveryPage {
  data: Array<WebhookDelivery>
  has_more: boolean
  next_cursor: string | null
}

export type WebhookDeliveryState = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** `failing`: everything has failed for 120 hours. `gone`: the server answered 410. */
export type WebhookDisabledBecause = 'person' | 'failing' | 'gone'

export interface WebhookEndpoint {
  id: string
  url: string
  description: string
  /** Names of events, or `*` for all of them, also of those that come with later versions. Nobody can subscribe to an event that they may not read. */
  events: Array<WebhookEventName>
  status: WebhookEndpointStatus
  disabled_because?: WebhookDisabledBecause
  /** The first failure since the last success; null while it works. */
  failing_since: string | null
  last_succeeded_at: string | null
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
}

export interface WebhookEndpointChanges {
  /** Of a public server; redirects are not followed. */
  url?: string
  /** Names of events, or `*` for all of them, also of those that come with later versions. Nobody can subscribe to an event that they may not read. */
  events?: Array<WebhookEventName>
  description?: string
  status?: WebhookEndpointStatus
}

export interface WebhookEndpointDisabledEvent {
  /** Of a change in the account the id of its activity; empty for what is not kept. */
  id: string
  name: 'webhook_endpoint.disabled'
  subject_id: string | null
  lead_id: string | null
  data: WebhookEndpointDisabledEventData
  at: string
}

export interface WebhookEndpointDisabledEventData {
  because: 'person' | 'failing' | 'gone'
}

export interface WebhookEndpointPage {
  data: Array<WebhookEndpoint>
  has_more: boolean
  next_cursor: string | null
}

export type WebhookEndpointStatus = 'enabled' | 'disabled'

export interface WebhookEndpointWithSecret {
  id: string
  url: string
  description: string
  /** Names of events, or `*` for all of them, also of those that come with later versions. Nobody can subscribe to an event that they may not read. */
  events: Array<WebhookEventName>
  status: WebhookEndpointStatus
  disabled_because?: WebhookDisabledBecause
  /** The first failure since the last success; null while it works. */
  failing_since: string
  last_succeeded_at: string
  /** Counts up with each change; the ETag. */
  version: number
  created_at: string
  updated_at: string
  /** With it your server checks the signature: `whsec_` and base64. It is not shown again. */
  secret: string
}

export type WebhookEventName = '*' | 'ai_draft.approved' | 'ai_draft.awaiting_approval' | 'ai_draft.failed' | 'ai_draft.ready' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'conversation.answered' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.joined' | 'conversation.message_added' | 'conversation.rated' | 'conversation.replied' | 'conversation.returned' | 'conversation.started' | 'conversation.waiting' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'email.bounced' | 'email.clicked' | 'email.complained' | 'email.delivered' | 'email.link_clicked' | 'email.not_delivered' | 'email.opened' | 'email.replied' | 'email.resent' | 'email.resolved' | 'email.skipped' | 'email.unknown' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'event.received' | 'event.tracked' | 'file.deleted' | 'file.uploaded' | 'form.submitted' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.not_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead.audience_joined' | 'lead.audience_left' | 'lead.confirmation_asked' | 'lead.confirmed' | 'lead.created' | 'lead.erased' | 'lead.merge_undone' | 'lead.merged' | 'lead.noted' | 'lead.subscribed' | 'lead.tag_added' | 'lead.tag_removed' | 'lead.topics_changed' | 'lead.unsubscribed' | 'lead.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'operation.canceled' | 'operation.completed' | 'operation.created' | 'operation.failed' | 'operation.undone' | 'operation.updated' | 'page.visited' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'question.answered' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run_action.created' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'unsubscribe_page.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.disabled' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface WebhookReplay {
  from: string
  to?: string
  /** Leaves out what has succeeded already. */
  unsuccessful?: boolean
}

export interface WebhookReplayed {
  /** How many are sent. */
  events: number
}

export interface WebsiteBrand {
  /** Where it was found, after redirects. */
  url: string
  name?: string
  colors: WebsiteColors
  /** Strong colors of the website, the most used first. */
  palette: Array<string>
  font?: WebsiteFont
  heading_font?: WebsiteFont
  radius_px?: number
  button_shape?: ButtonShape
  icon?: WebsitePicture
  logo?: WebsitePicture
}

export interface WebsiteColors {
  accent_color?: string
  background_color?: string
  text_color?: string
  button_color?: string
  button_text_color?: string
}

export interface WebsiteFont {
  /** As the website writes it. */
  family: string
  /** The stack of the font of the site that comes nearest. */
  font_family: string
  /** Whether it is that very font. */
  is_same: boolean
}

export interface WebsitePicture {
  /** Where it was found. */
  url: string
  width: number
  height: number
  /** The picture itself as WebP, to be uploaded as an image of the site. */
  data_url: string
}

export interface WebsiteToRead {
  url: string
}

export interface WhatIf {
  since: string
  until: string
  /** So many were looked at. */
  events: number
  /** There was more than is looked at. */
  cut: boolean
  leads: number
  enrolled: number
  emails: Array<WhatIfEmailCount>
  data: Array<WhatIfLead>
}

export interface WhatIfEmail {
  step_id: string
  at: string
  result: string
  reason: string | null
  subject: string
}

export interface WhatIfEmailCount {
  step_id: string
  template_id: string
  delivered: number
  skipped: number
}

export interface WhatIfLead {
  lead_id: string
  email: string
  /** What would have brought it in. */
  event: string
  at: string
  outcome: WhatIfOutcome
  status: string | null
  emails: Array<WhatIfEmail>
}

export type WhatIfOutcome = 'enrolled' | 'suppressed' | 'not_matching'

export interface WhatIfRequest {
  /** Default 30. */
  days?: number
  /** Leads at most; absent: 200. */
  limit?: number
}

export interface WidgetConfiguration {
  site_id: string
  version: string
  locale: Locale
  popups: Array<PublicPopup>
  /** Nothing is stored or sent before consent. */
  consent_mode?: boolean
  /** Visits are tracked. */
  tracking?: boolean
  /** Pause after an overlay was closed before another one shows. */
  pause_ms: number
  /** Files of the widget to load with the page. What is shown later, such as popups, is loaded when it shows. */
  entries: Array<WidgetEntry>
  fonts?: Array<PublicFont>
  chats?: Array<PublicPageChat>
  preview?: boolean
}

export interface WidgetEntry {
  file: string
  /** Only where the query of the page’s address has these letters. */
  query: string
}

export interface WidgetHost {
  /** Empty: a page without an origin, such as one in a sandboxed frame. */
  host: string
  allowed: boolean
  /** Pages that asked for the popups. */
  config_count: number
  submission_count: number
  event_count: number
  /** Of all these, those that came while the host was not allowed. */
  refused_count: number
  first_seen_at: string
  last_seen_at: string
}

export interface WidgetHostList {
  data: Array<WidgetHost>
}

export type ZoneSource = 'lead' | 'journey' | 'site'

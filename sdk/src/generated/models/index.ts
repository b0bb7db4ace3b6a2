/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */

export interface Abilities {
  rules: Array<AbilityRule>
  roles: Array<Role>
  super_administrator: boolean
  impersonation?: Impersonation
  /** Permissions that apply to an account as a whole, in at least one of `accounts`. */
  account_permissions: Array<string>
  /** The accounts of the caller, the one they have been in longest first. */
  accounts: Array<OwnAccount>
}

/** A CASL rule: one permission, the sites it applies to and, where they are named, the assistants. */
export interface AbilityRule {
  action: string
  subject: 'site'
  conditions: SiteCondition
}

export interface Accepted {
  accepted: true
}

export interface AccountDeletion {
  /** Time at which the person is erased. Absent unless deletion was requested. */
  deletes_at?: string
  /** What is paid for by accounts that are deleted with the person. With the request it no longer renews itself, and it ends at the latest when the person is erased. */
  subscriptions: Array<Subscription>
  /** What prevents deletion: a `site` or another `manager` of an account with no other administrator, or being the only `super_administrator`. */
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
  /** Whether this is the built-in text, never changed. */
  built_in: boolean
  /** Placeholders that the texts may contain, such as `{link}`. */
  prints: Array<string>
  /** Placeholders that the text must contain. */
  must_print: Array<string>
  /** Whether this text is sent. If `false`, it lacks a required placeholder and the built-in text is sent instead. */
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
  /** The body, in paragraphs. `{link}` alone in a paragraph becomes a button. */
  text: string
}

export interface AccountOfInstallation {
  id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  owner_email: string
  site_count: number
  /** Number of people in the account, including those invited. */
  member_count: number
  /** ID of the account’s plan. Absent if the account has no plan, and so no limits from one. */
  plan_id?: string
  plan_name?: string
  created_at: string
}

export interface AccountPage {
  data: Array<AccountOfInstallation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AccountPlan {
  account_id: string
  plan?: PlanOfAccount
}

export interface AccountPlanChange {
  plan_id: string | null
  /** When the plan ends. Never if absent. */
  ends_at?: string | null
  /** Why it was granted. */
  note?: string
}

export type AccountPlanSource = 'default' | 'granted' | 'subscription'

export interface Activity {
  id: string
  at: string
  name: EventName
  subject_id: string | null
  /** Current name of the subject. `null` if it no longer exists, has no name or the caller may not read it. */
  subject_name: string | null
  /** Names of the fields that were changed. */
  parts: Array<string>
  /** Values before and after for some of these fields. Never includes personal data or lists; long texts are shortened. */
  changes: Array<ActivityChange>
  actor_kind: ActorKind
  actor_id: string | null
  /** ID of the super administrator who acted as this person. Absent if the person acted themselves. */
  impersonator_id?: string
  impersonator_name?: string
  /** Name of the person or API key, while it exists. */
  actor_name: string | null
}

export interface ActivityChange {
  /** Name of the field; a nested field is written with a period. */
  part: string
  before: string | number | boolean | null
  after: string | number | boolean | null
}

export interface ActivityPage {
  data: Array<Activity>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type ActorKind = 'user' | 'api_key' | 'visitor' | 'journey' | 'system'

export interface AddOn {
  id: string
  name: string
  plan_type: PlanType
  texts: PlanTextsByLanguage
  prices: Array<PlanPrice>
  /** How many more things one gives. */
  adds: number
  /** How many the site has bought. */
  owned: number
  in_cart: boolean
}

export interface AddOns {
  /** Whether add-ons can be bought here. */
  takes_payments: boolean
  data: Array<AddOn>
}

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
  /** Why the draft is waiting or failed. `spend_cap`: it continues when the site’s next day begins or the cap is raised. `paused`: the site or the journey is paused. Otherwise the cause of the failure. */
  reason: string | null
  prompt: string
  model: string
  needs_approval: boolean
  subject: string | null
  text: string | null
  /** Whether a person changed the text. */
  edited: boolean
  /** Number of attempts to write the text. */
  attempts: number
  input_tokens: number
  output_tokens: number
  created_at: string
  /** Time at which the text was written. `null` while it is not. */
  written_at: string | null
  /** Time at which a person approved or rejected it. `null` while nobody has. */
  decided_at: string | null
  /** ID of the person who approved or rejected it. */
  decided_by: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface AiDraftApproval {
  subject?: string
  text?: string
}

export interface AiDraftAwaitingApprovalEntry {
  id: string
  name: 'ai_draft.awaiting_approval'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: AiDraftAwaitingApprovalEventData
  at: string
}

export interface AiDraftAwaitingApprovalEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface AiDraftFailedEntry {
  id: string
  name: 'ai_draft.failed'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: AiDraftFailedEventData
  at: string
}

export interface AiDraftFailedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** The recipient. Fields are empty once the person has been erased. */
export interface AiDraftLead {
  email: string
  name: string
}

export interface AiDraftPage {
  data: Array<AiDraft>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AiDraftReadyEntry {
  id: string
  name: 'ai_draft.ready'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: AiDraftReadyEventData
  at: string
}

export interface AiDraftReadyEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** State of the draft. `queued`: it is being written, or waiting for `reason`. Only a `ready` draft is ever sent. */
export type AiDraftState = 'queued' | 'awaiting_approval' | 'ready' | 'rejected' | 'failed'

export interface AiEmailWriterStep {
  id: string
  type: 'ai_email_writer'
  prompt: string
  /** Name of the model. Defaults to the installation’s model. */
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
  /** Base URL of the site’s own provider. `null` if the site uses none of its own. */
  base_url: string | null
  model: string | null
  /** Model that embeds passages so that they can be found by meaning. `null` if they are found by words only. */
  embeddings_model: string | null
  /** Last characters of the site’s own key. */
  key_hint: string | null
  /** Price per million input tokens, in US cents. Used for spending caps. */
  input_cents: number | null
  /** Price per million output tokens, in US cents. Used for spending caps. */
  output_cents: number | null
  /** Price per million tokens of embedded text, in US cents. Counts toward the site’s daily AI budget. */
  embeddings_cents: number | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface AiProviderChanges {
  base_url?: string
  /** The provider’s API key. Omit to keep the present key; send an empty string if the provider needs none. */
  api_key?: string
  model?: string
  /** The embeddings model; an empty string for none. With a new model every passage is embedded again; the previous model is used until all are done. */
  embeddings_model?: string
  input_cents?: number
  output_cents?: number
  embeddings_cents?: number
}

/** Whose provider is used. `none`: no provider is connected, and assistants answer by quoting their sources. */
export type AiProviderKind = 'site' | 'installation' | 'none'

export type AiProviderOutcome = 'connected' | 'not_connected' | 'ai_unreachable' | 'ai_timeout' | 'ai_busy' | 'ai_no_credit' | 'ai_model_gone' | 'ai_key_refused' | 'ai_provider_error' | 'ai_refused' | 'ai_empty' | 'ai_cut_off'

export interface AiProviderTested {
  outcome: AiProviderOutcome
  model: string | null
  /** Time until the complete answer arrived, in milliseconds. */
  milliseconds: number
}

export interface AiUsage {
  /** Whether the installation has an AI provider. */
  configured: boolean
  model: string | null
  /** The current day in the site’s time zone (`YYYY-MM-DD`). */
  day: string
  /** Number of requests to the model on this day. */
  calls: number
  /** Cost of the day so far, in US cents. */
  spent_cents: number
  daily_cents_max: number
  /** Number of texts waiting because the cap has been reached. */
  waiting_for_cap: number
  /** Time at which the site’s next day begins. */
  next_day_at: string
}

/** Matches if all of its filters match; also if it has none. */
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
  /** ID of the chosen answer. `null` for a free-text answer. */
  answer_id: string | null
  /** What the person chose or wrote. `null` once the person has been erased. */
  answer: string | null
  at: string
  /** Whether the answer came after the run had stopped waiting for it. */
  late: boolean
}

export interface AnswerCorrection {
  source_id: string
  message: ConversationMessage
}

export interface AnswerExplanation {
  message_id: string
  question: string
  /** The question as it was searched for. */
  query: string
  /** Confidence that the passages answer the question, from 0 to 1. */
  confidence: number
  answerable: boolean
  passages: Array<ShownPassage>
  /** Instructions given to the model. `null` if no model was asked. */
  rules: string | null
  /** What was removed from the model’s answer. */
  filters: Array<string>
  settings_version: number
  model: string | null
  input_tokens: number
  output_tokens: number
  /** Cost in US cents. */
  cost_cents: number
  state: string
  reason: string | null
}

export interface AnswerFeedback {
  /** ID of the rated message. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** The person who answered. Fields are empty once the person has been erased. */
export interface AnswerLead {
  email: string
  name: string
}

export interface AnswerPage {
  data: Array<Answer>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type AnswerRating = 'good' | 'bad'

export interface AnsweredCondition {
  kind: 'answered'
  step_id: string
  answer_id?: string
}

/** Matches if at least one of its filters matches. */
export interface AnyFilter {
  kind: 'any'
  filters: Array<Filter>
}

export interface ApiEventTrigger {
  type: 'api_event'
  /** Name of the event: lowercase letters, digits, `_`, `.` and `-`, such as `order.placed`. */
  name: string
}

export interface ApiKey {
  id: string
  name: string
  /** Last four characters of the key. */
  ending: string
  all_sites: boolean
  site_ids: Array<string>
  grants: Array<Grant>
  /** Whether it may only read: `GET`, and the `POST` requests that change nothing, such as searches and previews. Anything else is answered 403. */
  read_only: boolean
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at: string | null
  last_used_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface ApiKeyChanges {
  name?: string
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses?: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute?: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at?: string | null
}

export interface ApiKeyPage {
  data: Array<ApiKey>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface ApiKeyWithKey {
  id: string
  name: string
  /** Last four characters of the key. */
  ending: string
  all_sites: boolean
  site_ids: Array<string>
  grants: Array<Grant>
  /** Whether it may only read: `GET`, and the `POST` requests that change nothing, such as searches and previews. Anything else is answered 403. */
  read_only: boolean
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at: string | null
  last_used_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  /** The API key. Shown only once. */
  key: string
}

export interface AskQuestionStep {
  id: string
  type: 'ask_question'
  template_id: string
  sender_id: string
  question: string
  /** Answers to choose from, one link each. If empty, the reader gets a short form with a free-text field. */
  answers: Array<QuestionChoice>
  /** ID of the custom field in which the answer is stored. */
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
  /** Name of the model. If empty, the model of the site’s provider. */
  model: string
  instructions: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature: number | null
  reasoning_effort: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research: boolean
  vector_ids: Array<string>
  /** IDs of the knowledge sources that it answers from, of any kind: files, pages of the site, web addresses and question–answer pairs. */
  source_ids: Array<string>
  words_to_avoid: Array<string>
  /** Words that belong to its subject: a question that contains one is treated as meant for it. */
  keywords: Array<string>
  language: AssistantLanguage
  /** Whether it says that it does not know when no passage answers the question. */
  strict: boolean
  /** Hosts that answers may link to, besides those of the site and of its sources. */
  allowed_hosts: Array<string>
  caps: AssistantCaps
  /** Whether visitors may return to an earlier conversation. */
  keep_history: boolean
  /** Whether visitors may send files. They are read for that conversation only; images are used if the model supports them. */
  takes_files: boolean
  /** Whether its button appears on every page with the snippet. If `false`, it appears only where a page has an element for it. */
  on_every_page: boolean
  /** Whether publishing is refused if golden questions got worse, or have not been asked of the current draft. */
  hold_when_worse: boolean
  attendance: AssistantAttendance
  quick_form: AssistantQuickForm
  openers: Array<AssistantOpener>
  design: AssistantDesign
  texts: AssistantTextsByLanguage
  /** Number that increases with every change of the settings. */
  settings_version: number
  /** Version of the settings that visitors see. `null` if it was never published. */
  published_version: number | null
  has_unpublished_changes: boolean
  missing: Array<AssistantMissingPart>
  /** URL of the assistant’s own chat page, which other sites may embed. */
  page_url: string
  published_at: string | null
  archived_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface AssistantAllowance {
  /** Name of the account’s plan. `null` if the account has no plan, and so no limits from one. */
  plan: string | null
  used: number
  limit: number | null
}

/** When people can take over conversations. At other times, a visitor who asks for a person gets the form. */
export type AssistantAttendance = ({ kind: 'always' } & AlwaysAttended) | ({ kind: 'business_hours' } & AttendedInHours) | ({ kind: 'never' } & NeverAttended)

/** Limits per day and month in the site’s time zone; `null` for no limit. Beyond a limit, visitors get a polite reply without a model. */
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
  /** Name of the model. If empty, the model of the site’s provider. */
  model?: string
  instructions?: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools?: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature?: number | null
  reasoning_effort?: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research?: boolean
  vector_ids?: Array<string>
  /** IDs of the knowledge sources that it answers from, of any kind: files, pages of the site, web addresses and question–answer pairs. */
  source_ids?: Array<string>
  words_to_avoid?: Array<string>
  /** Words that belong to its subject: a question that contains one is treated as meant for it. */
  keywords?: Array<string>
  language?: AssistantLanguage
  /** Whether it says that it does not know when no passage answers the question. */
  strict?: boolean
  /** Hosts that answers may link to, besides those of the site and of its sources. */
  allowed_hosts?: Array<string>
  caps?: AssistantCapsChanges
  /** Whether visitors may return to an earlier conversation. */
  keep_history?: boolean
  /** Whether visitors may send files. They are read for that conversation only; images are used if the model supports them. */
  takes_files?: boolean
  /** Whether its button appears on every page with the snippet. If `false`, it appears only where a page has an element for it. */
  on_every_page?: boolean
  /** Whether publishing is refused if golden questions got worse, or have not been asked of the current draft. */
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
  /** Color of buttons. If empty, derived from the other colors. */
  button_color: string
  /** Color of buttons. If empty, derived from the other colors. */
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
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  radius_px?: number
  font_family?: string
  avatar_image_id?: string
}

/** IDs of the assistants that the rule is limited to. */
export interface AssistantIds {
  $in: Array<string>
}

/** Language of answers. `visitor`: the language of the question. */
export type AssistantLanguage = 'visitor' | 'en' | 'es'

/** An issue that prevents publishing. */
export interface AssistantMissingPart {
  pointer: string
  code: string
}

/** A message that the assistant shows first, under the same rules as popups. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
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
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  kind: 'assistant'
  name: string
}

export interface AssistantRestoration {
  settings_version: number
}

export type AssistantStatus = 'draft' | 'published' | 'archived'

/** Counts of visitors’ conversations. Owners’ tests are not included. */
export interface AssistantTalks {
  /** Conversations started by visitors. */
  conversations: number
  questions: number
  /** Questions that no passage answered, including those answered by hand since. */
  unanswered: number
  rated_good: number
  rated_bad: number
}

/** Texts of the chat. An empty text uses the default of the language. */
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

/** Purpose of the assistant, which sets the tone of its answers. */
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
  /** Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone. */
  answers: number
  input_tokens: number
  output_tokens: number
  /** Cost in US cents. */
  cost_cents: number
}

export interface AssistantUsageOfDay {
  day: string
  visitors: number
  /** Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone. */
  answers: number
  input_tokens: number
  output_tokens: number
  /** Cost in US cents. */
  cost_cents: number
}

export interface AssistantUsageOfVisitor {
  /** ID of the visitor or, if the visitor cannot be recognized across days, a key that holds for one day. */
  visitor_key: string
  /** Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone. */
  answers: number
  input_tokens: number
  output_tokens: number
  /** Cost in US cents. */
  cost_cents: number
}

export interface AssistantUse {
  /** Type of the object that uses it, such as `campaign`. */
  kind: string
  id: string
  name: string
}

export interface AssistantUses {
  data: Array<AssistantUse>
}

export interface AssistantVersion {
  settings_version: number
  /** Whether this is the version that visitors see. */
  is_published: boolean
  description: string
  type: AssistantType
  /** Name of the model. If empty, the model of the site’s provider. */
  model: string
  instructions: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature: number | null
  reasoning_effort: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research: boolean
  vector_ids: Array<string>
  /** IDs of the knowledge sources that it answers from, of any kind: files, pages of the site, web addresses and question–answer pairs. */
  source_ids: Array<string>
  words_to_avoid: Array<string>
  /** Words that belong to its subject: a question that contains one is treated as meant for it. */
  keywords: Array<string>
  language: AssistantLanguage
  /** Whether it says that it does not know when no passage answers the question. */
  strict: boolean
  /** Hosts that answers may link to, besides those of the site and of its sources. */
  allowed_hosts: Array<string>
  caps: AssistantCaps
  /** Whether visitors may return to an earlier conversation. */
  keep_history: boolean
  /** Whether visitors may send files. They are read for that conversation only; images are used if the model supports them. */
  takes_files: boolean
  /** Whether its button appears on every page with the snippet. If `false`, it appears only where a page has an element for it. */
  on_every_page: boolean
  /** Whether publishing is refused if golden questions got worse, or have not been asked of the current draft. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AttendedInHours {
  kind: 'business_hours'
  business_hours: BusinessHours
}

export type AttentionKind = 'domains_not_pointing' | 'leads_beyond_limit' | 'broken_sending_domains' | 'transport_down' | 'unverified_senders' | 'emails_in_doubt' | 'emails_beyond_plan' | 'emails_late' | 'automated_emails_failing' | 'broadcasts_late' | 'ai_budget_used_up' | 'conversations_waiting' | 'conversations_unanswered' | 'assistants_without_answers' | 'failed_sandboxes' | 'sandboxes_waiting' | 'journeys_paused' | 'journeys_throttled' | 'failed_runs' | 'texts_to_approve' | 'stopped_connections' | 'disabled_webhooks'

export interface Audience {
  id: string
  name: string
  description: string
  type: AudienceType
  filter?: AudienceFilter
  state: AudienceState
  /** ID of the recomputation in progress. */
  operation_id?: string
  lead_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface AudienceChanges {
  name?: string
  description?: string
  filter?: Filter
  /** Whether leads that join or leave because of the filter start journeys. Defaults to `false`. */
  start_journeys?: boolean
}

export interface AudienceDay {
  date: string
  lead_count: number
}

/** Filter of a dynamic audience: every lead that matches it is a member. */
export type AudienceFilter = ({ kind: 'all' } & AllFilters) | ({ kind: 'any' } & AnyFilter) | ({ kind: 'not' } & NotFilter) | ({ kind: 'rule' } & FilterRule)

export interface AudienceGrowth {
  timezone: string
  /** One entry per day, oldest first. */
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
  /** Number of leads whose membership changed. */
  changed: number
  audience: Audience
}

export interface AudienceOverlap {
  lead_count: number
  other_lead_count: number
  /** Number of leads in both audiences. */
  shared: number
}

export interface AudiencePage {
  data: Array<Audience>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AudienceReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  kind: 'audience'
  name: string
  description?: string
}

/** `updating`: every lead is being checked against the filter. `incomplete`: that check was canceled or failed. Until it is `current`, its filter decides who is in the audience wherever leads are selected or conditions checked; `lead_count` and the `audiences` of leads can be out of date. */
export type AudienceState = 'current' | 'updating' | 'incomplete'

/** `static`: leads are added and removed individually. `dynamic`: leads are members as long as they match the filter. */
export type AudienceType = 'static' | 'dynamic'

export interface AudienceUse {
  /** Type of the object that uses it, such as `journey`, `popup`, `campaign` or `audience`. */
  kind: string
  id: string
  name: string
}

export interface AudienceUses {
  data: Array<AudienceUse>
}

export interface AutoRenewal {
  auto_renewal: boolean
}

export interface AutomatedEmail {
  kind: AutomatedEmailKind
  enabled: boolean
  /** Whether it cannot be turned off. */
  always_on: boolean
  /** ID of the template. `null` for the built-in text; kinds without a built-in text then send nothing. */
  template_id: string | null
  template_name: string | null
  /** ID of the sender. `null` for the sender that was verified first. */
  sender_id: string | null
  problem?: AutomatedEmailProblem
  failed_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change. `null` if it was never changed. */
  updated_at: string | null
}

export interface AutomatedEmailChanges {
  enabled?: boolean
  template_id?: string | null
  sender_id?: string | null
}

/** `welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm. */
export type AutomatedEmailKind = 'welcome' | 'confirmation' | 'thank_you'

export interface AutomatedEmailList {
  data: Array<AutomatedEmail>
}

/** Why it is not sent as configured. `failed`: the template could not be used, and the built-in text was sent instead. */
export type AutomatedEmailProblem = 'template_missing' | 'template_disabled' | 'no_sender' | 'sender_not_verified' | 'failed'

/** Which of the site’s automated emails this is. */
export type AutomatedSend = 'welcome' | 'thank_you'

export interface BegunPasskey {
  /** Token to send back with the device’s response. Valid once, for 5 minutes. */
  attempt: string
  /** Options for `PublicKeyCredential.parseCreationOptionsFromJSON` or, when signing in, `parseRequestOptionsFromJSON`. */
  public_key: { [key: string]: any | null; }
  expires_at: string
}

export interface BegunProviderSignIn {
  /** URL at which the person signs in. The provider then returns them to `/sign-in/callback`. */
  url: string
  /** Value that the provider returns unchanged, by which the browser finds this attempt. */
  state: string
  /** Token to keep in this browser and send with the provider’s response. */
  attempt: string
  expires_at: string
}

export interface Billing {
  payments: PaymentState
  /** For Stripe.js. `null` without a key. */
  publishable_key: string | null
  plan?: BillingPlan
  subscription?: Subscription
  /** Live subscriptions to add-ons of sites. */
  site_subscriptions: Array<Subscription>
  /** What is over its limit: it can be read and deleted, not created. */
  exceeded: Array<ExceededAllowance>
  /** Whether a first subscription would begin with its trial. */
  trial_available: boolean
  /** Currency in which the account has paid before. */
  currency: string | null
  notices: Array<BillingNotice>
}

export interface BillingAddress {
  line1: string
  line2: string
  city: string
  state: string
  postal_code: string
  /** ISO 3166-1 code in capitals. Empty while unknown. */
  country: string
}

export interface BillingDetails {
  /** Person or company on invoices. */
  name: string
  address: BillingAddress
  tax_id?: TaxId
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  updated_at: string | null
}

/** How often it is paid. */
export type BillingInterval = 'month' | 'year'

export interface BillingNotice {
  id: string
  kind: BillingNoticeKind
  /** Invoice or subscription that it is about. */
  subject_id: string | null
  /** Numbers and names of its text, such as `amount`, `currency`, `last4`, `next_attempt_at`. */
  values: { [key: string]: string | number }
  created_at: string
}

export type BillingNoticeKind = 'payment_failed' | 'payment_action_required' | 'card_expiring' | 'trial_ending' | 'trial_refused' | 'invoice_paid' | 'subscription_ended'

/** Absent where the account has none, and so no limits from one. */
export interface BillingPlan {
  id: string
  name: string
  source: AccountPlanSource
  /** When a granted plan ends. */
  ends_at: string | null
  /** Whether it is no longer paid for: things are read and deleted, and none are created. */
  ended: boolean
}

export interface BillingSetup {
  state: BillingSetupState
  /** The state in words, with what to do. */
  text: string
  mode: 'test' | 'live' | null
  stripe_account_id: string | null
  endpoint_url: string | null
  webhook_registered: boolean
  plans_to_update: Array<PlanToUpdate>
  price_count: number
  last_event_at: string | null
  set_up_at: string | null
}

/** `off`: no key is configured. `key_refused`: Stripe refuses the key, or it is of another account or mode than what was set up. `unreachable`: Stripe did not answer. */
export type BillingSetupState = 'off' | 'not_set_up' | 'ready' | 'key_refused' | 'unreachable'

export type BlockAlign = 'left' | 'center' | 'right'

export interface BlockColumn {
  width_percent?: number
  blocks: Array<LeafBlock>
}

/** What the page’s content security policy blocks. `nonce`: the tag lacks the page’s nonce. `image` and `font` matter for some designs, `form` for plain forms. */
export type BlockedByPolicy = 'script' | 'nonce' | 'connect' | 'image' | 'font' | 'form' | 'sandbox'

/** Why browsers do not run the script: a `type` that is not a script type, HTTP on an HTTPS page, a `crossorigin` that is missing next to `integrity` or asks for credentials, or an `integrity` that does not match the file. */
export type BlockedReason = 'type' | 'insecure' | 'crossorigin' | 'integrity'

export interface Blocker {
  kind: string
  id: string
  name: string
}

export type BorderStyle = 'none' | 'solid' | 'dashed' | 'dotted' | 'double'

/** Why an email bounced, by the words and codes of the recipient’s server. The first four are permanent: `unknown_user`: no such mailbox. `unknown_host`: no such domain. `moved`: the mailbox moved without a forward. `not_accepting`: the domain accepts no email. The others pass or are about this email or its sender: `mailbox_full`, `suspended`, `too_large`, `recipient_refuses` (a filter or rule of the recipient), `sender_refused`, `authentication` (SPF, DKIM or DMARC), `reputation` (blocklists, greylisting), `policy`, `rate` (too many at once), `content` (taken for spam or a virus), `expired` (the server could not be reached in time), `network`, `mailer_error`, `unknown`. */
export type BounceReason = 'unknown_user' | 'unknown_host' | 'moved' | 'not_accepting' | 'mailbox_full' | 'suspended' | 'too_large' | 'recipient_refuses' | 'sender_refused' | 'authentication' | 'reputation' | 'policy' | 'rate' | 'content' | 'expired' | 'network' | 'mailer_error' | 'unknown'

/** Emails that came back or were refused for one reason. Each email counts once for each reason, whether its bounce was permanent or not. */
export interface BounceReasonCount {
  reason: BounceReason
  /** Whether an address of which this is said gets no email any more. */
  permanent: boolean
  bounced: number
  /** Domains of the recipients, the 5 with the most. */
  domains: Array<BounceReasonDomain>
}

export interface BounceReasonDomain {
  domain: string
  bounced: number
}

export type BranchCondition = ({ kind: 'answered' } & AnsweredCondition) | ({ kind: 'clicked' } & ClickedCondition) | ({ kind: 'filter' } & FilterCondition) | ({ kind: 'opened' } & OpenedCondition) | ({ kind: 'percentage' } & PercentageCondition) | ({ kind: 'replied' } & RepliedCondition)

export interface BranchMetrics {
  /** ID of the branch. `null` for `otherwise`. */
  branch_id: string | null
  name: string | null
  taken: number
}

export interface Brand {
  /** ID of the logo image. If empty, the site’s name is shown. */
  logo_image_id: string
  /** ID of the logo image for dark backgrounds. If empty, the same logo. */
  dark_logo_image_id: string
  /** ID of the image shown in browser tabs. Empty for none. */
  favicon_image_id: string
  /** Font stack of one of the site’s fonts. If empty, the reader’s system font. */
  font_family: string
  /** Font stack of headings. If empty, the same as `font_family`. */
  heading_font_family: string
  radius_px: number
  button_shape: ButtonShape
  cta_shape: CtaShape
  menu_layout: MenuLayout
  phone_menu: PhoneMenu
  /** Whether the menu stays visible while the page is scrolled. */
  menu_stays: boolean
  colors: BrandColors
  dark_colors: BrandDarkColors
  shown_colors: ShownBrandColors
  /** Color combinations that are hard to read. */
  contrast_issues: Array<ContrastIssue>
  /** Whether the brand was ever changed. If `false`, these are the defaults of every site. */
  is_set: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface BrandChanges {
  /** ID of the logo image. If empty, the site’s name is shown. */
  logo_image_id?: string
  /** ID of the logo image for dark backgrounds. If empty, the same logo. */
  dark_logo_image_id?: string
  /** ID of the image shown in browser tabs. Empty for none. */
  favicon_image_id?: string
  /** Font stack of one of the site’s fonts. If empty, the reader’s system font. */
  font_family?: string
  /** Font stack of headings. If empty, the same as `font_family`. */
  heading_font_family?: string
  radius_px?: number
  button_shape?: ButtonShape
  cta_shape?: CtaShape
  menu_layout?: MenuLayout
  phone_menu?: PhoneMenu
  /** Whether the menu stays visible while the page is scrolled. */
  menu_stays?: boolean
  colors?: BrandColorChanges
  dark_colors?: BrandDarkColorChanges
}

export interface BrandColorChanges {
  /** Color of links and highlights. */
  accent_color?: string
  background_color?: string
  text_color?: string
  /** Color of buttons. If empty, the accent color. */
  button_color?: string
  /** Color of the button’s text. If empty, white or near-black, whichever is easier to read. */
  button_text_color?: string
  /** Color of call-to-action buttons. If empty, the same as other buttons. */
  cta_color?: string
  /** Color of the button’s text. If empty, white or near-black, whichever is easier to read. */
  cta_text_color?: string
}

export interface BrandColors {
  /** Color of links and highlights. */
  accent_color: string
  background_color: string
  text_color: string
  /** Color of buttons. If empty, the accent color. */
  button_color: string
  /** Color of the button’s text. If empty, white or near-black, whichever is easier to read. */
  button_text_color: string
  /** Color of call-to-action buttons. If empty, the same as other buttons. */
  cta_color: string
  /** Color of the button’s text. If empty, white or near-black, whichever is easier to read. */
  cta_text_color: string
}

export interface BrandDarkColorChanges {
  /** Color of buttons. If empty, derived from the other colors. */
  accent_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  text_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  cta_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  cta_text_color?: string
}

/** Colors for readers who prefer dark mode. */
export interface BrandDarkColors {
  /** Color of buttons. If empty, derived from the other colors. */
  accent_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  text_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  cta_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  cta_text_color: string
}

export type BrandMode = 'light' | 'dark'

export type BrandSurfaceColor = 'background_color' | 'button_color' | 'cta_color'

export type BrandTextColor = 'accent_color' | 'text_color' | 'button_text_color' | 'cta_text_color'

export interface Broadcast {
  id: string
  name: string
  state: BroadcastState
  /** Why it failed, or was paused or canceled other than by a person. `template_missing`, `template_disabled`, `sender_missing`, `sender_not_verified` and `no_postal_address`: it has paused, and goes on for everybody left when it is resumed after the mend. `nobody_reached`: `excluded`, `not_delivered` and `skipped` say why. */
  reason: string | null
  template_id: string | null
  sender_id: string | null
  subjects: Array<string>
  subject_test: SubjectTest
  recipients: BroadcastRecipients
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent: number
  schedule: BroadcastSchedule
  emails_per_hour: number | null
  late_policy: BroadcastLatePolicy
  /** ID of an earlier broadcast. Only recipients who did not open that one are included. */
  resend_of: string | null
  starts_at: string | null
  started_at: string | null
  ended_at: string | null
  /** Time at which the best subject is chosen. */
  test_ends_at: string | null
  /** Zero-based index of the best subject. */
  winner: number | null
  counts: BroadcastCounts
  missing: Array<BroadcastIssue>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface BroadcastChanges {
  name?: string
  template_id?: string | null
  sender_id?: string | null
  /** Subject lines. None: the template’s subject. One: replaces it. Two to four: an A/B test. */
  subjects?: Array<string>
  subject_test?: SubjectTest
  recipients?: BroadcastRecipients
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent?: number
  schedule?: BroadcastSchedule
  emails_per_hour?: number | null
  late_policy?: BroadcastLatePolicy
}

/** Always `recipients = waiting + delivered + not_delivered + unknown + skipped`. */
export interface BroadcastCounts {
  /** Number of recipients, without those held out. Fixed when sending begins; 0 before. */
  recipients: number
  held_out: number
  /** Number of matching leads who are not sent the email, by reason. */
  excluded: { [key: string]: number; }
  /** Emails not handed off yet; after a cancellation, emails never sent. */
  waiting: number
  delivered: number
  not_delivered: number
  unknown: number
  /** Recipients skipped at hand-off, such as those who unsubscribed in the meantime. */
  skipped: number
  /** Number of emails opened by a person. */
  opened: number
  clicked: number
  unsubscribed: number
}

export interface BroadcastExcluded {
  reason: BroadcastExclusion
  count: number
}

/** Why a lead is excluded. `topic_left`: the lead opted out of the template’s topic. `capped`: the lead has reached the site’s frequency cap. `time_passed`: the local time of the schedule has passed for the lead. */
export type BroadcastExclusion = 'suppressed' | 'unsubscribed' | 'not_subscribed' | 'topic_left' | 'not_confirmed' | 'no_consent' | 'capped' | 'time_passed'

/** Who visited since the broadcast began: recipients compared with those held out. */
export interface BroadcastHoldout {
  /** Number of days over which visits and submissions are measured. */
  measured_days: number
  /** Whether the measured days have passed. */
  is_over: boolean
  mailed: BroadcastMeasured
  held_out: BroadcastMeasured
}

export interface BroadcastHour {
  at: string
  opened: number
  clicked: number
}

/** An issue to fix before it can be scheduled. */
export interface BroadcastIssue {
  pointer: string
  code: string
  text: string
}

/** What happens if the server was down for more than an hour past the scheduled time. `ask`: the broadcast is paused. */
export type BroadcastLatePolicy = 'send' | 'skip' | 'ask'

export interface BroadcastMeasured {
  leads: number
  /** Number of these leads who visited a page of the site. */
  visited: number
  /** Number of these leads who submitted a form. */
  submitted: number
}

export interface BroadcastPage {
  data: Array<Broadcast>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface BroadcastPreview {
  /** Number of matching leads: `recipients`, `held_out` and all excluded. */
  matching: number
  recipients: number
  /** Approximate number held out: each lead is held out at random. */
  held_out: number
  excluded: Array<BroadcastExcluded>
}

export interface BroadcastPreviewing {
  recipients: BroadcastRecipients
  /** ID of the template whose topics are used to exclude leads who opted out. */
  template_id?: string
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent?: number
  resend_of?: string
  /** When sending would begin; now by default. Excludes leads whose local time has passed, if the schedule leaves them out. */
  schedule?: BroadcastSchedule
}

/** Conditions that recipients must all meet. Without any, every lead. */
export interface BroadcastRecipients {
  /** IDs of audiences; leads in any of them are included. Empty for no restriction. */
  audience_ids: Array<string>
  excluded_audience_ids: Array<string>
  filter?: Filter
}

export interface BroadcastResultCounts {
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  /** Number of emails opened by a person. */
  opened: number
  /** Number of emails in which a person clicked a link. */
  clicked: number
  unsubscribed: number
}

export interface BroadcastResults {
  totals: BroadcastResultCounts
  /** Results per subject of an A/B test, including recipients who got the winner after the test. */
  variants: Array<BroadcastVariant>
  /** Number of emails that were replied to; the replies are email responses. */
  replied: number
  /** Number of recipients skipped at hand-off, by reason. */
  skipped: Array<BroadcastSkipped>
  /** First opens and clicks by people, per hour since sending began; at most 72 hours. */
  hours: Array<BroadcastHour>
  holdout?: BroadcastHoldout
}

export type BroadcastSchedule = ({ kind: 'at' } & SendAt) | ({ kind: 'local_time' } & SendAtLocalTime) | ({ kind: 'now' } & SendNow)

export interface BroadcastSkipped {
  reason: string
  count: number
}

/** `draft` → `scheduled` → `sending` → `sent` or `failed`. `failed`: leads matched, and none of them was reached. A `scheduled` or `sending` broadcast can become `paused` or `canceled`. Only a draft can be changed. */
export type BroadcastState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'failed' | 'canceled'

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
  /** Number of emails opened by a person. */
  opened: number
  /** Number of emails in which a person clicked a link. */
  clicked: number
  unsubscribed: number
}

export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'opera' | 'samsung' | 'other'

/** Either a single window in `business_days`, `day_start` and `day_end`, or several in `windows`. A window that ends before it starts runs past midnight. */
export interface BusinessHours {
  /** Days of the week, from 1 (Monday) to 7 (Sunday). */
  business_days?: Array<number>
  day_start?: string
  day_end?: string
  timezone: string
  windows?: Array<OpeningWindow>
  days_off?: Array<string>
}

export interface ButtonBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'button'
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  align?: BlockAlign
  full_width?: boolean
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  text_color?: string
}

/** Shape of buttons. `rounded`: corners follow `radius_px`. `pill`: fully rounded ends. */
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
  sandbox_id: string | null
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
  connection_id: string | null
  tag_ids: Array<string>
  audience_ids: Array<string>
  field_mapping: Array<CampaignFieldMapping>
  /** Issues that prevent publishing. Empty once the campaign is complete. */
  missing: Array<CampaignMissingPart>
  lead_count: number
  last_lead_at: string | null
  activated_at: string | null
  recent_results?: RecentResults
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Whether leads get access to the sandbox: at once, or, with `email_confirmation`, once they have confirmed their address. */
  sandbox_access?: boolean
  /** ID of the sandbox. Required with `sandbox_access`. */
  sandbox_id?: string | null
  form_action?: CampaignFormAction
  destination_url?: string | null
  /** ID of the stored file that is the lead magnet. */
  file_id?: string | null
  /** Whether the lead magnet is sent by email. Requires a popup box. */
  feedback_email?: boolean
  feedback_subject?: string
  feedback_text?: string
  /** When the addresses in `notify_emails` are told about new leads. */
  notify?: CampaignNotify
  notify_emails?: Array<string>
  email_confirmation?: boolean
  reject_disposable?: boolean
  reject_free?: boolean
  reject_role_based?: boolean
  /** Whether the form suggests a correction for a probable typo. It never corrects by itself. */
  typo_correction?: boolean
  marketing_service?: CampaignMarketingService
  /** Connection that the leads are sent to, with the tags and audiences that it syncs. */
  connection_id?: string | null
  /** IDs of the tags added to every lead of the campaign. */
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** Where form fields are stored. A field that is not listed is stored under its own name. */
  field_mapping?: Array<CampaignFieldMapping>
}

export interface CampaignFieldMapping {
  /** Name of the form field. */
  field: string
  /** Where the value is stored: `first_name`, `middle_name`, `last_name`, `phone` or the name of a custom field. `null` to keep it in the submission only. */
  to: string | null
}

/** What the visitor gets after submitting the form. `sandbox`: the way into the sandbox; needs `sandbox_access`. */
export type CampaignFormAction = 'thank_you' | 'destination_url' | 'download' | 'sandbox'

/** Where leads come from: a popup (box, banner or slide-in), an embedded form, or an assistant’s chat form. */
export type CampaignLeadSource = 'popup' | 'form' | 'assistant'

/** External marketing service that the leads are sent to. Follows from `connection_id`; `none` takes the connection away. */
export type CampaignMarketingService = 'none' | 'mailchimp' | 'constant_contact' | 'active_campaign'

/** An issue that prevents publishing. */
export interface CampaignMissingPart {
  pointer: string
  code: string
  text: string
}

export type CampaignNotify = 'off' | 'at_once' | 'hourly'

export interface CampaignPage {
  data: Array<Campaign>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type CampaignStatus = 'inactive' | 'active' | 'archived'

export interface Cart {
  items: Array<CartItem>
  interval: BillingInterval
  currency: string
  /** Whether interval and currency are those of a subscription that the site has, and cannot be chosen. */
  fixed: boolean
  promotion_code: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  updated_at: string | null
}

export interface CartChanges {
  interval?: BillingInterval
  currency?: string
  /** Promotion code as the buyer types it. `null` for none. */
  promotion_code?: string | null
}

export interface CartCheckout {
  /** To be paid, where the site has no subscription yet. */
  session?: CheckoutSession
  /** Paid for: the cart is empty again. */
  subscription?: Subscription
  /** What the buyer confirms at the bank; the cart stays until then. Called again, it is taken over. */
  confirmation?: PaymentConfirmation
}

export interface CartItem {
  plan_id: string
  plan_name: string
  plan_type: PlanType
  quantity: number
  /** Price of one for an interval. `null` where the plan has none in this currency and interval. */
  unit_amount: number | null
}

export interface CartItemChanges {
  quantity: number
}

export interface CartPayment {
  change_id?: string
  page?: CheckoutPage
}

export interface CartTotal {
  /** Given back to `checkOutCart`, which charges this total and no other. `null` where the site has no subscription yet: its first payment shows its total itself. */
  change_id: string | null
  currency: string
  lines: Array<PriceLine>
  /** What the promotion code takes off. In the smallest unit of the currency. */
  discount: number
  /** Tax, as far as it is known. In the smallest unit of the currency. */
  tax: number
  /** What is paid now, for the rest of the period where the site has add-ons already. In the smallest unit of the currency. */
  amount_due: number
  /** What one interval costs then, before discounts and tax. In the smallest unit of the currency. */
  next_amount: number
  renews_at: string | null
  expires_at: string | null
}

/** `failed`: the last attempt was refused. `disk_full`: the server has no room to store the certificate, and retries once there is. A certificate issued earlier stays in use until it expires. */
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
  /** Notice that answers are written by a machine. */
  notice: string
  suggested_questions: Array<string>
  position: 'bottom_right' | 'bottom_left'
  style: PublicStyle
  fonts?: Array<PublicFont>
  /** URL of the avatar. Empty for none. */
  avatar_url: string
  message_characters_max: number
  keep_history: boolean
  /** Whether visitors can ask for a person, either at once or through the form. */
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
  /** URL that opens the cited passage. */
  url?: string
}

export interface ChatFile {
  id: string
  name: string
  bytes: number
}

/** Limits for files. Absent if visitors may not send files. */
export interface ChatFiles {
  count_max: number
  /** Maximum size of a file, in bytes. */
  bytes_max: number
  /** Filename extensions for the file picker. What is accepted depends on the content. */
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
  /** Text that the chat shows. */
  text: string
}

export interface ChatMessage {
  id: string
  number: number
  from: ChatMessageFrom
  text: string
  /** Name of the person who answers; absent for other messages. */
  name?: string
  /** Files sent with the message. */
  files?: Array<ChatFile>
  /** Sources that marks such as `[1]` in the text refer to. */
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
  /** Error codes with which the site’s forms would refuse the address. */
  refused: Array<string>
}

export interface CheckoutItem {
  plan_id: string
  plan_name: string
  quantity: number
  unit_amount: number
}

/** `elements`: Stripe’s fields on a page of ours, by `client_secret`. `hosted`: Stripe’s own page, at `url`. */
export type CheckoutPage = 'elements' | 'hosted'

export interface CheckoutSession {
  id: string
  state: CheckoutState
  site_id?: string
  page: CheckoutPage
  items: Array<CheckoutItem>
  interval: BillingInterval
  currency: string
  promotion_code: string | null
  /** Days that cost nothing: 0 where the account has had its trial. */
  trial_days: number
  /** For Stripe.js while it is open. `null` for Stripe’s own page. */
  client_secret: string | null
  /** For Stripe.js. */
  publishable_key: string
  /** Stripe’s own page while it is open. */
  url: string | null
  /** What was bought, once it is complete. */
  subscription_id: string | null
  expires_at: string
  created_at: string
}

export type CheckoutState = 'open' | 'complete' | 'expired' | 'canceled'

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
  /** Version of the source when it was cited. */
  version: number
  position: number
  heading: string | null
  /** URL that opens the cited passage. `null` for files. */
  url: string | null
  excerpt: string
}

export interface ClickMap {
  delivered: number
  subject: string
  /** The content that most recipients got, rendered for a sample lead, with click counts at its links. */
  html: string
  /** The 200 most-clicked links. Links that nobody clicked are omitted. */
  links: Array<ClickMapLink>
}

/** What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded. */
export type ClickMapCounting = 'people' | 'raw'

export interface ClickMapLink {
  url: string
  /** Number of emails in which a person clicked the link. */
  people: number
  /** `people` divided by `delivered`; `null` if none were delivered. */
  share: number | null
  person_clicks: number
  /** Clicks by mail server scanners and other automated systems. */
  machine_clicks: number
  /** Clicks not yet classified as by a person or by a machine. */
  pending_clicks: number
  /** Whether the link appears in `html`. Links unique to one recipient do not. */
  shown: boolean
}

/** Opens only by a click or a call: any element with `data-leadwright-open="POPUP_ID"`. */
export interface ClickTrigger {
  kind: 'click'
}

export interface ClickedCondition {
  kind: 'clicked'
  step_id: string
  url?: string
}

export interface ColumnsBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'columns'
  columns: Array<BlockColumn>
  vertical_align?: VerticalAlign
  /** Whether columns stay side by side on narrow screens. */
  keep_on_phones?: boolean
}

export interface ConfiguredProvider {
  provider: IdentityProvider
}

export interface ConfirmationEmail {
  locale: Locale
  subject: string
  /** The body. `{link}` stands for the link, `{site}` for the name of the site. */
  text: string
}

/** The confirmation email in use: the built-in one until it is changed. */
export interface ConfirmationEmailInUse {
  locale: Locale
  subject: string
  /** The body. `{link}` stands for the link, `{site}` for the name of the site. */
  text: string
  built_in: boolean
}

/** Sender of confirmation emails: the sender that was verified first or, if there is none, the installation’s address. */
export interface ConfirmationSender {
  address: string
  of_site: boolean
}

export interface ConfirmationSent {
  outcome: 'confirmation_sent'
  email: string
  confirmation_secret: string
}

/** State of the address’s confirmation. While `pending`, no marketing email is sent to it. */
export type ConfirmationState = 'none' | 'pending' | 'confirmed'

export interface ConfirmedSubscription {
  id: string
  kind: SubscriptionKind
  site?: SubscriptionSite
  state: SubscriptionState
  reason?: SubscriptionReason
  items: Array<SubscriptionItem>
  currency: string
  interval: BillingInterval
  /** What one interval costs, before discounts and tax. In the smallest unit of the currency. */
  amount: number
  promotion_code: string | null
  discount_ends_at: string | null
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
  /** Next payment. `null` where it does not renew itself. */
  renews_at: string | null
  period_start_at: string | null
  period_end_at: string | null
  trial_ends_at: string | null
  ends_at: string | null
  ended_at: string | null
  /** Until when the first payment is given back. `null` where it is not. */
  refundable_until: string | null
  scheduled_change_id: string | null
  /** Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`). */
  pending_change_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  confirmation?: PaymentConfirmation
}

export interface ConnectedAccount {
  id: string
  name: string
  email: string | null
  url?: string
}

/** Nothing is synced before a list is chosen. */
export interface ConnectedList {
  id: string
  name: string
}

export interface Connection {
  id: string
  service: MarketingService
  name: string
  sign_in: ServiceSignIn
  state: ConnectionState
  state_since: string
  reason?: ConnectionReason
  /** What happened, and what to do. */
  reason_text?: string
  /** Words of the service. */
  detail?: string
  application?: ConnectionApplication
  /** ID of the owner’s own application. */
  client_id?: string
  account?: ConnectedAccount
  list?: ConnectedList
  leads: ConnectionLeads
  new_contacts: ConnectionNewContacts
  fields: Array<ConnectionField>
  /** Tags that are tags there, too. */
  tag_ids: Array<string>
  /** Audiences that are tags there, by their name. */
  audience_ids: Array<string>
  last_received_at: string | null
  last_sent_at: string | null
  /** When all contacts of the list were compared last. */
  compared_at: string | null
  /** Number of leads whose changes wait to be sent. */
  waiting: number
  /** Number of leads of which both sides have the same. */
  synced: number
  /** Number of leads that are not sent, since they are not subscribed or not chosen. */
  left_out: number
  /** Leads that the service did not take, by reason. */
  errors: Array<ConnectionError>
  /** Calls used since 00:00 UTC. */
  calls_today: number
  /** Calls that the application key has in a day; `null` where the service has no such limit. */
  calls_per_day: number | null
  /** Whether the service tells of changes at once. Otherwise it is asked. */
  has_webhook: boolean
  retry_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

/** Whose application key is used: the owner’s, or the one of the installation, which all its sites share. */
export type ConnectionApplication = 'own' | 'installation'

export interface ConnectionAuthorization {
  url: string
  expires_at: string
}

export interface ConnectionAuthorizationResult {
  state: string
  code?: string
  /** In place of `code`: the owner said no, or the service refused. */
  error?: string
}

export interface ConnectionChanges {
  name?: string
  list_id?: string
  leads?: ConnectionLeads
  new_contacts?: ConnectionNewContacts
  fields?: Array<ConnectionFieldChoice>
  tag_ids?: Array<string>
  audience_ids?: Array<string>
}

export interface ConnectionError {
  /** Why leads were not taken. */
  reason: string
  leads: number
  /** What happened, and what to do. */
  text: string
}

export interface ConnectionField {
  /** Name of a lead’s own field, or the ID of a custom field. */
  field: string
  /** ID of the field there. */
  service_field: string
  service_name: string
  service_type: ServiceFieldType
  conflict: SyncConflictRule
}

export interface ConnectionFieldChoice {
  field: string
  service_field: string
  /** `newest` by default. */
  conflict?: SyncConflictRule
}

/** Which leads are sent: `all` subscribed ones, or those with a tag or an audience that is synced, or of a campaign with this connection (`chosen`). */
export type ConnectionLeads = 'all' | 'chosen'

/** Whether a person who is new on the list there becomes a lead. */
export type ConnectionNewContacts = 'create' | 'ignore'

export interface ConnectionPage {
  data: Array<Connection>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Why it is stopped or waits. `day_quota`, `rate_limited` and `service_down` pass by themselves: `retry_at` is when it goes on. */
export type ConnectionReason = 'credential_refused' | 'permission_missing' | 'list_gone' | 'schema_changed' | 'day_quota' | 'rate_limited' | 'service_down' | 'unexpected'

/** `authorization_pending`: nobody has signed in at the service yet. `reauthorization_required`: the service refuses the credential (“Account not authorized”); authorize it again. `stopped`: the list or a mapped field there is gone, or the account may no longer do what is asked; see `reason`. `disconnected`: the credential and everything known of the leads there is deleted. */
export type ConnectionState = 'authorization_pending' | 'connected' | 'paused' | 'reauthorization_required' | 'stopped' | 'disconnected'

export interface ConnectionStoppedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'connection.stopped'
  subject_id: string | null
  lead_id: string | null
  data: ConnectionStoppedEventData
  at: string
}

export interface ConnectionStoppedEventData {
  reason: 'credential_refused' | 'permission_missing' | 'list_gone' | 'schema_changed' | 'day_quota' | 'rate_limited' | 'service_down' | 'unexpected'
  detail: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface Consent {
  id: string
  lead_id: string
  kind: ConsentKind
  /** The consent text as the person saw it, or what an imported file says. Of a withdrawal, what was said of it elsewhere; otherwise empty. */
  text: string
  /** Version of the consent text. */
  text_version: number
  /** Where consent was given or withdrawn: the ID of a popup or incoming hook, `api`, `admin`, `email`, `journey` or `import`. */
  place: string
  method: ConsentMethod
  page_url: string | null
  locale?: Locale
  ip: string | null
  email_id: string | null
  /** Time of the consent or withdrawal; of an imported one, as the file says. */
  at: string
}

export interface ConsentCheckbox {
  kind: 'checkbox'
  text: string
  /** Whether the box must be checked to submit the form. */
  required?: boolean
}

export type ConsentKind = 'given' | 'withdrawn'

/** `incoming_hook`: another system sent that they agreed. `earlier_withdrawal`: the lead was given an address whose person had unsubscribed, and had been erased since. */
export type ConsentMethod = 'checkbox' | 'notice' | 'api' | 'import' | 'double_opt_in' | 'incoming_hook' | 'link' | 'one_click' | 'journey' | 'manual' | 'import_undone' | 'earlier_withdrawal'

export interface ConsentNotice {
  kind: 'notice'
  text: string
}

export interface ConsentPage {
  data: Array<Consent>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type ContentBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'columns' } & ColumnsBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'text' } & TextBlock)

export interface ContentPolicy {
  where: PolicyPlace
  policy: string
  blocks: Array<BlockedByPolicy>
  /** The policy with what it lacks added. Identical if it lacks nothing. */
  corrected: string
}

export interface ContrastIssue {
  mode: BrandMode
  color: BrandTextColor
  against: BrandSurfaceColor
  /** WCAG contrast ratio, from 1 to 21. Text needs at least 4.5. */
  contrast: number
  /** Closest color of the same hue that is readable. */
  suggested_color: string
}

export interface Conversation {
  id: string
  assistant_id: string
  channel: ConversationChannel
  state: ConversationState
  /** The first question. Empty if nothing was asked yet. */
  title: string
  language: Locale
  lead_id: string | null
  visitor_id: string | null
  /** ID of the person who answers. */
  user_id: string | null
  user_name: string | null
  message_count: number
  rating?: AnswerRating
  comment: string | null
  last_message_at: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface ConversationAnsweredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** Where the conversation takes place. `test`: an owner tries the assistant. */
export type ConversationChannel = 'widget' | 'page' | 'test'

export interface ConversationDetails {
  id: string
  assistant_id: string
  channel: ConversationChannel
  state: ConversationState
  /** The first question. Empty if nothing was asked yet. */
  title: string
  language: Locale
  lead_id: string | null
  visitor_id: string | null
  /** ID of the person who answers. */
  user_id: string | null
  user_name: string | null
  message_count: number
  rating?: AnswerRating
  comment: string | null
  last_message_at: string
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: ConversationJoinedEventData
  at: string
}

export interface ConversationJoinedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface ConversationMessage {
  id: string
  number: number
  author: MessageAuthor
  user_name: string | null
  text: string
  state: ConversationMessageState
  reason: string | null
  /** Files sent with the message by the visitor. */
  files: Array<ConversationFile>
  citations: Array<Citation>
  confidence: number | null
  rating?: AnswerRating
  comment: string | null
  /** ID of the question–answer pair written to correct this answer. */
  corrected_by: string | null
  cost_cents: number
  created_at: string
  completed_at: string | null
}

export interface ConversationMessageAddedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface ConversationMessagePage {
  data: Array<ConversationMessage>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `partial`: the answer was cut off. `refused`: no answer was given; see `reason`. `failed`: no answer arrived. On a `complete` message, `reason` says why no model wrote it. */
export type ConversationMessageState = 'complete' | 'writing' | 'partial' | 'refused' | 'failed'

export interface ConversationPage {
  data: Array<Conversation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface ConversationRatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'conversation.rated'
  subject_id: string | null
  lead_id: string | null
  data: ConversationRatedEventData
  at: string
}

export interface ConversationRatedEventData {
  assistant_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface ConversationStartedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'conversation.started'
  subject_id: string | null
  lead_id: string | null
  data: ConversationStartedEventData
  at: string
}

export interface ConversationStartedEventData {
  assistant_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** `waiting`: the visitor is waiting for a person. `attended`: a person answers, and the assistant is silent. */
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
  /** Time for which pages were visible, in milliseconds. */
  visible_ms: number
  interactions: number
  conversations: number
  /** Number of answers that models wrote for this visitor, for as long as daily counts are kept. */
  ai_answers: number
}

export interface ConversationWaitingEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'conversation.waiting'
  subject_id: string | null
  lead_id: string | null
  data: ConversationWaitingEventData
  at: string
}

export interface ConversationWaitingEventData {
  assistant_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface CountdownBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'countdown'
  label: string
  /** Time at which the countdown ends. The email shows it as a date with its time zone, so that it is still right when opened later. */
  ends_at: string
  timezone: string
  align?: BlockAlign
}

/** A countdown that starts when the browser first shows it, and never restarts. */
export interface CountdownPerVisitor {
  kind: 'per_visitor'
  minutes: number
}

/** A countdown to a fixed time. The popup is no longer shown once it is over. */
export interface CountdownUntil {
  kind: 'until'
  ends_at: string
}

export interface Coupon {
  /** ID of the promotion code at Stripe. */
  id: string
  /** What buyers type; letters, digits and hyphens. */
  code: string
  name: string
  percent_off: number | null
  amount_off: number | null
  /** Of `amount_off`. */
  currency: string | null
  duration: CouponDuration
  /** Of `repeating`. */
  duration_months: number | null
  /** Whether only accounts that have paid nothing yet may use it. */
  first_order_only: boolean
  max_redemptions: number | null
  expires_at: string | null
  active: boolean
  redemptions: number
  created_at: string
}

export type CouponDuration = 'once' | 'repeating' | 'forever'

/** When the coupon code is shown. `on_click`: a button reveals and copies it, without a submission. */
export type CouponReveal = 'after_submission' | 'on_click'

export interface Coupons {
  data: Array<Coupon>
}

export interface CreatedReference {
  kind: JourneyReferenceKind
  id: string
  name: string
}

export interface CreatedSandbox {
  id: string
  name: string
  type: SandboxType
  /** Where it is. `null` until it is known. */
  url: string | null
  lead_access: SandboxLeadAccess
  state: SandboxState
  task?: SandboxTask
  status: SandboxStatus
  failure?: SandboxFailure
  /** Space it may take, in GB. `null` for no limit. */
  size_gb: number | null
  /** Space it takes. `null` before it was measured. */
  used_bytes: number | null
  space_over: boolean
  trial_ends_at: string | null
  expires_at: string | null
  canceled_at: string | null
  /** When its data is deleted. `null` if it is kept. */
  cleanup_at: string | null
  username: string
  has_password: boolean
  control_panel_username: string
  has_control_panel_password: boolean
  user_data_expiry_hours: number
  cleanup_after: number | null
  cleanup_unit: SandboxCleanupUnit
  pool_size: number
  /** Number of prepared copies that wait for a lead. */
  pool_ready: number
  has_snapshot: boolean
  /** ID of the sandbox that it is a copy of. */
  source_id: string | null
  /** Number of leads who have access now. */
  lead_count: number
  last_accessed_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  /** Shown once, if it was generated. */
  control_panel_password?: string
}

export interface Credentials {
  email: string
  password: string
  /** Code from the email sent by `requestSignInCode`. */
  code?: string
}

/** Shape of call-to-action buttons. `same`: the same as other buttons. */
export type CtaShape = 'same' | 'rounded' | 'pill' | 'square'

export interface CustomEvent {
  type: 'custom'
  name: string
  properties?: { [key: string]: string | number | boolean }
  page_url?: string
}

export interface CustomField {
  id: string
  type: CustomFieldType
  /** Name that identifies the field in forms, filters and templates. */
  name: string
  label: string
  placeholder: string
  /** Options of a dropdown. Empty for other types. */
  options: Array<string>
  /** Whether the field is required in every form that includes it, and its value cannot be removed. Leads that come from elsewhere may lack it. */
  required: boolean
  /** Sort position in lists of fields. Positions may have gaps. */
  position: number
  /** Time at which the field was deleted. Absent unless deleted. */
  deleted_at?: string
  /** Time after which the deleted field and its values are gone for good. Absent unless deleted. */
  restorable_until?: string
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** ID of the field to place it before. Omit to move it to the end. */
  before_id?: string
}

export interface CustomFieldPage {
  data: Array<CustomField>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
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
  /** Whether the site tracks visits at present. */
  tracked: boolean
  figures: DashboardFigures
  top: DashboardTop
  /** What needs attention. Kinds with nothing to report are absent. */
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

/** Visitors of the site. Requires `read-lead`. */
export interface DashboardFigure {
  total: number
  /** Total of the preceding period of the same length. */
  previous_total: number
  /** One number per day from `from` to `to`. */
  days: Array<number>
  previous_days: Array<number>
}

export interface DashboardFigures {
  visitors?: DashboardFigure
  /** New leads, including those that were deleted since. Requires `read-lead`. */
  leads?: DashboardFigure
  /** Visitors who saw a popup, each counted once, on the day they first saw any. Requires `manage-popups`. */
  popup_visitors?: DashboardFigure
  /** Those of `popup_visitors` who have submitted a form of a popup since, counted on the day they first saw any. */
  converted?: DashboardFigure
  /** Emails delivered. Requires `manage-emails`. */
  delivered?: DashboardFigure
  /** Emails delivered on the day that were opened by a person, then or later. */
  opened?: DashboardFigure
  /** Emails delivered on the day in which a person clicked a link, then or later. */
  clicked?: DashboardFigure
}

export interface DashboardPopup {
  popup_id: string
  name: string | null
  visitors: number
  converted: number
  rate: number | null
}

/** The 5 of each kind in which the most visitors submitted a form. Each kind requires its own permission. */
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
  /** Operation that was called, such as `getLead` or `downloadOperationFile`. */
  operation: string
  /** ID of the lead, or of what was exported. */
  subject_id?: string
  /** Name of the subject, while it exists and the caller may read it. */
  subject_name?: string
  actor_kind: DataAccessActorKind
  actor_id: string
  /** Name of the person or API key, while it exists. */
  actor_name?: string
  /** ID of the super administrator who acted as the person. Absent if nobody did. */
  impersonator_id?: string
  impersonator_name?: string
  /** ID of the session. Absent if an API key was used. */
  session_id?: string
}

export type DataAccessAction = 'opened' | 'exported'

export interface DataAccessActor {
  id: string
  kind: DataAccessActorKind
  /** Name of the person or API key, while it exists. */
  name?: string
}

export type DataAccessActorKind = 'user' | 'api_key'

export interface DataAccessActors {
  data: Array<DataAccessActor>
}

export interface DataAccessPage {
  data: Array<DataAccess>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** A number of days before (negative) or after a date of the lead. */
export interface DateFieldMoment {
  /** ID of a custom field of type `date`. */
  field_id: string
  offset_days: number
  at: string
  yearly?: boolean
}

export interface DateFieldTrigger {
  type: 'date_field'
  /** ID of a custom field of type `date`. */
  field_id: string
  /** Number of days after the date; negative for days before it. */
  offset_days: number
  /** Local time of day (`HH:MM`). */
  at: string
  /** Whether it repeats every year. February 29 becomes February 28 in other years. */
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
  /** Time the page has been visible, in seconds. */
  seconds: number
}

/** Erases the leads. This cannot be undone: no personal data is kept. */
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
  /** Why emails came back, the most frequent reason first. */
  reasons: Array<BounceReasonCount>
  /** Addresses suppressed in this period because email to them failed 3 times in a row for good, or 5 times over 15 days or more. Failures that the sender causes for everybody do not count. */
  repeated_failures: number
  days: Array<DeliverabilityDay>
}

export interface DeliverabilityAdvice {
  code: DeliverabilityAdviceCode
  /** The advice, in the language of `Accept-Language`. */
  text: string
}

export type DeliverabilityAdviceCode = 'too_few_emails' | 'bounces_high' | 'bounces_rising' | 'complaints_high' | 'complaints_rising' | 'complaints_not_reported' | 'opens_low' | 'opens_hidden'

export interface DeliverabilityCounts {
  /** Emails handed off: accepted, or rejected permanently. */
  sent: number
  /** Emails accepted and not bounced later. */
  delivered: number
  /** Emails rejected permanently, at once or later. */
  bounced: number
  /** Emails reported as spam, as far as mailbox providers report it. */
  complained: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
  /** `bounced` divided by `sent`; `null` if none were sent. */
  bounce_rate: number | null
  /** `complained` divided by `delivered`; `null` if none were delivered. */
  complaint_rate: number | null
  /** `opened` divided by `delivered`; `null` if none were delivered. */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

export interface DeliverabilityDay {
  day: string
  /** Emails handed off: accepted, or rejected permanently. */
  sent: number
  /** Emails accepted and not bounced later. */
  delivered: number
  /** Emails rejected permanently, at once or later. */
  bounced: number
  /** Emails reported as spam, as far as mailbox providers report it. */
  complained: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
}

/** Published limits: of Google and Yahoo for complaints, of Amazon SES for bounces. Aim for less than `…_aim`, and stay below `…_max`. */
export interface DeliverabilityLimits {
  complaint_rate_aim: number
  complaint_rate_max: number
  bounce_rate_aim: number
  bounce_rate_max: number
}

/** Overall standing. `unknown`: too few emails to tell. */
export type DeliverabilityStanding = 'good' | 'warning' | 'bad' | 'unknown'

export interface Demo {
  present: boolean
  /** Current time on the demo’s clock. */
  now: string
  /** How far the demo’s clock is ahead of real time, in hours. */
  clock_ahead_hours: number
  /** Whether the caller may sign in to the demo without a password. Only from the machine that the server runs on. */
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
  /** Next 9:00 in the site’s time zone, Monday to Friday. */
  next_working_morning: string
}

export interface DesignSettings {
  fonts: Array<SiteFont>
  /** Web fonts of the installation that every site may add. */
  available_fonts: Array<SiteFont>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface DesignSettingsChanges {
  fonts?: Array<SiteFont>
}

export type Device = 'desktop' | 'tablet' | 'mobile'

export interface Disconnection {
  deleted: DisconnectionDeleted
  kept: DisconnectionKept
  /** Active campaigns whose leads are no longer sent. */
  campaigns: Array<DisconnectionCampaign>
  /** The same in words. */
  text: string
}

export interface DisconnectionCampaign {
  id: string
  name: string
}

export interface DisconnectionDeleted {
  /** What is known of so many leads at the service. */
  ledger_entries: number
  /** Changes of so many leads that were not sent yet. */
  waiting: number
  webhook: boolean
  credential: boolean
}

export interface DisconnectionKept {
  /** Leads that are known at the service: they stay here as they are. */
  leads: number
  /** Contacts at the service: they stay there as they are. */
  contacts: number
}

export interface DiscoveredUrl {
  url: string
  text: string
}

export interface DiscoveredUrls {
  data: Array<DiscoveredUrl>
}

export interface DividerBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'divider'
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
  thickness_px?: number
  width_percent?: number
}

export interface DkimKey {
  domain: string
  selector: string
  /** RSA private key in PEM format. Never returned; omit to keep the present key. */
  private_key?: string
}

/** The TXT record that the domain must have. */
export interface DnsTextRecord {
  name: string
  value: string
}

export interface Domain {
  id: string
  /** Host in lowercase and Punycode. */
  host: string
  /** Host as people read it, with international characters. */
  name: string
  status: DomainStatus
  reason?: DomainReason
  is_primary: boolean
  records: Array<DomainRecord>
  checked_at: string | null
  next_check_at: string | null
  /** Time at which checking stops if the domain is still not verified. */
  checks_until: string
  verified_at: string | null
  /** Time since when the verified domain points elsewhere. */
  broken_at: string | null
  certificate?: DomainCertificate
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

/** Certificate of a verified domain, if this server obtains certificates itself. */
export interface DomainCertificate {
  status: CertificateStatus
  /** Time at which the certificate expires. */
  not_after: string | null
  next_try_at: string | null
  /** The certificate authority’s own message. */
  reason: string | null
}

export interface DomainDeliverability {
  domain: string
  /** Emails handed off: accepted, or rejected permanently. */
  sent: number
  /** Emails accepted and not bounced later. */
  delivered: number
  /** Emails rejected permanently, at once or later. */
  bounced: number
  /** Emails reported as spam, as far as mailbox providers report it. */
  complained: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
  /** `bounced` divided by `sent`; `null` if none were sent. */
  bounce_rate: number | null
  /** `complained` divided by `delivered`; `null` if none were delivered. */
  complaint_rate: number | null
  /** `opened` divided by `delivered`; `null` if none were delivered. */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

/** Why it is not verified, or what is wrong with a verified one. `claimed`: another site has it, and that site’s proof is still in DNS. `taken`: another site has proved ownership. */
export type DomainReason = 'not_checked' | 'not_pointing' | 'pointing_elsewhere' | 'cname_loop' | 'not_owned' | 'claimed' | 'taken' | 'no_answer'

export interface DomainRecord {
  kind: DomainRecordKind
  type: DomainRecordType
  name: string
  /** Exact value to enter. */
  expected: string
  /** Values found in DNS at the last check. */
  found: Array<string>
  state: DomainRecordState
}

/** `pointing`: points the domain to this server. `proof`: proves that its owner wants it at this site. */
export type DomainRecordKind = 'pointing' | 'proof'

/** State of the record. `unknown`: DNS was not queried yet, or did not answer. */
export type DomainRecordState = 'found' | 'missing' | 'different' | 'unknown'

export type DomainRecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT'

/** `verified`: the site is served at the domain. `failed`: no more automatic checks; use `checkDomain`. */
export type DomainStatus = 'pending' | 'verified' | 'failed'

/** Length of the delay. Set either this or `until`. */
export interface Duration {
  value: number
  unit: DurationUnit
  /** Local time of day (`HH:MM`) at which the delay ends. */
  at?: string
}

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'business_days'

export interface Email {
  id: string
  run_id: string | null
  /** Number that identifies the email within its run. `null` unless it belongs to a run. */
  sequence: number | null
  journey_id: string | null
  step_id: string | null
  broadcast_id: string | null
  /** Zero-based index of the broadcast’s subject that was used. */
  variant: number | null
  automated?: AutomatedSend
  lead_id: string
  template_id: string
  /** Current name of the template. `null` once the template is deleted. */
  template_name: string | null
  template_version: number | null
  sender_id: string
  /** Address used at the last hand-off. */
  to: string | null
  /** The lead’s current address, in lists only. `null` once the lead is deleted. */
  lead_email?: string | null
  /** Subject as it was sent. `null` before it was rendered. */
  subject: string | null
  /** `Message-ID` header of the email. `null` before it was handed off. */
  message_id: string | null
  /** ID of the consent on which the email relies. */
  consent_id: string | null
  state: EmailState
  /** Why it was skipped, was not delivered or is waiting. */
  reason: string | null
  /** Number of attempts to hand it off. */
  attempts: number
  /** Time at which it was due. */
  queued_at: string
  /** Time of the last hand-off to a mail server. `null` if there was none. */
  handed_off_at: string | null
  ended_at: string | null
  /** Number of opens by people. */
  opens: number
  /** Number of opens by machines, not included in `opens`. */
  machine_opens: number
  /** Number of clicks by people. */
  clicks: number
  /** Number of clicks by machines, not included in `clicks`. */
  machine_clicks: number
  /** Time of the first open by a person. */
  first_opened_at: string | null
  /** Time of the first click by a person. */
  first_clicked_at: string | null
  unsubscribed_at: string | null
  decision?: InDoubtDecision
  decided_at: string | null
  /** ID of the person who made the decision. */
  decided_by: string | null
}

export interface EmailAttempt {
  number: number
  begun_at: string
  ended_at: string | null
  /** Outcome of the attempt. `null` while the answer is pending. */
  outcome: 'delivered' | 'refused' | 'deferred' | 'unknown' | null
  /** The server’s answer, or the error. */
  response: string | null
  /** Why the recipient’s server did not accept it. Absent for other outcomes. */
  reason?: BounceReason
}

export type EmailBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'columns' } & ColumnsBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'footer' } & FooterBlock) | ({ kind: 'header' } & HeaderBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'saved' } & SavedBlockPlace) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'text' } & TextBlock)

export interface EmailBouncedEntry {
  id: string
  name: 'email.bounced'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailBouncedEventData
  at: string
}

export interface EmailBouncedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** Whether the address does not accept email at all. */
  permanent: boolean
  reason?: BounceReason
  status: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EmailChange {
  email: string
}

export interface EmailClickedEntry {
  id: string
  name: 'email.clicked'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailClickedEventData
  at: string
}

export interface EmailClickedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** Whether it is the email’s first event of this kind by a person. */
  first: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EmailComplainedEntry {
  id: string
  name: 'email.complained'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailComplainedEventData
  at: string
}

export interface EmailComplainedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
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
  /** Total number of emails: the sum of all states. */
  emails: number
  not_started: number
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
  /** Number of emails in which a person clicked a link. */
  clicked: number
  /** Emails whose unsubscribe link was used. */
  unsubscribed: number
}

export interface EmailDeliveredEntry {
  id: string
  name: 'email.delivered'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailDeliveredEventData
  at: string
}

export interface EmailDeliveredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EmailDetail {
  id: string
  run_id: string | null
  /** Number that identifies the email within its run. `null` unless it belongs to a run. */
  sequence: number | null
  journey_id: string | null
  step_id: string | null
  broadcast_id: string | null
  /** Zero-based index of the broadcast’s subject that was used. */
  variant: number | null
  automated?: AutomatedSend
  lead_id: string
  template_id: string
  /** Current name of the template. `null` once the template is deleted. */
  template_name: string | null
  template_version: number | null
  sender_id: string
  /** Address used at the last hand-off. */
  to: string | null
  /** The lead’s current address, in lists only. `null` once the lead is deleted. */
  lead_email?: string | null
  /** Subject as it was sent. `null` before it was rendered. */
  subject: string | null
  /** `Message-ID` header of the email. `null` before it was handed off. */
  message_id: string | null
  /** ID of the consent on which the email relies. */
  consent_id: string | null
  state: EmailState
  /** Why it was skipped, was not delivered or is waiting. */
  reason: string | null
  /** Number of attempts to hand it off. */
  attempts: number
  /** Time at which it was due. */
  queued_at: string
  /** Time of the last hand-off to a mail server. `null` if there was none. */
  handed_off_at: string | null
  ended_at: string | null
  /** Number of opens by people. */
  opens: number
  /** Number of opens by machines, not included in `opens`. */
  machine_opens: number
  /** Number of clicks by people. */
  clicks: number
  /** Number of clicks by machines, not included in `clicks`. */
  machine_clicks: number
  /** Time of the first open by a person. */
  first_opened_at: string | null
  /** Time of the first click by a person. */
  first_clicked_at: string | null
  unsubscribed_at: string | null
  decision?: InDoubtDecision
  decided_at: string | null
  /** ID of the person who made the decision. */
  decided_by: string | null
  /** Time of the next attempt. `null` once sending has ended. */
  next_attempt_at: string | null
  attempt_list: Array<EmailAttempt>
  hits: Array<EmailHit>
}

/** Content as blocks. Absent if the body is `body_text`. */
export interface EmailDocument {
  version: 1
  /** Background color around the content. If empty, the brand’s. */
  page_color?: string
  /** Background color of the content. If empty, the brand’s. */
  content_color?: string
  width_px?: number
  /** Styles of HTML blocks on narrow screens and in dark mode. The importer of HTML writes them. */
  media_rules?: Array<EmailMediaRule>
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

/** What happened to an email. `opened` and `clicked` are by people only, and appear once automated access has been ruled out. */
export type EmailHappening = 'delivered' | 'not_delivered' | 'unknown' | 'skipped' | 'opened' | 'clicked' | 'bounced' | 'complained' | 'replied'

export interface EmailHistoryEntry {
  id: string
  happened: EmailHappening
  /** What happened, in words, in the language of `Accept-Language`. */
  title: string
  email_id: string
  lead_id: string
  /** The lead’s current address. `null` once the lead is deleted. */
  lead_email: string | null
  /** Subject of the email. `null` if it was never rendered. */
  subject: string | null
  /** Current name of its template. `null` once the template is deleted. */
  template_name: string | null
  /** Why it was skipped, not delivered or unknown; for a bounce, its reason as in `BounceReason`, or the status code of one recorded by an earlier version. */
  reason: string | null
  /** The link that was clicked. */
  url: string | null
  at: string
}

export interface EmailHistoryPage {
  data: Array<EmailHistoryEntry>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** An open or a click as recorded, with who probably did it. */
export interface EmailHit {
  kind: 'open' | 'click'
  url: string | null
  at: string
  /** Who probably did it. `pending`: within the first seconds after delivery, or until it is clear whether all links were opened at once. A pending hit is not counted. */
  verdict: 'pending' | 'person' | 'machine'
  verdict_reason: string | null
  user_agent: string
}

export type EmailHourEvent = 'opened' | 'clicked'

export interface EmailLinkClickedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export type EmailList = 'disposable' | 'free' | 'role_based'

export interface EmailListFacts {
  list: EmailList
  entries: number
  /** Date of the list (`YYYY-MM-DD`). */
  dated: string
}

export interface EmailListOverride {
  list: EmailList
  /** A domain; for `role_based`, the part before the `@`. */
  value: string
  /** Whether the value counts as being on the list. */
  listed: boolean
}

export interface EmailMediaRule {
  /** Condition, such as `(max-width:600px)` or `(prefers-color-scheme:dark)`. At most three, joined by ` and `. */
  media: string
  /** Class of the elements in HTML blocks, `lw-m1` to `lw-m999`. `lw-m0` is the page. */
  class_name: string
  /** CSS declarations, separated by semicolons. Those that emails cannot have are ignored. */
  style: string
}

export interface EmailNotDeliveredEntry {
  id: string
  name: 'email.not_delivered'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailNotDeliveredEventData
  at: string
}

export interface EmailNotDeliveredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** Why the recipient’s server did not accept it. Absent where no server answered. */
  bounce_reason?: BounceReason
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EmailOpened {
  kind: 'opened'
  at: string
  step_id: string
}

export interface EmailOpenedEntry {
  id: string
  name: 'email.opened'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailOpenedEventData
  at: string
}

export interface EmailOpenedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** Whether it is the email’s first event of this kind by a person. */
  first: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EmailPage {
  data: Array<Email>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface EmailQuality {
  validity: EmailValidity
  /** Quality score from 0 to 100. `null` if the address was never verified. */
  score: number | null
  parts?: EmailScoreParts
  disposable: boolean
  free: boolean
  role_based: boolean
  checked_at: string | null
  /** The address that was probably meant. */
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
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailRepliedEventData
  at: string
}

export interface EmailRepliedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EmailRepliedTrigger {
  type: 'email_replied'
  /** IDs of templates whose emails count. Absent or empty for any template. */
  template_ids?: Array<string>
}

export interface EmailResendPreview {
  matching: number
}

export interface EmailResponse {
  email_id: string
  lead_id: string
  kind: EmailResponseKind
  /** For a bounce, whether the address does not accept email at all. */
  permanent: boolean
  /** Why it bounced. Absent for other responses, and for bounces recorded by earlier versions. */
  reason?: BounceReason
  /** Enhanced status code of a bounce, such as `5.1.1`. */
  status: string | null
  /** For a reply, its subject; otherwise what the server reported. */
  detail: string
  /** Beginning of a reply. */
  excerpt: string
  source: EmailResponseSource
  at: string
}

/** `bounce`: it could not be delivered. `complaint`: the recipient reported it as spam. `reply`: the recipient replied. */
export type EmailResponseKind = 'bounce' | 'complaint' | 'reply'

export interface EmailResponsePage {
  data: Array<EmailResponse>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** How the response was received. */
export type EmailResponseSource = 'mail' | 'ses' | 'postmark'

/** Parts of the score, which is their sum. */
export interface EmailScoreParts {
  /** Points for a well-formed address. At most 5. */
  syntax: number
  /** Points for a domain that accepts email; half of them if DNS has not answered. At most 40. */
  mail_server: number
  /** Points for not being a disposable address. At most 25. */
  not_disposable: number
  /** Points for not being a role address such as `info`. At most 10. */
  not_role_based: number
  /** Points for not being at a free provider. At most 5. */
  not_free: number
  /** Points for no likely typo in the name of a well-known provider. At most 5. */
  no_typo: number
  /** Points for an address confirmed by a link in an email. At most 10. */
  confirmed: number
}

export interface EmailSettings {
  unknown_policy: UnknownPolicy
  late_policy: LatePolicy
  /** Whether emails are signed with DKIM. */
  dkim_configured: boolean
  dkim_domain: string | null
  dkim_selector: string | null
  dkim_record?: DnsTextRecord
  /** Whether emails are sent through a mail server. If `false`, they are written to files. */
  uses_server: boolean
  /** Address to which undeliverable email is returned. `null` if it goes back to the sender, where this server cannot read it. */
  return_path: string | null
  /** Address to which you can forward email so that replies are recognized. `null` if this server does not receive email. */
  reply_address: string | null
  /** Number of emails waiting for a decision about `late_policy`. */
  late_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailSkippedEventData
  at: string
}

export interface EmailSkippedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** `delivered`: accepted by the recipient’s mail server. `unknown`: handed off, but no answer was received. */
export type EmailState = 'not_started' | 'delivered' | 'not_delivered' | 'unknown' | 'skipped'

export type EmailStepType = 'send_email' | 'ask_question'

export interface EmailToCheck {
  email: string
}

export interface EmailTopic {
  id: string
  texts: EmailTopicLanguages
  /** IDs of the templates whose marketing emails belong to this topic, whatever sends them. */
  template_ids: Array<string>
}

export interface EmailTopicChanges {
  /** ID of the topic. Omit for a new one. */
  id?: string
  texts: EmailTopicLanguages
  /** IDs of the templates whose marketing emails belong to this topic, whatever sends them. */
  template_ids: Array<string>
}

/** Texts by language. If one is missing, the other is shown. */
export interface EmailTopicLanguages {
  en?: EmailTopicTexts
  es?: EmailTopicTexts
}

export interface EmailTopicTexts {
  /** Name of the topic as readers see it. */
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
  /** Whether a password, secret key or token is stored. */
  has_secret: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

/** How email is sent. `installation`: as the server is configured. */
export type EmailTransportKind = 'installation' | 'smtp' | 'ses' | 'postmark'

export interface EmailTransportTest {
  to: string
}

export interface EmailTransportTested {
  outcome: TransportOutcome
  /** The transport’s answer, or the error. */
  response: string
  from: string
}

export interface EmailUnknownEntry {
  id: string
  name: 'email.unknown'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EmailUnknownEventData
  at: string
}

export interface EmailUnknownEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** `invalid`: the domain does not accept email. `risky`: a disposable or role address, or probably misspelled. `unknown`: DNS has not answered. */
export type EmailValidity = 'valid' | 'risky' | 'invalid' | 'unknown'

export interface EmailsToVerify {
  filter?: Filter
}

export interface EmbedBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'embed'
  /** What the embedded page is, for people using a screen reader. */
  title: string
  /** An `https` URL. It is shown in a frame once the visitor opens it; nothing is loaded from it before. */
  embed_url: string
  height_px: number
}

export interface Enrollment {
  lead_ids: Array<string>
}

export type EnrollmentCause = 'event' | 'publication' | 'manual'

/** Which leads to enroll. `new`: only leads that a trigger brings from now on. `existing`: also, at once, leads for whom a trigger holds now and who meet the criteria: those with the tag, in the audience, who submitted the popup, spoke with the assistant, confirmed their address, or whose date is today in the time zone that applies (each date enrolls once); if the trigger is a new lead, every lead. Clicks, visits, changed fields and API events are momentary and never hold for existing leads. */
export type EnrollmentChoice = 'existing' | 'new'

export interface EnrollmentOfMany {
  filter?: Filter
  search?: string
  audience_id?: string
}

export interface EnrollmentOfManyPreview {
  /** Number of leads in the filter or audience. */
  leads: number
  /** Number of these leads who would be enrolled: they meet the journey’s criteria and are not in it. */
  matching_leads: number
}

/** `too_often`: the lead has entered the journey 10 times within an hour. */
export type EnrollmentOutcome = 'enrolled' | 'already_live' | 'already_enrolled' | 'too_often' | 'suppressed' | 'not_matching' | 'not_found'

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

export interface EventCause {
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** Name of the event, such as `lead.created`. */
export type EventName = 'account.plan_set' | 'account_email.reset' | 'account_email.updated' | 'ai_draft.approved' | 'ai_draft.awaiting_approval' | 'ai_draft.failed' | 'ai_draft.ready' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'api_key.created' | 'api_key.deleted' | 'api_key.reset' | 'api_key.updated' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'billing.set_up' | 'billing_details.updated' | 'billing_notice.dismissed' | 'brand.updated' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.failed' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'cart.checked_out' | 'cart.item_added' | 'cart.item_removed' | 'cart.item_updated' | 'cart.updated' | 'checkout.canceled' | 'checkout.completed' | 'checkout.started' | 'connection.authorization_started' | 'connection.authorized' | 'connection.created' | 'connection.deleted' | 'connection.disconnected' | 'connection.entries_retried' | 'connection.field_created' | 'connection.paused' | 'connection.resumed' | 'connection.stopped' | 'connection.sync_requested' | 'connection.updated' | 'conversation.answered' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.joined' | 'conversation.message_added' | 'conversation.rated' | 'conversation.replied' | 'conversation.returned' | 'conversation.started' | 'conversation.waiting' | 'coupon.created' | 'coupon.deleted' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'demo.removed' | 'design_settings.updated' | 'domain.checked' | 'domain.created' | 'domain.deleted' | 'domain.failed' | 'domain.verified' | 'email.bounced' | 'email.clicked' | 'email.complained' | 'email.delivered' | 'email.link_clicked' | 'email.not_delivered' | 'email.opened' | 'email.replied' | 'email.resent' | 'email.resolved' | 'email.skipped' | 'email.unknown' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'event.received' | 'event.tracked' | 'file.deleted' | 'file.uploaded' | 'form.submitted' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'host_settings.updated' | 'identity.connected' | 'identity.disconnected' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'impersonation.ended' | 'impersonation.started' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'incoming_hook.address_replaced' | 'incoming_hook.call_retried' | 'incoming_hook.created' | 'incoming_hook.deleted' | 'incoming_hook.lead_captured' | 'incoming_hook.updated' | 'installation.updated' | 'invoice.paid' | 'invoice.payment_failed' | 'invoice.refunded' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.not_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead.audience_joined' | 'lead.audience_left' | 'lead.confirmation_asked' | 'lead.confirmed' | 'lead.created' | 'lead.erased' | 'lead.merge_undone' | 'lead.merged' | 'lead.merged_into' | 'lead.noted' | 'lead.sandbox_assigned' | 'lead.sandbox_deleted' | 'lead.sandbox_expired' | 'lead.sandbox_expires_tomorrow' | 'lead.sandbox_extended' | 'lead.sandbox_opened' | 'lead.sandbox_space_over' | 'lead.subscribed' | 'lead.tag_added' | 'lead.tag_removed' | 'lead.topics_changed' | 'lead.unsubscribed' | 'lead.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'manager.deleted' | 'manager.invitation_resent' | 'manager.invited' | 'manager.joined' | 'manager.updated' | 'marketing_settings.updated' | 'notification_settings.updated' | 'operation.canceled' | 'operation.completed' | 'operation.created' | 'operation.failed' | 'operation.undone' | 'operation.updated' | 'overlay_settings.updated' | 'page.visited' | 'passkey.created' | 'passkey.deleted' | 'passkey.updated' | 'payment_event.replayed' | 'payment_method.added' | 'payment_method.default_set' | 'payment_method.deleted' | 'person_request.created' | 'plan.created' | 'plan.deleted' | 'plan.updated' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'pricing_page.updated' | 'primary_domain.updated' | 'question.answered' | 'reconciliation.started' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run.webhook_called' | 'run_action.created' | 'runs.changed' | 'sandbox.canceled' | 'sandbox.created' | 'sandbox.deleted' | 'sandbox.expired' | 'sandbox.failed' | 'sandbox.opened' | 'sandbox.reactivated' | 'sandbox.ready' | 'sandbox.reset' | 'sandbox.resumed' | 'sandbox.snapshot_taken' | 'sandbox.space_over' | 'sandbox.suspended' | 'sandbox.updated' | 'sandbox_settings.updated' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'session.deleted' | 'site.created' | 'site.deleted' | 'site.exported' | 'site.imported' | 'site.paused' | 'site.published' | 'site.resumed' | 'site.unpublished' | 'site.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'subscription.auto_renewal_set' | 'subscription.change_canceled' | 'subscription.changed' | 'subscription.created' | 'subscription.ended' | 'subscription.refunded' | 'subscription.resumed' | 'subscription.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'tracking_settings.updated' | 'unsubscribe_page.updated' | 'user.deletion_canceled' | 'user.deletion_requested' | 'user.password_changed' | 'user.password_set' | 'user.picture_deleted' | 'user.picture_updated' | 'user.recovery_codes_created' | 'user.second_factor_disabled' | 'user.second_factor_enabled' | 'user.signed_out_elsewhere' | 'user.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.disabled' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface EventReceivedEntry {
  id: string
  name: 'event.received'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EventReceivedEventData
  at: string
}

export interface EventReceivedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'event.received'
  subject_id: string | null
  lead_id: string
  data: EventReceivedEventData
  at: string
}

export interface EventReceivedEventData {
  name: string
  data: { [key: string]: string | number | boolean | null }
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface EventTrackedEntry {
  id: string
  name: 'event.tracked'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EventTrackedEventData
  at: string
}

export interface EventTrackedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'event.tracked'
  subject_id: string | null
  lead_id: string
  data: EventTrackedEventData
  at: string
}

export interface EventTrackedEventData {
  name: string
  properties?: { [key: string]: string | number | boolean | null }
  /** ID of the visitor’s browser. */
  visitor_id?: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface ExceededAllowance {
  /** Name of the allowance, as in `Meter`. */
  name: string
  site?: ExceedingSite
  used: number
  /** What the new plan allows. */
  limit: number
  /** Whether it prevents the change: disk space does. Of everything else nothing is deleted; more cannot be created. */
  prevents: boolean
}

export interface ExceedingSite {
  id: string
  /** Empty where the caller does not reach the site. */
  name: string
}

export interface ExitIntentTrigger {
  kind: 'exit_intent'
}

/** A passage of the source that contains this text; if empty, any passage of the source. */
export interface ExpectedPassage {
  source_id: string
  text: string
}

export interface ExplainedBroadcast {
  id: string
  name: string
  /** Names of the audiences it was sent to. Empty for every lead. */
  audiences: Array<string>
  /** Whether a filter selected among them. */
  by_filter: boolean
  /** Name of the broadcast that the lead had not opened. */
  resend_of: string | null
  /** Time at which its recipients were fixed. */
  at: string | null
}

export interface ExplainedConsent {
  id: string
  at: string
  text: string
  /** Version of the consent text. */
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
  /** Name of the event that enrolled the lead. */
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
  values: { [key: string]: string | number | boolean }
}

/** Selects emails in state `not_delivered`. Without conditions, all of them. */
export interface FailedEmailFilter {
  lead_id?: string
  journey_id?: string
  template_id?: string
  broadcast_id?: string
  /** Beginning of the lead’s email address. */
  search?: string
  /** Only emails due at this time or later. */
  queued_from?: string
}

export interface FailedPayment {
  id: string
  invoice_id: string
  status: PaymentStatus
  currency: string
  /** Amount. In the smallest unit of the currency. */
  amount: number
  /** What was given back of it. In the smallest unit of the currency. */
  amount_refunded: number
  method_type: string | null
  card_brand: string | null
  card_last4: string | null
  /** Why it failed, as Stripe names it. */
  failure_code: string | null
  created_at: string
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  owner_email: string
  /** Whether the invoice has been paid since. */
  settled: boolean
  next_attempt_at: string | null
}

export interface FailedPaymentPage {
  data: Array<FailedPayment>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** The first rule that does not match. */
export interface FailedRule {
  list: RuleList
  index: number
  /** The rule itself, from `url_rules`. */
  url_rule?: UrlRule
  /** The rule itself, from `visitor_rules`. */
  visitor_rule?: VisitorRule
}

export interface FeaturesBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'features'
  /** Heading above the block. Empty for none. */
  heading: string
  columns?: number
  features: Array<PageFeature>
}

export interface FieldChanged {
  kind: 'field_changed'
  at: string
  field_id: string
  value: string | number | boolean | null
}

export interface FieldChangedTrigger {
  type: 'field_changed'
  /** IDs of custom fields, or names of built-in fields: `first_name`, `middle_name`, `last_name`, `phone`, `timezone`, `language`, `email`. */
  field_ids: Array<string>
}

export interface FieldError {
  /** JSON pointer into the body, or `/name` for a query parameter. */
  pointer: string
  code: FieldErrorCode
  /** What is wrong, for people. */
  text: string
}

/** Stable code. Later versions may add codes. */
export type FieldErrorCode = 'amount_step' | 'allowance_unknown' | 'allowance_not_of_plan_type' | 'add_on_adds_nothing' | 'not_for_add_ons' | 'plan_is_add_on' | 'feature_unknown' | 'required' | 'type' | 'unknown_key' | 'too_short' | 'too_long' | 'too_small' | 'too_big' | 'too_few' | 'too_many' | 'too_many_files' | 'not_allowed_value' | 'invalid' | 'text_characters' | 'email_invalid' | 'event_name_invalid' | 'name_characters' | 'password_too_short' | 'password_mismatch' | 'site_required' | 'permission_required' | 'assistant_required' | 'chosen_assistants_only' | 'url_invalid' | 'address_of_here' | 'url_with_credentials' | 'color_invalid' | 'font_stack_invalid' | 'font_missing' | 'fonts_too_many' | 'font_url_invalid' | 'host_invalid' | 'file_required' | 'site_file_damaged' | 'site_file_newer' | 'site_known' | 'passphrase_wrong' | 'image_invalid' | 'picture_invalid' | 'image_too_many_pixels' | 'image_too_many_frames' | 'file_type_not_supported' | 'timezone_unknown' | 'currency_unknown' | 'subdomain_characters' | 'subdomain_reserved' | 'domain_is_address' | 'domain_is_ours' | 'cursor_invalid' | 'instant_invalid' | 'journey_not_published' | 'not_of_this_kind' | 'knowledge_type_not_supported' | 'unknown_reference' | 'chat_file_type' | 'chat_picture_unseen' | 'chat_file_unreadable' | 'heading_or_text_missing' | 'thank_you_missing' | 'email_field_missing' | 'too_many_days' | 'ends_before_start' | 'steps_with_gap' | 'code_or_script_missing' | 'locale_invalid' | 'variant_reserved' | 'position_not_for_type' | 'button_text_missing' | 'address_not_public' | 'page_unreachable' | 'page_slow' | 'page_too_large' | 'page_too_complex' | 'too_many_redirects' | 'page_empty' | 'page_not_html' | 'page_failed' | 'repeated' | 'consent_required' | 'phone_invalid' | 'date_invalid' | 'no_lead_source' | 'lead_source_differs' | 'popup_captures_nobody' | 'popup_incomplete' | 'popup_in_other_campaign' | 'feedback_needs_popup_box' | 'mapped_twice' | 'mapping_type_differs' | 'mapping_without_popup' | 'field_not_in_form' | 'field_not_of_lead' | 'email_stays_email' | 'file_missing' | 'feedback_subject_missing' | 'feedback_text_missing' | 'notify_emails_missing' | 'no_trigger' | 'no_steps' | 'too_many_steps' | 'too_deep' | 'missing_id' | 'duplicate_id' | 'missing_value' | 'too_many_branches' | 'no_branches' | 'unreachable' | 'share_out_of_range' | 'shares_exceed_100' | 'delay_out_of_range' | 'no_delay' | 'two_delays' | 'offset_out_of_range' | 'no_time_limit' | 'wait_out_of_range' | 'not_an_earlier_email' | 'not_an_earlier_question' | 'not_an_earlier_writer' | 'unknown_answer' | 'answers_out_of_range' | 'prompt_too_long' | 'too_many_fields' | 'webhook_disabled' | 'no_ai_provider' | 'template_without_question' | 'template_with_question' | 'template_without_ai_text' | 'template_with_ai_text' | 'answer_not_fitting' | 'invalid_time_of_day' | 'template_disabled' | 'template_transactional' | 'sender_not_verified' | 'time_passed' | 'too_late' | 'test_needs_one_time' | 'no_unsubscribe_link' | 'no_postal_address' | 'unknown_zone' | 'two_forms' | 'no_windows' | 'no_days' | 'invalid_day' | 'equal_times' | 'invalid_date' | 'field_name_characters' | 'hidden_not_required' | 'options_repeated' | 'filter_too_deep' | 'filter_too_long' | 'lead_or_email' | 'definition_format_unknown' | 'definition_version_unknown' | 'field_type_differs' | 'reference_missing' | 'field_not_date' | 'audience_empty' | 'paths_empty' | 'journey_feeds_itself' | 'journey_circle' | 'branch_for_everybody' | 'filter_field_unknown' | 'filter_value_needless' | 'filter_value_pair' | 'filter_value_days' | 'filter_circular' | 'audience_dynamic' | 'audience_static' | 'template_too_long' | 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_import_empty' | 'template_import_too_long' | 'template_translation_lacks' | 'template_translation_beyond' | 'template_variable_missing' | 'template_not_transactional' | 'automated_email_always_on' | 'place_unknown' | 'place_missing' | 'document_too_long' | 'document_version_unknown' | 'handle_characters' | 'handle_reserved' | 'json_invalid' | 'schema_context' | 'schema_type' | 'schema_property' | 'schema_date' | 'schema_address' | 'schema_too_deep' | 'page_link_invalid' | 'condition_on_page' | 'image_of_site_needed' | 'video_unknown' | 'embed_url_invalid' | 'template_link_invalid' | 'private_key_invalid' | 'domain_invalid' | 'ip_address_invalid' | 'email_disposable' | 'email_free' | 'email_role_based' | 'link_missing' | 'consent_columns_unmapped' | 'email_misspelled' | 'email_after_unsubscribe' | 'email_before_confirmation' | 'file_damaged' | 'quote_not_closed' | 'unpacked_too_large' | 'too_many_columns' | 'too_many_rows' | 'reading_too_slow' | 'no_source' | 'effort_not_supported' | 'deep_research_not_supported' | 'web_search_not_supported' | 'prompt_required' | 'urls_required' | 'date_range_invalid' | 'assistant_not_published' | 'assistant_captures_nobody' | 'assistant_in_other_campaign' | 'price_not_offered' | 'tax_id_invalid' | 'promotion_code_invalid' | 'sign_in_by_key_not_possible' | 'field_type_mismatch' | 'connection_not_ready' | 'sandbox_name_short' | 'sandbox_name_characters' | 'control_panel_password_weak' | 'control_panel_username_invalid' | 'panel_host_invalid' | 'certificate_print_invalid' | 'sandbox_field_of_other_type' | 'sandbox_copies_of_wordpress' | 'sandbox_access_off' | 'sandbox_not_activated' | 'moment_has_passed' | 'body_not_json' | 'body_not_multipart' | 'request_malformed' | 'tenant_mismatch' | 'account_required' | 'not_signed_in' | 'wrong_password' | 'not_permitted' | 'email_not_verified' | 'registration_by_invitation' | 'registration_closed' | 'reauthentication_needed' | 'not_while_impersonating' | 'second_factor_needed' | 'signature_invalid' | 'not_found' | 'method_not_allowed' | 'user_not_found' | 'site_not_found' | 'account_not_found' | 'request_timeout' | 'secret_already_shown' | 'gone' | 'answer_erased' | 'changed_elsewhere' | 'body_too_large' | 'content_type_not_supported' | 'content_encoding_not_supported' | 'validation_failed' | 'idempotency_key_reused' | 'too_many_requests' | 'incoming_calls_full' | 'header_too_large' | 'internal' | 'service_unavailable' | 'provider_unavailable' | 'service_unreachable' | 'overloaded' | 'maintenance' | 'site_under_construction' | 'site_damaged' | 'site_elsewhere' | 'disk_full' | 'name_taken' | 'account_not_authorized' | 'application_missing' | 'other_account' | 'list_already_connected' | 'service_refused' | 'subdomain_taken' | 'site_not_moved' | 'domain_not_pointing' | 'handle_taken' | 'keyword_taken' | 'keyword_repeated' | 'too_many_keywords' | 'writing_under_way' | 'outline_missing' | 'no_source_attached' | 'page_url_missing' | 'html_content_empty' | 'too_many_sources' | 'too_many_vectors' | 'too_many_golden_questions' | 'knowledge_full' | 'vector_images' | 'nothing_to_update' | 'update_under_way' | 'reset_code_invalid' | 'email_verification_failed' | 'new_password_needed' | 'sign_in_code_invalid' | 'second_step_expired' | 'second_factor_code_invalid' | 'attempt_expired' | 'provider_not_configured' | 'provider_answer_invalid' | 'identity_not_connected' | 'identity_taken' | 'last_way_in' | 'passkey_invalid' | 'too_many_passkeys' | 'invitation_invalid' | 'transition_not_allowed' | 'in_use' | 'design_incomplete' | 'campaign_incomplete' | 'broadcast_incomplete' | 'journey_incomplete' | 'assistant_incomplete' | 'golden_questions_unmet' | 'golden_run_under_way' | 'no_golden_questions' | 'chat_files_off' | 'chat_files_full' | 'conversation_full' | 'answer_under_way' | 'site_in_use' | 'account_in_use' | 'site_moved' | 'emails_under_way' | 'limit_reached' | 'feature_not_in_plan' | 'payments_off' | 'payment_failed' | 'payment_due' | 'stripe_signature_invalid' | 'stripe_key_refused' | 'subscription_exists' | 'subscription_ended' | 'currency_fixed' | 'price_expired' | 'nothing_to_change' | 'refund_not_possible' | 'disk_space_not_available' | 'last_payment_method' | 'item_in_cart' | 'cart_empty' | 'plan_in_use' | 'plan_is_default' | 'sandbox_space_over' | 'sandbox_not_ready' | 'sandbox_runtime_missing' | 'sandbox_panel_not_configured' | 'sandbox_type_cannot' | 'sandbox_snapshot_missing' | 'sandbox_already_assigned' | 'storage_full' | 'too_many_saved_blocks' | 'too_many_pages' | 'page_is_homepage' | 'too_many_template_folders' | 'demo_not_present' | 'already_set_up' | 'manager_exists' | 'own_membership' | 'longer_password_needed' | 'lead_exists' | 'lead_limit_exhausted' | 'already_suppressed' | 'run_stalled' | 'nothing_to_confirm' | 'invalid_file_type' | 'no_records_found' | 'mapping_required' | 'file_unreadable' | (string & {})

/** Source of a hidden field’s value: the page’s URL, a cookie, or `data-NAME` on the script element. */
export interface FieldFill {
  from: FillSource
  name: string
}

/** How the field is shown. `stars`: a rating from 1 to 5. `buttons` and `pictures`: all options of a dropdown at once. */
export type FieldPresentation = 'plain' | 'stars' | 'buttons' | 'pictures'

export interface FieldReference {
  /** How the document refers to it, such as `tag:Welcome`. */
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
  /** Labels shown for the field’s options, in the same order. The submitted values stay the original options. */
  options?: Array<string>
}

export type FillSource = 'query' | 'cookie' | 'attribute'

/** At most 10 levels deep and 100 rules. Text is compared case-insensitively; a missing value matches only `is_empty` and negated operators. */
export type Filter = ({ kind: 'all' } & AllFilters) | ({ kind: 'any' } & AnyFilter) | ({ kind: 'not' } & NotFilter) | ({ kind: 'rule' } & FilterRule)

export interface FilterCondition {
  kind: 'filter'
  filter: Filter
}

export type FilterOp = 'is' | 'is_not' | 'contains' | 'not_contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'before' | 'after' | 'in_last_days' | 'not_in_last_days' | 'in_next_days' | 'has' | 'has_not' | 'is_empty' | 'is_not_empty'

export interface FilterRule {
  kind: 'rule'
  /** A lead field, `tags`, `audiences`, `campaigns`, or `custom_fields.` followed by a field’s name. */
  field: string
  op: FilterOp
  value?: FilterRuleValue
}

/** Two values for `between`; one or more IDs for `has` and `has_not`; a number of days for `in_last_days`, `not_in_last_days` and `in_next_days`. Dates start at midnight in the site’s time zone; for times, a day is 24 hours. */
export type FilterRuleValue = Array<FilterRuleValueAnyOfInner> | boolean | number | string

export type FilterRuleValueAnyOfInner = number | string

export interface FontCharacters {
  stack: string
  /** Character ranges as in CSS, such as `U+20-7E, U+A0-FF`. `null` if unknown: the font is hosted elsewhere, or the file is not a font. */
  unicode_range: string | null
}

export interface FontCharactersList {
  data: Array<FontCharacters>
}

export interface FooterBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'footer'
  align?: BlockAlign
  /** Text above the legally required parts: why the email was sent, the postal address and the unsubscribe link. */
  text: string
}

export interface FooterLink {
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

export interface ForgottenPassword {
  email: string
}

export interface FormBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'form'
  /** Heading above the block. Empty for none. */
  heading: string
  text: string
  /** ID of the popup, of any type, whose form is shown. Works without JavaScript. Omitted from the page while the popup is not published. */
  popup_id: string
}

/** How consent is obtained: an unchecked box, or a notice that submitting means agreeing. Without either, submitting subscribes nobody. */
export type FormConsent = ({ kind: 'checkbox' } & ConsentCheckbox) | ({ kind: 'none' } & NoConsent) | ({ kind: 'notice' } & ConsentNotice)

export interface FormField {
  /** `email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field. */
  name: string
  /** Label of the field. If empty or absent, the custom field’s own label. */
  label?: string
  placeholder?: string
  required?: boolean
  /** Number of the step that shows the field. Defaults to 1. */
  step?: number
  fill?: FieldFill
  presentation?: FieldPresentation
  /** IDs of images for the options, in the same order, when presented as `pictures`. */
  image_ids?: Array<string>
}

export interface FormSubmittedEntry {
  id: string
  name: 'form.submitted'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: FormSubmittedEventData
  at: string
}

export interface FormSubmittedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** Whether the lead is asked by email to confirm their address. Absent if not. */
  must_confirm?: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface FormSubmittedTrigger {
  type: 'form_submitted'
  /** IDs of popups whose submissions count. Absent or empty for any popup. */
  popup_ids?: Array<string>
}

export interface FormerAudienceLeads {
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export type FoundOnPage = 'this_site' | 'other_site' | 'none'

export interface FoundSnippet {
  src: string
  site_id: string
  /** Name of the site, if it belongs to the same account. */
  site_name: string | null
  via: SnippetVia
  /** `rolling`, or the hash of a fixed version. */
  version: string
  version_state: FoundVersion
  blocked_by?: BlockedReason
  /** Whether the next release breaks it: it loads the rolling file with an `integrity` attribute. */
  breaks_with_release: boolean
  this_installation: boolean
  this_site: boolean
}

export interface FoundTagManager {
  container: string
  /** Whether the container could be read. */
  read: boolean
  /** Whether the container has a snippet. */
  found: boolean
}

/** `missing`: the file is no longer served, so nothing shows. `foreign`: it is not served by this installation. */
export type FoundVersion = 'current' | 'older' | 'missing' | 'foreign'

export interface GalleryBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'gallery'
  /** Heading above the block. Empty for none. */
  heading: string
  columns?: number
  images: Array<GalleryImage>
}

export interface GalleryImage {
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  alt: string
  caption: string
}

/** The consent text as the person saw it. */
export interface GivenConsent {
  text: string
  text_version?: number
  page_url?: string
}

export type GivenEmailStatus = 'opted_out' | 'bounced' | 'complained' | 'suppressed' | 'never_consented'

export interface GoldenComparison {
  /** Current number of golden questions. */
  questions: number
  /** Whether the last run used the current draft, knowledge and models. */
  is_current: boolean
  draft?: GoldenRun
  live?: GoldenRun
  better: Array<GoldenDifference>
  worse: Array<GoldenDifference>
}

/** A question with a different result. `reason` says why it fails, for those that got worse. */
export interface GoldenDifference {
  question_id: string
  question: string
  reason?: GoldenFailureReason
}

/** `not_found`: none of the expected passages was found. `not_answerable`: one was found, but the assistant would say that it does not know. `answerable`: it would answer a question that it should not. `not_cited`: the answer does not cite an expected passage. `limit_reached`, `no_answer`: no answer was written. */
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
  /** Passages of which any one is enough. Empty if the question must not be answered. */
  expected: Array<ExpectedPassage>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface GoldenQuestionChanges {
  question?: string
  /** Passages of which any one is enough. Empty if the question must not be answered. */
  expected?: Array<ExpectedPassage>
}

export interface GoldenQuestionPage {
  data: Array<GoldenQuestion>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface GoldenResult {
  question_id: string
  question: string
  passed: boolean
  reason?: GoldenFailureReason
  /** Rank of the first expected passage among those found, from 1. `null` if none was found. */
  rank: number | null
  /** Confidence that the passages answer the question, from 0 to 1. */
  confidence: number
  answerable: boolean
  passages: Array<GoldenPassage>
  answer: string | null
  model: string | null
  /** Cost in US cents. */
  cost_cents: number
}

export interface GoldenRun {
  id: string
  assistant_id: string
  target: GoldenRunTarget
  settings_version: number
  state: GoldenRunState
  /** Whether it was started by a change rather than by a person. */
  is_automatic: boolean
  with_answers: boolean
  operation_id: string | null
  questions: number
  passed: number
  /** Cost in US cents. */
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
  /** Whether it was started by a change rather than by a person. */
  is_automatic: boolean
  with_answers: boolean
  operation_id: string | null
  questions: number
  passed: number
  /** Cost in US cents. */
  cost_cents: number
  created_at: string
  ended_at: string | null
  results: Array<GoldenResult>
}

export interface GoldenRunPage {
  data: Array<GoldenRun>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type GoldenRunState = 'running' | 'completed' | 'canceled'

/** Which version is tested. `draft`: the version being edited. `live`: the version that visitors use. */
export type GoldenRunTarget = 'draft' | 'live'

export type Grant = 'manage-sites' | 'read-site' | 'manage-account' | 'manage-managers' | 'manage-billing' | 'purchase-lead' | 'purchase-audience' | 'purchase-sandbox' | 'manage-audiences' | 'read-audience' | 'manage-leads' | 'read-lead' | 'manage-integrations' | 'manage-popups' | 'manage-emails' | 'manage-pages' | 'manage-assistants' | 'create-assistant' | 'purchase-assistant' | 'manage-sandboxes' | 'create-sandbox' | 'read-sandbox' | 'manage-marketing'

export interface HandOffCheck {
  name: 'not_canceled' | 'not_duplicate' | 'run_live' | 'not_paused' | 'lead_exists' | 'template_ready' | 'text_ready' | 'sender_verified' | 'not_suppressed' | 'subscribed' | 'topic' | 'confirmed' | 'consent' | 'within_cap' | 'postal_address' | 'in_time' | 'open_minute' | 'in_turn'
  result: 'passed' | 'failed' | 'not_reached' | 'not_needed'
}

export interface HeaderBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'header'
  align?: BlockAlign
  /** Link target of the logo. */
  link?: string
  /** Text shown instead of the site’s name if there is no logo. */
  text?: string
}

export interface HeadingBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'heading'
  text: string
  level: number
  align?: BlockAlign
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
}

export interface HeroBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'hero'
  /** Main heading of the page. */
  heading: string
  text: string
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  alt: string
  layout: HeroLayout
  align?: BlockAlign
  /** Text of the button. Empty for no button. */
  button_text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  second_button_text?: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  second_link?: string
}

/** Position of the image: below the text, beside it or behind it. */
export type HeroLayout = 'stacked' | 'beside' | 'behind'

export interface HostSettings {
  /** Hosts on which the widget works. Empty for every host. */
  allowed_hosts: Array<string>
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Seven arrays, Monday to Sunday, each with 24 hourly counts starting at midnight. */
  weekdays: Array<Array<number>>
}

export interface HtmlBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'html'
  /** HTML of the block. Elements that are not allowed (scripts, forms, frames, page-wide styles) are removed. */
  html: string
}

export interface HtmlFrameBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'html_frame'
  title: string
  /** HTML shown unchanged in a sandboxed frame, in which scripts do not run and forms cannot be submitted. */
  html: string
  height_px: number
}

export interface Identity {
  id: string
  provider: IdentityProvider
  /** Email address or name of the account at the provider. */
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
  registration: RegistrationMode
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
  /** Horizontal position of the focal point, in percent from the left edge. It stays visible wherever the image is cropped. */
  focus_x_percent: number
  /** Vertical position of the focal point, in percent from the top edge. */
  focus_y_percent: number
  /** Total size of all its stored versions, in bytes. */
  bytes: number
  /** URL whose content never changes. With `?width=`, the smallest stored version at least that many pixels wide. */
  url: string
  created_at: string
}

export interface ImageBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'image'
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** An `http` or `https` URL. Empty for none. */
  url: string
  alt: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Position of the image. `left` and `right` become `above` where there is not enough room. */
export type ImagePlacement = 'behind' | 'above' | 'left' | 'right'

/** Present if a super administrator is acting as this person. */
export interface Impersonation {
  by: string
  until: string
}

export interface ImportChanges {
  sheet?: string
  encoding?: ImportEncoding
  delimiter?: ImportDelimiter
  /** Number of the row that names the columns, as a spreadsheet counts. 0 if none does. */
  header_row?: number
  mapping?: Array<ImportTarget>
  mode?: ImportMode
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** If `false`, any stated consent is removed: only rows that say themselves that their person agreed subscribe somebody. */
  subscribe?: boolean
  consent?: ImportConsent
  start_journeys?: boolean
  /** If `true`, columns that say who must not be sent email may stay unmapped. */
  ignore_consent_columns?: boolean
}

export interface ImportColumn {
  name: string
  samples: Array<string>
  /** `true` for a further column of email addresses: mapped to `email`, it would be the one that counts. */
  could_be_email?: boolean
  separator?: ImportTagSeparator
  new_field?: ImportColumnNewField
  date_notation?: ImportColumnNotation
  number_notation?: ImportColumnNotation
  /** Distinct values of a column that says something of consent, or could; some of them if there are many. */
  values?: Array<ImportColumnValue>
  /** What values that are not listed mean. Absent if all are listed. */
  otherwise?: ImportReadStatus
}

/** A custom field that the site lacks and the column could fill: a target with it creates it. */
export interface ImportColumnNewField {
  field: string
  new_field: ImportNewField
}

/** How the values are written, decided from all of them. */
export interface ImportColumnNotation {
  notation: ImportNotation
  /** Whether the values of the file leave no doubt. Otherwise the owner should choose. */
  is_certain: boolean
  /** A value that other notations read differently, if there is one. */
  value?: string
  /** How each notation reads that value. */
  readings: Array<ImportReading>
}

/** A value, and what it means in a column of `consent.status`. */
export interface ImportColumnValue {
  value: string
  /** Number of rows with it. Absent if the column has many values. */
  count?: number
  status: ImportReadStatus
}

/** What these people agreed to, as recorded in each lead’s consent history. What a row says itself takes precedence. */
export interface ImportConsent {
  text: string
  text_version?: number
}

export interface ImportCounts {
  created: number
  changed: number
  same: number
  refused: number
  skipped: number
}

export type ImportDelimiter = 'comma' | 'semicolon' | 'tab' | 'bar'

export type ImportEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250' | 'windows-1251' | 'macintosh' | 'cp850' | 'cp437'

export type ImportFormat = 'csv' | 'xlsx' | 'xls'

export interface ImportMeaning {
  value: string
  status: ImportRowStatus
}

/** For existing leads: replace their values, leave them unchanged, or fill only empty fields. */
export type ImportMode = 'update' | 'skip' | 'fill_empty'

export interface ImportNewField {
  type: 'text' | 'textarea' | 'number' | 'checkbox' | 'date' | 'website' | 'phone'
  label: string
}

/** `day_first`: 14/03/2024. `month_first`: 03/14/2024. `year_first`: 24/03/14. `decimal_comma`: 1.234,56. `decimal_point`: 1,234.56. */
export type ImportNotation = 'day_first' | 'month_first' | 'year_first' | 'decimal_comma' | 'decimal_point'

export interface ImportNote {
  /** Zero-based index of the column. */
  column: number
  code: ImportRowProblemCode
  text: string
  rows: number
}

export interface ImportPass {
  operation_id: string
  counts?: ImportCounts
  /** Tags that the file names and the site did not have: of a check, those that the import would create. */
  new_tags?: Array<string>
  /** Values of imported rows that were left out, or read by guess. */
  notes?: Array<ImportNote>
  /** Number of rows by what they say of consent. */
  statuses?: Array<ImportStatusCount>
}

/** Product whose export the file looks like. */
export type ImportProduct = 'activecampaign' | 'brevo' | 'constant_contact' | 'google_contacts' | 'hubspot' | 'kit' | 'klaviyo' | 'leadwright' | 'linkedin_connections' | 'linkedin_leads' | 'mailchimp' | 'mailerlite' | 'meta_leads' | 'outlook' | 'salesforce' | 'shopify' | 'woocommerce'

/** The same; `unknown` if the value is not understood: then nobody is subscribed by the row. */
export type ImportReadStatus = 'subscribed' | 'opted_out' | 'bounced' | 'complained' | 'suppressed' | 'never_consented' | 'test' | 'unstated' | 'unknown'

export interface ImportReading {
  notation: ImportNotation
  /** As YYYY-MM-DD, or as a number with a point. */
  read_as: string
}

export interface ImportRow {
  /** Row number in the file, counted as in a spreadsheet. */
  number: number
  verdict: ImportVerdict
  /** `null` for a value that is too long. Empty once the file is deleted. */
  cells: (string | null)[]
  problems: Array<ImportRowProblem>
  lead_id?: string
}

export interface ImportRowPage {
  data: Array<ImportRow>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface ImportRowProblem {
  /** Absent if the problem concerns the whole row. */
  column?: number
  code: ImportRowProblemCode
  text: string
}

export type ImportRowProblemCode = 'email_missing' | 'email_invalid' | 'email_repeated' | 'boolean_invalid' | 'url_invalid' | 'not_allowed_value' | 'number_invalid' | 'date_invalid' | 'phone_invalid' | 'date_without_year' | 'notation_unclear' | 'several_values' | 'name_characters' | 'value_missing' | 'timezone_unknown' | 'text_characters' | 'too_long' | 'too_many_cells' | 'lead_limit_exhausted' | 'status_unknown' | 'moment_unreadable' | 'consent_newer' | 'test_row' | 'tag_too_long' | 'too_many_tags'

/** What a row says of consent. It takes precedence over the statement for the file. `opted_out` withdraws, for existing leads too, unless they agreed here since; `bounced`, `complained` and `suppressed` (by the sender) suppress the address; `never_consented` subscribes nobody; `test` skips the row; `unstated` leaves it to the statement for the file. */
export type ImportRowStatus = 'subscribed' | 'opted_out' | 'bounced' | 'complained' | 'suppressed' | 'never_consented' | 'test' | 'unstated'

/** Rows of the file before and after the table, such as titles and totals. They are not imported. */
export interface ImportRowsOutside {
  before: number
  after: number
  /** Number of tables below the first one. */
  other_tables: number
}

export type ImportStatus = 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'canceled' | 'failed' | 'undoing' | 'undone'

export interface ImportStatusCount {
  status: ImportReadStatus
  rows: number
}

export interface ImportSuggestion {
  /** Zero-based index of the column. */
  column: number
  field: string
  /** Only for `consent.status`: what single values mean. All others are understood by their words, in English and Spanish. */
  meanings?: Array<ImportMeaning>
  /** Only for `consent.status`: what all other values mean. */
  otherwise?: ImportRowStatus
  /** Only for `tags`. Absent to recognize it by all values. */
  separator?: ImportTagSeparator
  /** Creates the custom field `field` if the site does not have it. Not returned in `mapping`. */
  new_field?: ImportNewField
  /** How the values are written: an order for a date field and for moments of consent, decimals for a number field. By default the notation of the column. If that is not certain, values that it leaves open are noted (`notation_unclear`). */
  notation?: ImportNotation
  from: ImportSuggestionSource
}

export type ImportSuggestionSource = 'remembered' | 'name' | 'values'

/** Between the tags of a column that is mapped to `tags`. */
export type ImportTagSeparator = 'comma' | 'semicolon' | 'bar' | 'colons' | 'line' | 'none'

export interface ImportTarget {
  /** Zero-based index of the column. */
  column: number
  /** `email`, another built-in lead field such as `first_name`, the name of a custom field, `name.full` (divided into first and last name), `tags`, or what a column says of consent: `consent.status`, `consent.given_at`, `consent.given_ip`, `consent.source`, `consent.withdrawn_at`, `consent.suppressed_at`. Several columns may fill `tags`, and the same field of consent. */
  field: string
  /** Only for `consent.status`: what single values mean. All others are understood by their words, in English and Spanish. */
  meanings?: Array<ImportMeaning>
  /** Only for `consent.status`: what all other values mean. */
  otherwise?: ImportRowStatus
  /** Only for `tags`. Absent to recognize it by all values. */
  separator?: ImportTagSeparator
  /** Creates the custom field `field` if the site does not have it. Not returned in `mapping`. */
  new_field?: ImportNewField
  /** How the values are written: an order for a date field and for moments of consent, decimals for a number field. By default the notation of the column. If that is not certain, values that it leaves open are noted (`notation_unclear`). */
  notation?: ImportNotation
}

export type ImportVerdict = 'new' | 'changed' | 'same' | 'refused' | 'skipped'

export interface ImportedJourney {
  id: string
  journey: Journey
  created: Array<CreatedReference>
  /** References that could not be created and are left empty in the draft. */
  missing: Array<MissingReference>
}

export interface ImportedSite {
  id: string
  name: string
  subdomain: string
  /** Time at which the export file was created. */
  made_at: string
  /** Whether the original site was paused by the export. If `false`, it may still be running. */
  moved: boolean
  lead_count: number
  /** Number of runs that continue once the site is resumed. */
  live_run_count: number
}

export interface ImportedTemplate {
  id: string
  name: string
  category: TemplateCategory
  /** ID of the folder that contains it. `null` for none. */
  folder_id: string | null
  subject: string
  preheader: string
  /** Body as text. For a document, the text part of the email. */
  body_text: string
  document?: EmailDocument
  /** Content for leads who read another language. Everyone else gets the content above, in the site’s language. */
  translations: Array<TemplateTranslation>
  enabled: boolean
  has_unsubscribe_link: boolean
  /** Issues to fix before it is used. */
  problems: Array<TemplateProblem>
  /** Number that increases with every change of the content. Each email records the version it was sent with. */
  content_version: number
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** URL at which visitors find it; of a page that is not published, the one at which they will. */
  url: string
  language: string
  in_menu: boolean
  menu_position: number
  translation_of: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  /** SEO score of the draft, from 0 to 100. */
  seo_score: number
  /** Number that increases with every change of the draft’s content. */
  content_version: number
  /** Handle at which visitors find it now; `handle` is the one after the next publication. */
  published_handle?: string
  published_kind?: WebPageKind
  /** Version of the content that visitors see. */
  published_version?: number
  has_unpublished_changes: boolean
  published_at?: string
  /** Time at which the draft is published automatically. */
  publish_at?: string
  /** Time at which the page is unpublished automatically. */
  unpublish_at?: string
  /** Code, such as `validation_failed`, that says why the draft was not published as scheduled. */
  schedule_problem?: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  /** Checks that make up the score. */
  seo_checks: Array<SeoCheck>
  document: PageDocument
  /** URL at which it was found, after redirects. */
  source_url: string
  left_out: Array<WebPageLeftOut>
}

/** A person’s decision about an email that failed or whose outcome is unknown. */
export type InDoubtDecision = 'resent' | 'not_resent'

export interface InactivityTrigger {
  kind: 'inactivity'
  /** Time without pointer, keyboard, scroll or touch input, in seconds. */
  seconds: number
}

export interface IncomingCall {
  id: string
  state: IncomingCallState
  /** Fields and values as they came. Empty once the person has been erased. */
  values: Array<IncomingValue>
  problems: Array<IncomingCallProblem>
  /** ID of the lead. A hash once the lead has been erased. */
  lead_id: string | null
  /** How many times it was sent. Repeats make no further lead. */
  deliveries: number
  received_at: string
  ended_at: string | null
}

export interface IncomingCallAccepted {
  accepted: true
  /** Whether the same call has been taken before. */
  is_duplicate: boolean
}

/** Number of stored calls by what became of them. */
export interface IncomingCallCounts {
  waiting: number
  created: number
  updated: number
  refused: number
}

export interface IncomingCallPage {
  data: Array<IncomingCall>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface IncomingCallProblem {
  /** Field that the problem is about. Absent if it is the whole call. */
  source?: string
  code: IncomingCallProblemCode
  text: string
}

export type IncomingCallProblemCode = 'email_missing' | 'email_invalid' | 'email_repeated' | 'boolean_invalid' | 'url_invalid' | 'not_allowed_value' | 'number_invalid' | 'date_invalid' | 'phone_invalid' | 'date_without_year' | 'notation_unclear' | 'several_values' | 'name_characters' | 'value_missing' | 'timezone_unknown' | 'text_characters' | 'too_long' | 'too_many_cells' | 'lead_limit_exhausted' | 'status_unknown' | 'moment_unreadable' | 'consent_newer' | 'test_row' | 'tag_too_long' | 'too_many_tags' | 'email_disposable' | 'email_role_based' | 'email_free' | 'email_misspelled'

/** `waiting`: for a mapping, or for the hook to be resumed. `created`: it made a lead. `updated`: it came for a known one. `refused`: by its problems. */
export type IncomingCallState = 'waiting' | 'created' | 'updated' | 'refused'

export interface IncomingField {
  /** Name of a field as calls have it. Names of nested fields are joined by points: `payload.data.email`; an answer in a list has the title of its question: `form_response.answers.Your email`. */
  source: string
  /** Some of the values that came. Empty without the permission to read leads. */
  samples: Array<string>
}

export interface IncomingHook {
  id: string
  name: string
  /** Address to enter at the other product. Whoever knows it can send leads. */
  url: string
  status: IncomingHookStatus
  /** Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all. */
  mapping: Array<IncomingTarget>
  /** Fields of the newest calls, in the order in which they came. */
  fields: Array<IncomingField>
  /** Mapping by the names and values of these fields. */
  suggested_mapping: Array<IncomingTarget>
  /** Tags that each lead gets. */
  tag_ids: Array<string>
  audience_ids: Array<string>
  /** Whether values replace different ones that a lead has. */
  overwrite: boolean
  /** Text that the form shows beside its box, recorded as what was agreed to. If empty, what the box sent is recorded. */
  consent_text: string
  calls: IncomingCallCounts
  last_called_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface IncomingHookChanges {
  name?: string
  /** Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all. */
  mapping?: Array<IncomingTarget>
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  overwrite?: boolean
  consent_text?: string
  is_paused?: boolean
}

export interface IncomingHookLeadCapturedEntry {
  id: string
  name: 'incoming_hook.lead_captured'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: IncomingHookLeadCapturedEventData
  at: string
}

export interface IncomingHookLeadCapturedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'incoming_hook.lead_captured'
  subject_id: string | null
  lead_id: string
  data: IncomingHookLeadCapturedEventData
  at: string
}

export interface IncomingHookLeadCapturedEventData {
  incoming_hook_id: string
  incoming_call_id: string
  /** Whether the call created the lead. */
  lead_created: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface IncomingHookPage {
  data: Array<IncomingHook>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `waiting_for_call`: nothing has come yet. `waiting_for_mapping`: calls are kept until a field is mapped to `email`. `paused`: calls are kept until it is resumed. */
export type IncomingHookStatus = 'waiting_for_call' | 'waiting_for_mapping' | 'active' | 'paused'

export interface IncomingTarget {
  /** Name of a field as calls have it. Names of nested fields are joined by points: `payload.data.email`; an answer in a list has the title of its question: `form_response.answers.Your email`. */
  source: string
  /** `email`, another built-in lead field such as `first_name`, the name of a custom field, `name.full` (divided into first and last name), `tags`, or what a column says of consent: `consent.status`, `consent.given_at`, `consent.given_ip`, `consent.source`, `consent.withdrawn_at`, `consent.suppressed_at`. Several columns may fill `tags`, and the same field of consent. */
  field: string
  /** Only for `consent.status`: what single values mean. All others are understood by their words, in English and Spanish. */
  meanings?: Array<ImportMeaning>
  /** Only for `consent.status`: what all other values mean. */
  otherwise?: ImportRowStatus
  /** Only for `tags`. Absent to recognize it by all values. */
  separator?: ImportTagSeparator
  /** Creates the custom field `field` if the site does not have it. Not returned in `mapping`. */
  new_field?: ImportNewField
  /** How the values are written: an order for a date field and for moments of consent, decimals for a number field. By default the notation of the column. If that is not certain, values that it leaves open are noted (`notation_unclear`). */
  notation?: ImportNotation
}

export interface IncomingValue {
  source: string
  value: string
}

export interface Installation {
  /** Whether maintenance mode is on: the API answers 503 `maintenance`, except for signing in and this endpoint. */
  maintenance: boolean
  /** Whether it was set by the `MAINTENANCE` environment variable, and can only be unset there. */
  fixed: boolean
  account_count: number
  site_count: number
  /** IDs of sites whose files cannot be used. They answer 503 until they are restored. */
  damaged_site_ids: Array<string>
}

export interface InstallationChanges {
  maintenance: boolean
}

export interface InstallationHealth {
  uptime_seconds: number
  /** The engine that runs journeys. */
  runner: 'embedded' | 'temporal'
  memory_bytes: number
  /** Size of the disk that holds the data directory, in bytes. */
  disk_bytes: number
  disk_free_bytes: number
  /** Number of writes queued for the control database. */
  waiting_actions: number
  /** How long a new write would wait, in milliseconds. */
  waiting_milliseconds: number
  /** Number of sites with work that was due more than five minutes ago and was not started. */
  overdue_site_count: number
  /** Number of the installation’s own emails that have not been sent yet. */
  waiting_email_count: number
  oldest_waiting_email_at: string | null
  /** Number of operations queued or running, across all sites. */
  running_operation_count: number
  /** Number of operations that failed in the last 24 hours. */
  failed_operation_count: number
  damaged_sites: Array<DamagedSite>
}

export interface InstallationSubscription {
  id: string
  kind: SubscriptionKind
  site?: SubscriptionSite
  state: SubscriptionState
  reason?: SubscriptionReason
  items: Array<SubscriptionItem>
  currency: string
  interval: BillingInterval
  /** What one interval costs, before discounts and tax. In the smallest unit of the currency. */
  amount: number
  promotion_code: string | null
  discount_ends_at: string | null
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
  /** Next payment. `null` where it does not renew itself. */
  renews_at: string | null
  period_start_at: string | null
  period_end_at: string | null
  trial_ends_at: string | null
  ends_at: string | null
  ended_at: string | null
  /** Until when the first payment is given back. `null` where it is not. */
  refundable_until: string | null
  scheduled_change_id: string | null
  /** Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`). */
  pending_change_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  owner_email: string
}

export interface InstallationSubscriptionPage {
  data: Array<InstallationSubscription>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** How the server is configured to send email. `files`: emails are written to files and reach nobody. */
export type InstallationTransportKind = 'files' | 'smtp' | 'ses' | 'postmark'

export interface Integration {
  service: MarketingService
  sign_in: Array<ServiceSignIn>
  /** Whether the installation has an application key, so that owners need none of their own. */
  installation_application: boolean
  /** Redirect URI to register for an own application. */
  redirect_url: string
  /** Whether the service tells of changes at once. */
  webhooks: boolean
  calls_per_day: number | null
  /** Number of connections that are not disconnected. */
  connections: number
}

export interface IntegrationList {
  data: Array<Integration>
}

/** What happened to the popup. `closed` and `submitted` imply `shown` at the same time. */
export type Interaction = 'shown' | 'closed' | 'submitted'

export interface InventedLead {
  email?: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  phone?: string | null
  timezone?: string | null
  language?: Locale
  /** Whether the lead has given consent. Defaults to `true`. */
  subscribed?: boolean
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** Values of custom fields, by field name. */
  custom_fields?: { [key: string]: string | number | boolean | null }
}

export interface Invitation {
  email: string
  name: string
  /** Whether the person already has an account and signs in as usual. Otherwise they choose a name and a password. */
  has_account: boolean
  /** Minimum length of the password, in characters. It is shorter for people who manage chosen assistants only. */
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

export interface Invoice {
  id: string
  number: string | null
  status: InvoiceStatus
  subscription_id: string | null
  site_id: string | null
  currency: string
  /** Total with tax, after discounts. In the smallest unit of the currency. */
  total: number
  /** Tax in it. In the smallest unit of the currency. */
  tax: number
  /** What is to be paid of it. In the smallest unit of the currency. */
  amount_due: number
  /** What was paid. In the smallest unit of the currency. */
  amount_paid: number
  /** What was given back. In the smallest unit of the currency. */
  amount_refunded: number
  lines: Array<InvoiceLine>
  /** When a failed payment is tried again. */
  next_attempt_at: string | null
  paid_at: string | null
  created_at: string
}

export interface InvoiceLine {
  plan_id: string | null
  description: string
  quantity: number
  /** Amount after discounts; negative for what is given back. In the smallest unit of the currency. */
  amount: number
  period_start_at: string
  period_end_at: string
}

export interface InvoiceLinks {
  pdf_url: string | null
  /** Stripe’s page of an invoice that is not paid yet. */
  payment_url: string | null
}

export interface InvoicePage {
  data: Array<Invoice>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'

export interface Journey {
  id: string
  name: string
  description: string
  status: JourneyStatus
  paused: boolean
  /** When a lead was last kept out because it would have entered more than 10 times within an hour, as happens where journeys feed each other. `null` if that has not happened since the last publication. */
  throttled_at: string | null
  /** Version that new runs use. `null` if it was never published. */
  published_version: number | null
  published_at: string | null
  has_unpublished_changes: boolean
  runs: RunCounts
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** The journey’s document, with references in place of IDs. */
  document: { [key: string]: any | null; }
  references: Array<JourneyReference>
}

/** Leads are enrolled if they match `enrollment_criteria` and do not match `suppression`. Before each email, a run is stopped if its lead matches `unenrollment_criteria` or `suppression`, and completed if it matches `goal`. */
export interface JourneyDocument {
  triggers: Array<JourneyTrigger>
  enrollment_criteria?: Filter
  unenrollment_criteria?: Filter
  suppression?: Filter
  goal?: Filter
  /** Whether a lead can be enrolled again after finishing. */
  allow_duplicate_enrollment: boolean
  /** Hours in which steps run. Absent for no restriction. */
  business_hours?: BusinessHours
  /** Time zone of the journey. Defaults to the site’s. */
  timezone?: string
  /** Whether local times are in the lead’s time zone, if it is known. */
  use_lead_timezone: boolean
  steps: Array<JourneyStep>
}

export type JourneyExpansion = 'recent_enrollments'

/** The first steps of the draft, for a small preview. */
export interface JourneyFlow {
  steps: Array<JourneyFlowStep>
  /** Number of steps, including those in branches. */
  step_count: number
}

export interface JourneyFlowStep {
  type: string
  /** Number of branches. `null` unless the step is `paths`. */
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
  /** One entry per day of enrollment, in the site’s time zone. Days without runs are omitted. */
  days: Array<DayMetrics>
}

export interface JourneyNotEnrolledEntry {
  id: string
  name: 'journey.not_enrolled'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: JourneyNotEnrolledEventData
  at: string
}

export interface JourneyNotEnrolledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface JourneyPage {
  data: Array<JourneySummary>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
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
  /** Issues that do not prevent publishing. */
  warnings: Array<JourneyProblem>
}

export interface JourneyPublication {
  enroll: EnrollmentChoice
}

/** An object of the site that the journey uses, identified by name. */
export type JourneyReference = ({ kind: 'assistant' } & AssistantReference) | ({ kind: 'audience' } & AudienceReference) | ({ kind: 'field' } & FieldReference) | ({ kind: 'popup' } & PopupReference) | ({ kind: 'sender' } & SenderReference) | ({ kind: 'tag' } & TagReference) | ({ kind: 'template' } & TemplateReference)

export type JourneyReferenceKind = 'tag' | 'audience' | 'field' | 'template' | 'popup' | 'assistant' | 'sender'

export interface JourneyStarter {
  key: JourneyStarterKey
  name: string
  description: string
  /** Objects that the journey uses, named in the site’s language. Missing ones are created. */
  creates: Array<StarterReference>
}

export type JourneyStarterKey = 'welcome' | 'confirmation' | 'birthday' | 're_engagement' | 'lead_magnet' | 'question'

export interface JourneyStarters {
  data: Array<JourneyStarter>
}

export type JourneyStatus = 'draft' | 'on' | 'off'

export type JourneyStep = ({ type: 'add_to_audience' } & AddToAudienceStep) | ({ type: 'ai_email_writer' } & AiEmailWriterStep) | ({ type: 'ask_question' } & AskQuestionStep) | ({ type: 'assign_tags' } & AssignTagsStep) | ({ type: 'delay' } & DelayStep) | ({ type: 'paths' } & PathsStep) | ({ type: 'remove_from_audience' } & RemoveFromAudienceStep) | ({ type: 'remove_tags' } & RemoveTagsStep) | ({ type: 'send_email' } & SendEmailStep) | ({ type: 'set_custom_field_value' } & SetCustomFieldValueStep) | ({ type: 'unsubscribe' } & UnsubscribeStep) | ({ type: 'webhook' } & WebhookStep)

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
  /** When a lead was last kept out because it would have entered more than 10 times within an hour, as happens where journeys feed each other. `null` if that has not happened since the last publication. */
  throttled_at: string | null
  /** Version that new runs use. `null` if it was never published. */
  published_version: number | null
  published_at: string | null
  has_unpublished_changes: boolean
  runs: RunCounts
  /** Number that increases with every change; also returned as the `ETag`. */
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

export type JourneyTrigger = ({ type: 'api_event' } & ApiEventTrigger) | ({ type: 'audience_joined' } & AudienceJoinedTrigger) | ({ type: 'audience_left' } & AudienceLeftTrigger) | ({ type: 'date_field' } & DateFieldTrigger) | ({ type: 'email_replied' } & EmailRepliedTrigger) | ({ type: 'field_changed' } & FieldChangedTrigger) | ({ type: 'form_submitted' } & FormSubmittedTrigger) | ({ type: 'lead_confirmed' } & LeadConfirmedTrigger) | ({ type: 'lead_created' } & LeadCreatedTrigger) | ({ type: 'link_clicked' } & LinkClickedTrigger) | ({ type: 'page_visited' } & PageVisitedTrigger) | ({ type: 'sandbox_expires_tomorrow' } & SandboxExpiresTomorrowTrigger) | ({ type: 'sandbox_opened' } & SandboxOpenedTrigger) | ({ type: 'sandbox_space_over' } & SandboxSpaceOverTrigger) | ({ type: 'spoke_with_assistant' } & SpokeWithAssistantTrigger) | ({ type: 'tag_added' } & TagAddedTrigger)

/** Why the value was not stored on the lead. `differs`: the lead has another value. `unknown`: the field no longer exists. Absent if it was stored. */
export type KeptBecause = 'differs' | 'unknown'

export interface Keyword {
  id: string
  assistant_id: string
  language: string
  keyword: string
  secondary_keywords: Array<string>
  /** ID of the page created from it. */
  page_id: string | null
  /** Parts that have been written for it. */
  written: Array<KeywordPart>
  /** ID of the last operation that wrote for it. */
  operation_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Whether all sections have been written. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type KeywordPart = 'brief' | 'outline' | 'draft'

/** Sort order. Defaults to `-created_at`. */
export type KeywordSort = '-created_at' | 'keyword'

/** A passage that the text is based on; texts cite it as `[1]`. */
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
  /** ID of the page created from it. */
  page_id: string | null
  /** Parts that have been written for it. */
  written: Array<KeywordPart>
  /** ID of the last operation that wrote for it. */
  operation_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

/** How it was written. `passages`: no model is connected, so it was assembled from passages of the knowledge sources. */
export type KeywordWriter = 'model' | 'passages'

export interface KnowledgeChange {
  kind: KnowledgeChangeKind
  /** URL or name of the document. */
  document: string
  problem?: KnowledgeProblem
}

export type KnowledgeChangeKind = 'added' | 'changed' | 'removed' | 'failed'

export interface KnowledgeChunk {
  position: number
  title: string
  /** Path of headings above the passage. */
  heading: string | null
  url: string | null
  text: string
  language?: KnowledgeLanguage
}

export interface KnowledgeChunkPage {
  data: Array<KnowledgeChunk>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface KnowledgeDiscovery {
  url: string
  other_hosts?: boolean
}

export interface KnowledgeDocument {
  position: number
  /** URL, page ID or filename of the document. */
  name: string
  title: string
  url: string | null
  bytes: number
  chunk_count: number
  problem?: KnowledgeProblem
  /** `page_text_small`: next to nothing of what stands on the page could be told to be its text. `document_cut`: the document is longer than what is read of one. */
  warning?: KnowledgeWarning
  has_transcript: boolean
}

export interface KnowledgeDocumentPage {
  data: Array<KnowledgeDocument>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** File format. */
export type KnowledgeFormat = 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'csv' | 'md' | 'html' | 'txt' | 'vtt' | 'srt' | 'image'

/** Language of the content. Absent if it is another language, or several. */
export type KnowledgeLanguage = 'en' | 'es'

/** Why the last update failed. */
export interface KnowledgeProblem {
  code: string
  text: string
}

/** A search in the given sources and vectors. Without any, in all sources of the site. */
export interface KnowledgeQuestion {
  question: string
  source_ids?: Array<string>
  vector_ids?: Array<string>
  /** Language of the person who asks. */
  language?: string
  limit?: number
}

export interface KnowledgeSource {
  id: string
  name: string
  kind: KnowledgeSourceKind
  state: KnowledgeSourceState
  problem?: KnowledgeProblem
  warning?: KnowledgeWarning
  is_updating: boolean
  /** ID of the operation of the last update. */
  operation_id: string | null
  url?: string
  urls?: Array<string>
  other_hosts?: boolean
  page_ids?: Array<string>
  format?: KnowledgeFormat
  /** Text of a question–answer pair. Absent for other kinds. */
  question?: string
  /** Text of a question–answer pair. Absent for other kinds. */
  answer?: string
  /** Number that increases each time new content is read; 0 if nothing was read yet. Answers cite it. */
  content_version: number
  document_count: number
  /** Number of passages that answers can draw on. */
  chunk_count: number
  bytes: number
  language?: KnowledgeLanguage
  fetched_at: string | null
  /** Interval of automatic updates, in days. `null` to update only on request. */
  update_every_days: number | null
  next_run_at: string | null
  /** Whether the caller may change it. `false` for managers of chosen assistants if other assistants use it too. */
  may_change: boolean
  report?: KnowledgeUpdateReport
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `waiting`: not read yet. `failed`: the last update failed; content read earlier is still used. */
export type KnowledgeSourceState = 'waiting' | 'ready' | 'failed'

/** What the last update changed. */
export interface KnowledgeUpdateReport {
  added: number
  changed: number
  removed: number
  unchanged: number
  failed: number
  changes: Array<KnowledgeChange>
}

/** What to look at in the content, of the first document that has such a thing. */
export interface KnowledgeWarning {
  code: 'page_text_small' | 'document_cut'
  text: string
}

/** What happens to marketing email that is delayed by more than an hour: by an outage, or since it waited for the next month of the plan. */
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
  /** Phone number as digits only, with a leading `+` if it has a country code. An extension follows as `;ext=`. */
  phone_normalized: string | null
  mailability: Mailability
  /** Time at which the lead unsubscribed. `null` if they have not. */
  unsubscribed_at: string | null
  suppression?: LeadSuppression
  source: LeadSource
  registered_at: string
  /** Time of the lead’s latest activity. */
  last_activity_at: string
  /** Time of the last email to the lead. `null` if there was none. */
  last_contacted_at: string | null
  tag_ids: Array<string>
  audience_ids: Array<string>
  /** Tags of the lead. Only with `expand=tags`. */
  tags?: Array<LeadTag>
  /** Audiences of the lead. Only with `expand=audiences`. */
  audiences?: Array<LeadAudience>
  /** Values of custom fields, by field name; dates as `YYYY-MM-DD`. Empty fields are absent. */
  custom_fields: { [key: string]: string | number | boolean }
  /** IDs of the assistants that the lead spoke with. */
  assistant_ids: Array<string>
  /** ID of the sandbox that the lead was given last. `null` if they have none. */
  sandbox_id: string | null
  origin?: LeadOrigin
  email_stats: LeadEmailStats
  email_quality: EmailQuality
  confirmation: LeadConfirmation
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadAudienceJoinedEventData
  at: string
}

export interface LeadAudienceJoinedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.audience_joined'
  subject_id: string | null
  lead_id: string
  data: LeadAudienceJoinedEventData
  at: string
}

export interface LeadAudienceJoinedEventData {
  audience_id: string
  /** Present if the change was made by the audience’s filter. */
  by_filter?: true
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadAudienceLeftEntry {
  id: string
  name: 'lead.audience_left'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadAudienceLeftEventData
  at: string
}

export interface LeadAudienceLeftEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.audience_left'
  subject_id: string | null
  lead_id: string
  data: LeadAudienceLeftEventData
  at: string
}

export interface LeadAudienceLeftEventData {
  audience_id: string
  /** Present if the change was made by the audience’s filter. */
  by_filter?: true
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadChange {
  lead_id: string
  deleted: boolean
  /** Lead that this one was merged into, if it was. */
  merged_into?: string
  /** Current state of the lead. Absent if it was deleted. */
  lead?: Lead
  /** Time of the latest change. */
  at: string
  /** Cursor to continue after this change. */
  cursor: string
}

export interface LeadChangePage {
  data: Array<LeadChange>
  /** Whether there are more changes now. */
  has_more: boolean
  /** Value of `cursor` for the changes after these. */
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
  /** Values of custom fields, by field name. `null` removes a value. */
  custom_fields?: { [key: string]: string | number | boolean | null }
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
  /** Whether the count is exact rather than an estimate. */
  exact: boolean
}

export interface LeadCounting {
  filter?: Filter
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
}

export interface LeadCreatedEntry {
  id: string
  name: 'lead.created'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadCreatedEventData
  at: string
}

export interface LeadCreatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.created'
  subject_id: string | null
  lead_id: string
  data: LeadCreatedEventData
  at: string
}

export interface LeadCreatedEventData {
  source: LeadSource
  mailability: 'subscribed' | 'unsubscribed'
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
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
  /** One entry per day, oldest first, including days without leads. */
  data: Array<LeadDay>
}

export interface LeadEmailStats {
  opens: number
  clicks: number
  /** Number of emails replied to, as far as replies reach the site’s reply address. */
  replies: number
  last_opened_at: string | null
  last_clicked_at: string | null
  last_replied_at: string | null
}

/** Why the person must not be sent marketing email, as another system knows it. It takes precedence over `consent`. `opted_out` withdraws, also from an existing lead, unless that person agreed here after `at`; `complained` does so and suppresses the address; `bounced` and `suppressed` (by the sender) suppress it; with `never_consented` nobody is subscribed. */
export interface LeadEmailStatus {
  status: GivenEmailStatus
  /** Time at which it became so, if it is known. */
  at?: string
}

export interface LeadEntry {
  id: string
  name: LeadEventName
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: EventCause
  at: string
}

export interface LeadErasedEntry {
  id: string
  name: 'lead.erased'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadErasedEventData
  at: string
}

export interface LeadErasedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.erased'
  subject_id: string | null
  lead_id: string
  data: LeadErasedEventData
  at: string
}

export interface LeadErasedEventData {
  /** Hash that replaces the person’s identity. */
  hash: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: LeadEventName
  subject_id: string | null
  lead_id: string
  data: EventCause
  at: string
}

export type LeadEventName = 'lead.confirmation_asked' | 'lead.confirmed'

export type LeadExpansion = 'tags' | 'audiences'

export interface LeadImport {
  id: string
  /** Name of the file. */
  name: string
  status: ImportStatus
  format: ImportFormat
  bytes: number
  row_count: number
  /** Whether the file is still stored. Once it is deleted, the cells of its rows are too. */
  has_file: boolean
  sheets: Array<string>
  sheet: string | null
  encoding?: ImportEncoding
  delimiter?: ImportDelimiter
  recognized_product?: ImportProduct
  /** Number of the row that names the columns, as a spreadsheet counts. 0 if none does. */
  header_row?: number
  rows_outside?: ImportRowsOutside
  columns: Array<ImportColumn>
  /** Suggested mapping of columns to fields. */
  suggestions: Array<ImportSuggestion>
  mapping: Array<ImportTarget>
  /** Columns that say who must not be sent email, and that are not mapped to consent. Unless `ignore_consent_columns` is `true`, the import cannot be started. */
  unmapped_consent_columns: Array<number>
  ignore_consent_columns: boolean
  mode: ImportMode
  tag_ids: Array<string>
  audience_ids: Array<string>
  consent?: ImportConsent
  start_journeys: boolean
  check?: ImportPass
  result?: ImportPass
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface LeadImportPage {
  data: Array<LeadImport>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface LeadMerge {
  id: string
  lead_id: string
  merged_lead_id: string
  /** Email address of the merged lead. Absent once the merge can no longer be undone. */
  merged_email?: string
  at: string
  /** Absent if it cannot be undone: any more, or until a later merge into the same lead is. */
  can_undo_until?: string
  undone_at: string | null
}

export interface LeadMergePage {
  data: Array<LeadMerge>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface LeadMergePreview {
  lead_id: string
  merged_lead_id: string
  /** Fields in which at least one of the leads has a value. */
  fields: Array<MergedField>
  /** What moves from the other lead. */
  moves: Array<MergedRows>
  mailability: Mailability
}

export interface LeadMergeUndoneEntry {
  id: string
  name: 'lead.merge_undone'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadMergeUndoneEventData
  at: string
}

export interface LeadMergeUndoneEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.merge_undone'
  subject_id: string | null
  lead_id: string
  data: LeadMergeUndoneEventData
  at: string
}

export interface LeadMergeUndoneEventData {
  /** ID of the lead that was merged into this one. */
  merged_lead_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadMergedEntry {
  id: string
  name: 'lead.merged'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadMergedEventData
  at: string
}

export interface LeadMergedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.merged'
  subject_id: string | null
  lead_id: string
  data: LeadMergedEventData
  at: string
}

export interface LeadMergedEventData {
  /** ID of the lead that was merged into this one. */
  merged_lead_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadMergedIntoEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.merged_into'
  subject_id: string | null
  lead_id: string
  data: LeadMergedIntoEventData
  at: string
}

export interface LeadMergedIntoEventData {
  /** ID of the lead that this one was merged into. */
  into_lead_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadMerging {
  /** ID of the lead to merge into this one. It is removed. */
  merged_lead_id: string
  /** Fields for which the other lead’s value is kept. Custom fields are written as `custom_fields.` followed by the field’s name; `email` is allowed. */
  take?: Array<string>
}

export interface LeadNotedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** Where the lead came from, as reported by the browser when the form was submitted. */
export interface LeadOrigin {
  /** Two-letter country code (ISO 3166-1 alpha-2). */
  country?: string
  device?: VisitorDevice
  first_touch?: Touch
  last_touch?: Touch
}

export interface LeadPage {
  data: Array<Lead>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Settings for all forms, unless an active campaign overrides them. */
export interface LeadQualitySettings {
  reject_disposable: boolean
  reject_free: boolean
  reject_role_based: boolean
  /** Whether forms suggest the address that was probably meant. */
  typo_correction: boolean
  /** Whether marketing email waits until the address is confirmed. */
  email_confirmation: boolean
  overrides: Array<EmailListOverride>
  /** The confirmation email in each language. */
  confirmation_emails: Array<ConfirmationEmailInUse>
  confirmation_sender: ConfirmationSender
  lists: Array<EmailListFacts>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change. `null` if it was never changed. */
  updated_at: string | null
}

export interface LeadQualitySettingsChanges {
  reject_disposable?: boolean
  reject_free?: boolean
  reject_role_based?: boolean
  /** Whether forms suggest the address that was probably meant. */
  typo_correction?: boolean
  /** Whether marketing email waits until the address is confirmed. */
  email_confirmation?: boolean
  overrides?: Array<EmailListOverride>
  confirmation_emails?: Array<ConfirmationEmail>
}

export interface LeadSandboxAssignedEntry {
  id: string
  name: 'lead.sandbox_assigned'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxAssignedEventData
  at: string
}

export interface LeadSandboxAssignedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_assigned'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxAssignedEventData
  at: string
}

export interface LeadSandboxAssignedEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSandboxDeletedEntry {
  id: string
  name: 'lead.sandbox_deleted'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxDeletedEventData
  at: string
}

export interface LeadSandboxDeletedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_deleted'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxDeletedEventData
  at: string
}

export interface LeadSandboxDeletedEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSandboxExpiredEntry {
  id: string
  name: 'lead.sandbox_expired'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxExpiredEventData
  at: string
}

export interface LeadSandboxExpiredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_expired'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxExpiredEventData
  at: string
}

export interface LeadSandboxExpiredEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSandboxExpiresTomorrowEntry {
  id: string
  name: 'lead.sandbox_expires_tomorrow'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxExpiresTomorrowEventData
  at: string
}

export interface LeadSandboxExpiresTomorrowEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_expires_tomorrow'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxExpiresTomorrowEventData
  at: string
}

export interface LeadSandboxExpiresTomorrowEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSandboxExtendedEntry {
  id: string
  name: 'lead.sandbox_extended'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxExtendedEventData
  at: string
}

export interface LeadSandboxExtendedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_extended'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxExtendedEventData
  at: string
}

export interface LeadSandboxExtendedEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSandboxOpenedEntry {
  id: string
  name: 'lead.sandbox_opened'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxOpenedEventData
  at: string
}

export interface LeadSandboxOpenedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_opened'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxOpenedEventData
  at: string
}

export interface LeadSandboxOpenedEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSandboxSpaceOverEntry {
  id: string
  name: 'lead.sandbox_space_over'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSandboxSpaceOverEventData
  at: string
}

export interface LeadSandboxSpaceOverEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.sandbox_space_over'
  subject_id: string | null
  lead_id: string
  data: LeadSandboxSpaceOverEventData
  at: string
}

export interface LeadSandboxSpaceOverEventData {
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadSearch {
  filter?: Filter
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  /** Sort field: `registered_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  limit?: number
  cursor?: string
  expand?: Array<string>
}

/** Leads that meet all the given conditions. If empty, every lead. */
export interface LeadSelection {
  lead_ids?: Array<string>
  filter?: Filter
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
}

export type LeadSource = 'form' | 'api' | 'manual' | 'import' | 'incoming_hook' | 'seed'

export interface LeadSubscribedEntry {
  id: string
  name: 'lead.subscribed'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadSubscribedEventData
  at: string
}

export interface LeadSubscribedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.subscribed'
  subject_id: string | null
  lead_id: string
  data: LeadSubscribedEventData
  at: string
}

export interface LeadSubscribedEventData {
  /** What caused it: a form, a link in an email, a journey or a person. */
  cause: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** Why the lead’s address gets no marketing email, whatever `mailability` says. Absent if it is not suppressed. */
export interface LeadSuppression {
  reason: SuppressionReason
  /** Absent if it was known before the person was erased and came again. */
  since?: string
}

export interface LeadTag {
  id: string
  name: string
  source: TagAssignmentSource
  /** ID of the popup, campaign, journey run, API key or user that added it. */
  source_id?: string
  added_at: string
}

export interface LeadTagAddedEntry {
  id: string
  name: 'lead.tag_added'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadTagAddedEventData
  at: string
}

export interface LeadTagAddedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.tag_added'
  subject_id: string | null
  lead_id: string
  data: LeadTagAddedEventData
  at: string
}

export interface LeadTagAddedEventData {
  tag_id: string
  /** What gave the tag. */
  source?: 'form' | 'campaign' | 'journey' | 'import' | 'incoming_hook' | 'api' | 'manual' | 'seed'
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadTagRemovedEntry {
  id: string
  name: 'lead.tag_removed'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadTagRemovedEventData
  at: string
}

export interface LeadTagRemovedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.tag_removed'
  subject_id: string | null
  lead_id: string
  data: LeadTagRemovedEventData
  at: string
}

export interface LeadTagRemovedEventData {
  tag_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadTopic {
  id: string
  texts: EmailTopicLanguages
  /** Time at which the lead opted out of the topic. `null` if the lead receives it. */
  left_at: string | null
}

export interface LeadTopicList {
  data: Array<LeadTopic>
}

export interface LeadTopicsChangedEntry {
  id: string
  name: 'lead.topics_changed'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadTopicsChangedEventData
  at: string
}

export interface LeadTopicsChangedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.topics_changed'
  subject_id: string | null
  lead_id: string
  data: LeadTopicsChangedEventData
  at: string
}

export interface LeadTopicsChangedEventData {
  /** Topics that the lead opted out of. */
  left: Array<string>
  /** Topics that the lead opted in to again. */
  rejoined: Array<string>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadUnsubscribed {
  kind: 'unsubscribed'
  at: string
}

export interface LeadUnsubscribedEntry {
  id: string
  name: 'lead.unsubscribed'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadUnsubscribedEventData
  at: string
}

export interface LeadUnsubscribedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'lead.unsubscribed'
  subject_id: string | null
  lead_id: string
  data: LeadUnsubscribedEventData
  at: string
}

export interface LeadUnsubscribedEventData {
  /** What caused it: a form, a link in an email, a journey or a person. */
  cause: string
  email_id?: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface LeadUpdatedEntry {
  id: string
  name: 'lead.updated'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: LeadUpdatedEventData
  at: string
}

export interface LeadUpdatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  source?: LeadSource
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** A lead to create or update, identified by its email address. Tags and audiences are added to those it has. */
export interface LeadUpsert {
  email: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  phone?: string | null
  timezone?: string | null
  language?: string | null
  /** Values of custom fields, by field name. `null` removes a value. */
  custom_fields?: { [key: string]: string | number | boolean | null }
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  consent?: GivenConsent
  email_status?: LeadEmailStatus
}

/** An error; the pointer is relative to the lead. */
export interface LeadUpsertError {
  pointer: string
  code: string
  text: string
}

/** How existing leads are changed. `update` (default): given values replace existing ones, and `null` removes them. `fill_empty`: only empty fields are filled. */
export type LeadUpsertMode = 'update' | 'fill_empty'

export interface LeadUpsertResult {
  status: LeadUpsertStatus
  /** ID of the lead. Absent if it was refused. */
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
  /** Whether everyone who may read leads sees the view. If `false`, only its owner does. */
  shared: boolean
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  campaign_id?: string
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** Sort field: `registered_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name. */
  columns?: Array<string>
  density?: ListDensity
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface LeadViewPage {
  data: Array<LeadView>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface LeadViewReplacement {
  name: string
  /** Whether everyone who may read leads sees the view. If `false`, only its owner does. */
  shared: boolean
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  campaign_id?: string
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** Sort field: `registered_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name. */
  columns?: Array<string>
  density?: ListDensity
}

export type LeafBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'text' } & TextBlock)

export type LeftOutKind = 'style_sheet' | 'script' | 'form' | 'frame' | 'link' | 'image' | 'outlook' | 'variable' | 'condition' | 'repeat' | 'code' | 'web_view' | 'date' | 'share' | 'subject'

export interface LinkClicked {
  kind: 'clicked'
  at: string
  step_id: string
  url: string
}

export interface LinkClickedTrigger {
  type: 'link_clicked'
  /** IDs of templates whose emails count. Absent or empty for any template. */
  template_ids?: Array<string>
  /** URL of the link. Absent for any link. */
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
  /** What the person may do: permissions chosen for a manager, or those of the role. */
  grants: Array<Grant>
  /** IDs of the assistants that `manage-assistants` is limited to. `null` for all assistants of the sites. Empty if the caller does not have access to all of the sites. */
  assistant_ids: Array<string> | null
  /** Whether the person signs in with a second factor. */
  second_factor: boolean
  /** Whether this is the caller. */
  current: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface ManagerChanges {
  /** Role of the person. Defaults to `manager`. Only administrators can assign `administrator`. */
  role?: Role
  /** Whether the person has access to every site of the account, including those created later. */
  all_sites?: boolean
  /** IDs of the sites. At least one, unless `all_sites` is `true` or the role is `administrator`. */
  site_ids?: Array<string>
  /** Permissions. At least one for a manager; other roles have a fixed set. */
  grants?: Array<Grant>
  /** Limits `manage-assistants` to these assistants, on up to 20 chosen sites: other assistants are not found, and actions that concern a whole site are refused. Cannot be combined with `create-assistant`, `purchase-assistant` or `manage-managers`. `null` for all assistants. */
  assistant_ids?: Array<string> | null
}

export interface ManagerPage {
  data: Array<Manager>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `invited`: the invitation has not been accepted, and the person has no access yet. */
export type ManagerState = 'invited' | 'active'

export type MarketingService = 'mailchimp' | 'constant_contact' | 'activecampaign'

export interface MarketingSettings {
  /** Most marketing emails per lead in `emails_days`. `null` for no cap. */
  emails_max: number | null
  /** Period of the cap in days, counted back from each hand-off. */
  emails_days: number
  /** Local dates on which no journey contacts leads: its emails wait for the next open day. Broadcasts are sent at the time that their owner chose, on these days too. */
  days_off: Array<string>
  /** Spending cap per day, in US cents, of AI texts, of reading images as knowledge, and of chats and assistants where the site has no provider of its own. Further texts wait for the next day; chats answer that they cannot answer more. */
  ai_daily_cents_max: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface MarketingSettingsChanges {
  emails_max?: number | null
  emails_days?: number
  days_off?: Array<string>
  ai_daily_cents_max?: number
}

export interface MenuBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'menu'
  links: Array<MenuLink>
  align?: BlockAlign
}

/** Layout of the page header: menu `beside` the logo, or both `centered`. */
export type MenuLayout = 'beside' | 'centered'

export interface MenuLink {
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

export interface MergedField {
  field: string
  /** Value of the lead that remains. */
  own?: string | number | boolean
  /** Value of the lead that is removed. */
  other?: string | number | boolean
  /** Whether the other lead’s value is used: this lead has none, or it was chosen. */
  taken: boolean
}

export interface MergedRows {
  what: string
  count: number
}

export type MessageAuthor = 'visitor' | 'assistant' | 'person'

export interface Meter {
  /** What is counted, such as `sites` or `leads`. Later versions may add names. */
  name: string
  unit: AllowanceUnit
  /** How much is used, in `unit`. */
  used: number
  /** The limit. `null` for no limit. */
  limit: number | null
  /** Whether what is beyond the limit waits instead of being refused: marketing emails wait for the next month or a larger plan. Transactional emails are counted and leave all the same, so `used` may be more than `limit`. */
  waits: boolean
}

/** An issue that prevents publishing. */
export interface MissingPart {
  pointer: string
  code: string
}

export interface MissingReference {
  kind: JourneyReferenceKind
  name: string
}

export interface MonthlyRevenue {
  /** Month in UTC, such as `2027-03`. */
  month: string
  currency: string
  plan_id: string | null
  plan_name: string | null
  /** What was paid, without tax. In the smallest unit of the currency. */
  paid: number
  /** What was given back. In the smallest unit of the currency. */
  refunded: number
  invoice_count: number
}

/** Why runs at this step cannot be moved. */
export type MoveObstacle = 'step_missing' | 'other_step' | 'state_version_unknown'

export interface MovePreview {
  to_version: number
  runs: number
  movable: number
  unmovable: number
  /** Number of movable runs whose wait would end immediately. */
  acts_at_once: number
  steps: Array<StepMove>
}

export interface NamedVisitor {
  email: string
  user_hash?: string
}

export interface NavigationBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'navigation'
  /** Links of the menu. Empty for the pages of the site’s menu. */
  links: Array<NavigationLink>
}

export interface NavigationLink {
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
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
  /** IDs of the sites that the key can access. Absent for all sites of the account. */
  site_ids?: Array<string>
  grants: Array<Grant>
  /** Whether it may only read: `GET`, and the `POST` requests that change nothing, such as searches and previews. Anything else is answered 403. */
  read_only?: boolean
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses?: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute?: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at?: string | null
}

export interface NewAssistant {
  description?: string
  type?: AssistantType
  /** Name of the model. If empty, the model of the site’s provider. */
  model?: string
  instructions?: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools?: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature?: number | null
  reasoning_effort?: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research?: boolean
  vector_ids?: Array<string>
  /** IDs of the knowledge sources that it answers from, of any kind: files, pages of the site, web addresses and question–answer pairs. */
  source_ids?: Array<string>
  words_to_avoid?: Array<string>
  /** Words that belong to its subject: a question that contains one is treated as meant for it. */
  keywords?: Array<string>
  language?: AssistantLanguage
  /** Whether it says that it does not know when no passage answers the question. */
  strict?: boolean
  /** Hosts that answers may link to, besides those of the site and of its sources. */
  allowed_hosts?: Array<string>
  caps?: AssistantCapsChanges
  /** Whether visitors may return to an earlier conversation. */
  keep_history?: boolean
  /** Whether visitors may send files. They are read for that conversation only; images are used if the model supports them. */
  takes_files?: boolean
  /** Whether its button appears on every page with the snippet. If `false`, it appears only where a page has an element for it. */
  on_every_page?: boolean
  /** Whether publishing is refused if golden questions got worse, or have not been asked of the current draft. */
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
  /** Whether leads that join or leave because of the filter start journeys. Defaults to `false`. */
  start_journeys?: boolean
}

export interface NewAudienceLeads {
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export interface NewBillingDetails {
  /** Person or company on invoices. */
  name: string
  address: BillingAddress
  tax_id?: NewTaxId
}

export interface NewBroadcast {
  name: string
  template_id?: string | null
  sender_id?: string | null
  /** Subject lines. None: the template’s subject. One: replaces it. Two to four: an A/B test. */
  subjects?: Array<string>
  subject_test?: SubjectTest
  recipients?: BroadcastRecipients
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
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
  /** Whether leads get access to the sandbox: at once, or, with `email_confirmation`, once they have confirmed their address. */
  sandbox_access?: boolean
  /** ID of the sandbox. Required with `sandbox_access`. */
  sandbox_id?: string | null
  form_action?: CampaignFormAction
  destination_url?: string | null
  /** ID of the stored file that is the lead magnet. */
  file_id?: string | null
  /** Whether the lead magnet is sent by email. Requires a popup box. */
  feedback_email?: boolean
  feedback_subject?: string
  feedback_text?: string
  /** When the addresses in `notify_emails` are told about new leads. */
  notify?: CampaignNotify
  notify_emails?: Array<string>
  email_confirmation?: boolean
  reject_disposable?: boolean
  reject_free?: boolean
  reject_role_based?: boolean
  /** Whether the form suggests a correction for a probable typo. It never corrects by itself. */
  typo_correction?: boolean
  marketing_service?: CampaignMarketingService
  /** Connection that the leads are sent to, with the tags and audiences that it syncs. */
  connection_id?: string | null
  /** IDs of the tags added to every lead of the campaign. */
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  /** Where form fields are stored. A field that is not listed is stored under its own name. */
  field_mapping?: Array<CampaignFieldMapping>
}

export interface NewCartItem {
  plan_id: string
  quantity?: number
}

export interface NewChatForm {
  /** Values of custom fields, by field name. */
  values: { [key: string]: string | number | boolean }
  consent?: boolean
  /** `version` of the consent that the form showed, as in the configuration. Consent is decided by, and recorded with, the text of that version; a version that the form never showed is no consent. Without it the text counts only if the form has never been published with another one, or without one. */
  consent_version?: number
  page_url?: string
  referrer?: string
  timezone?: string
  locale?: string
  /** Hidden field that must stay empty. A submission with a value is considered automated. */
  website?: string
}

export interface NewChatMessage {
  text: string
  /** IDs returned by `uploadChatFiles`. Each can be sent once. */
  file_ids?: Array<string>
  page_url?: string
}

export interface NewChatRating {
  rating: AnswerRating
  comment?: string
}

export interface NewCheckoutSession {
  plan_id: string
  interval: BillingInterval
  currency: string
  /** Promotion code as the buyer types it. `null` for none. */
  promotion_code?: string | null
  page?: CheckoutPage
}

export interface NewConnection {
  service: MarketingService
  name?: string
  key?: ServiceKey
  application?: ServiceApplication
}

export interface NewConversation {
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
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

/** With either `percent_off`, or `amount_off` and `currency`. */
export interface NewCoupon {
  /** What buyers type; letters, digits and hyphens. */
  code: string
  name?: string
  percent_off?: number | null
  amount_off?: number | null
  /** Of `amount_off`. */
  currency?: string | null
  duration: CouponDuration
  /** Of `repeating`. */
  duration_months?: number | null
  /** Whether only accounts that have paid nothing yet may use it. */
  first_order_only?: boolean
  max_redemptions?: number | null
  expires_at?: string | null
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
  /** Host such as `www.example.com`. International names may be given in Unicode. */
  host: string
}

export interface NewEmailResend {
  filter: FailedEmailFilter
}

/** Settings of the transport. Only those of its own kind. */
export interface NewEmailTransport {
  kind: OwnTransportKind
  smtp?: NewSmtpTransport
  ses?: NewSesTransport
  postmark?: NewPostmarkTransport
}

export interface NewEvent {
  lead_id?: string
  email?: string
  /** Name of the event: lowercase letters, digits, `_`, `.` and `-`, such as `order.placed`. */
  name: string
  /** Data of the event: at most 50 names with plain values. */
  data?: { [key: string]: string | number | boolean | null }
}

export interface NewGoldenQuestion {
  question: string
  /** Passages of which any one is enough. Empty if the question must not be answered. */
  expected: Array<ExpectedPassage>
}

export interface NewGoldenRun {
  target: GoldenRunTarget
  with_answers?: boolean
}

export interface NewImportFromUrl {
  url: string
}

export interface NewIncomingHook {
  name: string
  /** Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all. */
  mapping?: Array<IncomingTarget>
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  overwrite?: boolean
  consent_text?: string
}

export interface NewJourney {
  name: string
  description?: string
  document?: JourneyDocument
}

export interface NewKeyword {
  /** Language of the texts, such as `en` or `pt-BR`. */
  language: string
  keyword: string
  secondary_keywords?: Array<string>
}

export interface NewKeywordPage {
  /** Handle of the page, which is its path. */
  handle?: string
  with_sources?: boolean
}

export interface NewKeywordText {
  part: KeywordPart
}

/** Public pages of the site. Without IDs, all pages, including those added later. */
export interface NewKnowledgePages {
  kind: 'pages'
  page_ids?: Array<string>
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
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
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
  /** Whether pages on hosts other than the given ones are read too. */
  other_hosts?: boolean
  /** URLs of the pages to read. Absent for all pages of the sitemap, including those added later. */
  urls?: Array<string>
}

export type NewKnowledgeSource = ({ kind: 'pages' } & NewKnowledgePages) | ({ kind: 'pair' } & NewKnowledgePair) | ({ kind: 'sitemap' } & NewKnowledgeSitemap) | ({ kind: 'url' } & NewKnowledgeUrl) | ({ kind: 'urls' } & NewKnowledgeUrls) | ({ kind: 'video' } & NewKnowledgeVideo)

/** A web page, or a file on the web. */
export interface NewKnowledgeUrl {
  kind: 'url'
  url: string
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
  /** Whether pages on hosts other than the given ones are read too. */
  other_hosts?: boolean
}

/** Selected pages of one or more websites. */
export interface NewKnowledgeUrls {
  kind: 'urls'
  urls: Array<string>
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
  /** Whether pages on hosts other than the given ones are read too. */
  other_hosts?: boolean
}

/** The captions of a video, from its web page. */
export interface NewKnowledgeVideo {
  kind: 'video'
  url: string
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
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
  /** Values of custom fields, by field name. `null` removes a value. */
  custom_fields?: { [key: string]: string | number | boolean | null }
  tag_ids?: Array<string>
  audience_ids?: Array<string>
  consent?: GivenConsent
  email_status?: LeadEmailStatus
}

export interface NewLeadAction {
  selection: LeadSelection
  action: LeadAction
  /** Whether the changes start journeys. Defaults to `false`. */
  start_journeys?: boolean
}

export interface NewLeadExport {
  format: TableFormat
  selection: LeadSelection
  /** Sort field: `registered_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Columns, in order: `email`, `first_name`, `middle_name`, `last_name`, `phone`, `timezone`, `language`, `mailability`, `unsubscribed_at`, `suppression`, `suppressed_at`, `consent_at`, `consent_text`, `consent_ip`, `source`, `registered_at`, `last_activity_at`, `last_contacted_at`, `tags`, `audiences`, `email_validity`, `email_score`, `confirmation`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, `country`, `device`, `id`, or `custom_fields.` followed by a field’s name. Absent for all. */
  columns?: Array<string>
}

export interface NewLeadView {
  name: string
  /** Whether everyone who may read leads sees the view. If `false`, only its owner does. */
  shared?: boolean
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  tag_id?: string
  audience_id?: string
  campaign_id?: string
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** Sort field: `registered_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name. */
  columns?: Array<string>
  density?: ListDensity
}

export interface NewManager {
  name: string
  email: string
  /** Role of the person. Defaults to `manager`. Only administrators can assign `administrator`. */
  role?: Role
  /** Whether the person has access to every site of the account, including those created later. */
  all_sites?: boolean
  /** IDs of the sites. At least one, unless `all_sites` is `true` or the role is `administrator`. */
  site_ids?: Array<string>
  /** Permissions. At least one for a manager; other roles have a fixed set. */
  grants?: Array<Grant>
  /** Limits `manage-assistants` to these assistants, on up to 20 chosen sites: other assistants are not found, and actions that concern a whole site are refused. Cannot be combined with `create-assistant`, `purchase-assistant` or `manage-managers`. `null` for all assistants. */
  assistant_ids?: Array<string> | null
}

export interface NewNotificationChoice {
  kind: NotificationKind
  in_app: boolean
  /** Whether it is included in the daily email. */
  by_email: boolean
  /** Whether it is sent in a separate email as soon as it happens. */
  at_once?: boolean
}

export interface NewPasskey {
  attempt: string
  name: string
  /** Result of `credential.toJSON()` in the browser. */
  credential: { [key: string]: any | null; }
}

export interface NewPassword {
  password: string
  password_confirmation?: string
}

export interface NewPaymentMethodSetup {
  currency?: string
}

export interface NewPersonRequest {
  kind: PersonRequestKind
  email: string
}

export interface NewPlan {
  name: string
  /** Limits by name, as listed by `getUsage` and `getSiteUsage`. Whatever is absent is unlimited. */
  limits: { [key: string]: number; }
  /** Names of the included features, as listed by `getUsage`. `null` for all features. */
  features?: Array<string> | null
  plan_type?: PlanType
  texts?: PlanTextsByLanguage
  /** At most one price for each currency and interval. Without a price the plan is free. */
  prices?: Array<PlanPrice>
  /** Days of a new subscription that cost nothing. An account has one trial, whatever the plan. */
  trial_days?: number
  /** Whether the plan stands on the pricing page. */
  is_public?: boolean
  /** Whether accounts that register get this plan. One plan at most is the default: making another one the default ends it here. Accounts that exist keep what they have. */
  is_default?: boolean
}

export interface NewPopup {
  position?: PopupPosition
  animation?: PopupAnimation
  /** Whether a close button is shown. The Escape and Back keys always close a box. */
  allow_closing?: boolean
  /** Days for which it stays hidden after a visitor closes it. 0 for none. */
  hide_duration_days?: number
  /** Days between two times that it is shown to a visitor. 0 for no minimum. */
  frequency_days?: number
  /** Whether it is shown again to visitors who submitted its form. */
  show_after_submission?: boolean
  devices?: Array<Device>
  /** Priority. If several popups are due, the one with the highest number is shown first. */
  priority?: number
  schedule?: PopupSchedule
  /** Triggers of which any one opens it. If empty, only a click or the page’s own script opens it. */
  triggers?: Array<PopupTrigger>
  /** Rules for the page, which must all match. Empty for every page. */
  url_rules?: Array<UrlRule>
  /** Rules for the visitor, which must all match. Empty for every visitor. */
  visitor_rules?: Array<VisitorRule>
  content?: PopupContentChanges
  form?: PopupFormChanges
  countdown?: PopupCountdown
  coupon_reveal?: CouponReveal
  after_submission?: AfterSubmission
  style?: PopupStyleChanges
  translations?: Array<PopupTranslation>
  /** Variants, each with only what differs from the original design. Visitors are split evenly among all of them. */
  variants?: Array<PopupVariant>
  name: string
  description?: string
  type?: PopupType
}

export interface NewPopupPreview {
  page_url: string
  /** Whether it is shown as soon as the page has loaded. If `false`, its own triggers apply. */
  at_once?: boolean
}

export interface NewPostmarkTransport {
  message_stream: string
  /** Server API token. Stored encrypted and never returned; omit to keep the present one. */
  server_token?: string
}

export interface NewResearch {
  kind: ResearchKind
  /** What to research. Required for the kind `topic`. */
  prompt?: string
  urls?: Array<string>
  /** Language of the report. Defaults to the site’s. */
  language?: string
  /** Earliest date of pages to include (`YYYY-MM-DD`). */
  from?: string
  /** Latest date of pages to include (`YYYY-MM-DD`), for pages that state one. */
  to?: string
  /** Whether the assistant’s model searches by itself, for minutes: at most 20 searches, at the price of `search_web`. Only for models that research. Defaults to `deep_research` of the assistant. */
  deep?: boolean
  /** Whether to search the web with the provider’s own tool, if its model has one: at most 5 searches, at 1 US cent each plus tokens. Pages that the model cites are read; others are only listed. */
  search_web?: boolean
  /** The most that it may cost, in US cents. Absent for no limit. */
  cost_cents_max?: number
}

export interface NewRunAction {
  action: RunActionChoice
  filter: RunFilter
}

export interface NewSandbox {
  /** URL of a demo that runs elsewhere, or of the domain of a cPanel account. Taken for `url` and `cpanel`. */
  url?: string
  lead_access?: SandboxLeadAccess
  size_gb?: number | null
  trial_ends_at?: string | null
  expires_at?: string | null
  /** User name that leads are given. Taken for `url`. */
  username?: string
  /** Password that leads are given. Stored encrypted and never returned. Taken for `url`. */
  password?: string
  /** How long a lead’s access lasts, in hours. `0` for no end. */
  user_data_expiry_hours?: number
  /** How long after its end the data is deleted, in `cleanup_unit`. `null` to keep it. */
  cleanup_after?: number | null
  cleanup_unit?: SandboxCleanupUnit
  /** Number of copies that are prepared in advance for the next leads. Taken with `lead_access` `copy`. */
  pool_size?: number
  /** Letters, digits and hyphens, without a hyphen at the start or the end. Unique without regard to case. */
  name: string
  type: SandboxType
  /** Lower-case letters and digits, beginning with a letter and not with `test`. Its first eight characters must be unique on the server. */
  control_panel_username?: string
  /** With an upper-case letter, a lower-case letter and a digit. */
  control_panel_password?: string
}

export interface NewSandboxAccess {
  lead_id: string
  /** How long it lasts. `0` for no end; by default as long as the sandbox says. */
  hours?: number
  /** Whether the link is emailed. */
  send_email?: boolean
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
  /** Signature at the end of each email, unless the template contains {{ sender.signature }}. */
  signature: string
  description?: string
}

export interface NewSendingDomain {
  domain: string
}

export interface NewServiceField {
  /** Name of a lead’s own field, or the ID of a custom field. */
  field: string
}

export interface NewSesTransport {
  region: string
  access_key_id: string
  /** Name of the configuration set whose events report bounces and complaints. */
  configuration_set: string | null
  /** Secret access key. Stored encrypted and never returned; omit to keep the present one. */
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
  /** Password. Stored encrypted and never returned; omit to keep the present one. */
  password?: string
}

export interface NewSubmission {
  /** Values of custom fields, by field name. */
  values: { [key: string]: string | number | boolean }
  /** Whether the box was ticked. `false` is never consent, to a notice neither. */
  consent?: boolean
  /** `version` of the consent that the form showed, as in the configuration. Consent is decided by, and recorded with, the text of that version; a version that the form never showed is no consent. Without it the text counts only if the form has never been published with another one, or without one. */
  consent_version?: number
  page_url: string
  referrer?: string
  timezone?: string
  locale?: string
  /** Time for which the popup was visible before the submission, in milliseconds. */
  shown_for_ms: number
  /** Hidden field that must stay empty. A submission with a value is considered automated. */
  website?: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id?: string
  /** `original`, or the ID of the variant that was shown. */
  variant?: string
}

export interface NewSubscriptionChange {
  /** All plans it is to have. As now if absent. */
  items?: Array<SubscriptionChangeItem>
  interval?: BillingInterval
  /** Promotion code in place of the present one. `null` removes it. As now if absent. */
  promotion_code?: string | null
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
  /** Email addresses. An invalid one does not prevent the others from being imported. */
  addresses: Array<string>
  reason: SuppressionReason
  note?: string
}

export interface NewTag {
  name: string
}

export interface NewTagLeads {
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export interface NewTaxId {
  /** Kind as Stripe names it, such as `eu_vat`. */
  type: string
  value: string
}

export interface NewTemplate {
  name: string
  category?: TemplateCategory
  folder_id?: string | null
  subject: string
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
  translations?: Array<NewTemplateTranslation>
}

export interface NewTemplateFolder {
  name: string
}

/** The complete content in another language: a text if the template has a text, a document if it has a document. It must contain the unsubscribe link, the question and the AI text if the template does. */
export interface NewTemplateTranslation {
  locale: Locale
  subject: string
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
}

/** Postal address. It is replaced as a whole: fields that are left out become empty. */
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
  /** Name of the page, also used in the menu. */
  name: string
  /** Path of the page, unique on the site: letters from a to z, digits and single hyphens between them. Converted to lowercase. */
  handle?: string
  kind?: WebPageKind
  in_menu?: boolean
  /** ID of the page that this page translates. Empty for none. */
  translation_of?: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
  hide_menu?: boolean
  hide_footer?: boolean
  seo?: WebPageSeo
  document: PageDocument
}

export interface NewWebhookEndpoint {
  /** URL of a publicly reachable server. Redirects are not followed. */
  url: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events: Array<WebhookEventName>
  description?: string
  format?: WebhookFormat
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
  /** Whether it is included in the daily email. */
  by_email: boolean
  /** Whether it is sent in a separate email as soon as it happens. */
  at_once: boolean
}

export type NotificationKind = 'domains_not_pointing' | 'leads_beyond_limit' | 'broken_sending_domains' | 'transport_down' | 'unverified_senders' | 'emails_in_doubt' | 'emails_beyond_plan' | 'emails_late' | 'automated_emails_failing' | 'broadcasts_late' | 'ai_budget_used_up' | 'conversations_waiting' | 'conversations_unanswered' | 'assistants_without_answers' | 'failed_sandboxes' | 'sandboxes_waiting' | 'journeys_paused' | 'journeys_throttled' | 'failed_runs' | 'texts_to_approve' | 'stopped_connections' | 'disabled_webhooks' | 'leads' | 'submissions' | 'emails_delivered' | 'changes_by_others' | 'operations_ended'

export interface NotificationSettings {
  kinds: Array<NotificationChoice>
  /** Whether a daily email is sent, with what is chosen `by_email`. */
  digest: boolean
  /** Hour of the day from which the daily email is sent, from 0 to 23, in `timezone`. */
  digest_hour: number
  timezone: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface NotificationSettingsChanges {
  kinds?: Array<NewNotificationChoice>
  digest?: boolean
  digest_hour?: number
  timezone?: string
}

export interface Notifications {
  /** Number of new kinds of notifications, plus operations that ended since they were last read. */
  unread: number
  /** Number of operations in progress. */
  running: number
  /** Time at which the caller last marked them as read. Absent if never. */
  read_at?: string
  attention: Array<WaitingNotification>
}

export interface OfferedPlan {
  id: string
  name: string
  texts: PlanTextsByLanguage
  /** Limits by name. Whatever is absent is unlimited. */
  limits: { [key: string]: number; }
  /** Included features. `null` for all. */
  features: Array<string> | null
  prices: Array<PlanPrice>
  /** Days of a new subscription that cost nothing. */
  trial_days: number
}

/** What to do about missing references. `refuse`: 422, naming each. `create`: tags, audiences, fields and templates are created. */
export type OnMissingReferences = 'refuse' | 'create'

export interface OpenCheckout {
  session?: CheckoutSession
}

export interface OpenSession {
  id: string
  device: SessionDevice
  browser: string | null
  platform: string | null
  /** Country from which the session was opened, by IP address. `null` if unknown. */
  country: string | null
  /** Whether this is the session making the request. */
  current: boolean
  created_at: string
  /** Time of the last request, to the minute. */
  last_used_at: string
  expires_at: string
}

export interface OpenSessionPage {
  data: Array<OpenSession>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
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
  /** ID of the object that the operation is about, such as a journey. */
  subject_id: string | null
  /** Current name of that object. `null` if it no longer exists. */
  subject_name: string | null
  /** What was requested, depending on the kind: a run action has `action` and `to_version`. */
  details: { [key: string]: string | number | boolean }
  progress: OperationProgress
  /** Additional counts, depending on the kind: an email verification has `changed`. */
  counts: { [key: string]: number; }
  file?: OperationFile
  /** Why it failed, was canceled by something other than a person, or is waiting. After `disk_full` it continues automatically. */
  reason?: OperationReason
  can_cancel: boolean
  can_undo: boolean
  /** ID of the operation that this one undoes. */
  undoes: string | null
  /** ID of the operation that undoes this one. `null` again if that was canceled or failed. */
  undone_by: string | null
  created_by: OperationCreator
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export interface OperationCanceledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'operation.canceled'
  subject_id: string | null
  lead_id: string | null
  data: OperationCanceledEventData
  at: string
}

export interface OperationCanceledEventData {
  kind: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface OperationCompletedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'operation.completed'
  subject_id: string | null
  lead_id: string | null
  data: OperationCompletedEventData
  at: string
}

export interface OperationCompletedEventData {
  kind: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface OperationCreatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'operation.created'
  subject_id: string | null
  lead_id: string | null
  data: OperationCreatedEventData
  at: string
}

export interface OperationCreatedEventData {
  kind: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface OperationCreator {
  kind: ActorKind
  id: string | null
  name: string | null
}

export interface OperationFailedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'operation.failed'
  subject_id: string | null
  lead_id: string | null
  data: OperationFailedEventData
  at: string
}

export interface OperationFailedEventData {
  kind: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** File created by the operation, for download. */
export interface OperationFile {
  name: string
  bytes: number
  /** Time at which the file is deleted. */
  until: string
}

/** What the operation does. */
export type OperationKind = 'email_verification' | 'lead_tagging' | 'lead_membership' | 'lead_field_change' | 'lead_unsubscribing' | 'lead_deletion' | 'audience_recomputation' | 'lead_export' | 'lead_import_check' | 'lead_import' | 'suppression_import' | 'suppression_export' | 'email_resend' | 'conversation_export' | 'golden_run' | 'knowledge_update' | 'keyword_writing' | 'research' | 'journey_enrollment' | 'run_action'

export interface OperationOfInstallation {
  id: string
  site_id: string
  site_name: string
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  /** Kind of the operation, as in `kind` of `Operation`. */
  kind: string
  /** The kind in words. */
  what: string
  /** Whether it undoes another operation. */
  is_undo: boolean
  status: OperationStatus
  /** Total number of rows. `null` until they have been counted. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface OperationPage {
  data: Array<Operation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface OperationProgress {
  /** Total number of rows, which may still change. `null` until they have been counted. */
  total: number | null
  /** Number of rows processed: always `succeeded + skipped + failed`. */
  processed: number
  succeeded: number
  /** Number of rows that needed no change. */
  skipped: number
  /** Number of rows that failed; see `exportOperationFailures`. */
  failed: number
}

export interface OperationReason {
  code: string
  text: string
}

export type OperationStatus = 'queued' | 'running' | 'completed' | 'failed' | 'canceled'

export interface OperationUpdatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'operation.updated'
  subject_id: string | null
  lead_id: string | null
  data: OperationUpdatedEventData
  at: string
}

export interface OperationUpdatedEventData {
  kind: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** What to do with overdue steps. `continue`: they run now, within business hours. `replan`: waits start again from now. `skip`: overdue emails are never sent, and runs continue after them. */
export type OverdueChoice = 'continue' | 'replan' | 'skip'

export interface OverlaySettings {
  /** Pause after a box, banner or slide-in was closed, in seconds. Until it is over, no other is shown on any page of the site in that browser. */
  overlay_pause_seconds: number
  /** Whether one page view may show more than one box, one after the other. */
  several_boxes: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface OverlaySettingsChanges {
  /** Pause after a box, banner or slide-in was closed, in seconds. Until it is over, no other is shown on any page of the site in that browser. */
  overlay_pause_seconds?: number
  /** Whether one page view may show more than one box, one after the other. */
  several_boxes?: boolean
}

/** An account that the caller belongs to. */
export interface OwnAccount {
  /** Value of the header `X-Account`. */
  id: string
  /** Name of the person who has administered the account longest. */
  name: string
  /** Absent for API keys. */
  role?: Role
  /** Permissions in this account. */
  permissions: Array<string>
}

export type OwnTransportKind = 'smtp' | 'ses' | 'postmark'

export interface PageBehind {
  /** URL at which it was found, after redirects. */
  page_url: string
  /** HTML of the page. Untrusted: never insert it into a page of your own. */
  html: string
}

export type PageBlock = ({ kind: 'button' } & ButtonBlock) | ({ kind: 'columns' } & ColumnsBlock) | ({ kind: 'countdown' } & CountdownBlock) | ({ kind: 'divider' } & DividerBlock) | ({ kind: 'embed' } & EmbedBlock) | ({ kind: 'features' } & FeaturesBlock) | ({ kind: 'footer' } & PageFooterBlock) | ({ kind: 'form' } & FormBlock) | ({ kind: 'gallery' } & GalleryBlock) | ({ kind: 'heading' } & HeadingBlock) | ({ kind: 'hero' } & HeroBlock) | ({ kind: 'html' } & HtmlBlock) | ({ kind: 'html_frame' } & HtmlFrameBlock) | ({ kind: 'image' } & ImageBlock) | ({ kind: 'menu' } & MenuBlock) | ({ kind: 'navigation' } & NavigationBlock) | ({ kind: 'popup_trigger' } & PopupTriggerBlock) | ({ kind: 'pricing' } & PricingBlock) | ({ kind: 'product' } & ProductBlock) | ({ kind: 'questions' } & QuestionsBlock) | ({ kind: 'social' } & SocialBlock) | ({ kind: 'spacer' } & SpacerBlock) | ({ kind: 'testimonials' } & TestimonialsBlock) | ({ kind: 'text' } & TextBlock) | ({ kind: 'video' } & VideoBlock)

export interface PageCheck {
  /** URL at which it was found, after redirects. */
  page_url: string
  status: number
  found: FoundOnPage
  snippets: Array<FoundSnippet>
  /** Version that the rolling snippet loads today. */
  current_version: string | null
  tag_managers: Array<FoundTagManager>
  policies: Array<ContentPolicy>
  /** Header line to send so that the snippet works, if a policy in a header blocks it. */
  header: string | null
  site_id: string
  site_published: boolean
  host_allowed: boolean
  /** Number of published popups. */
  popup_count: number
}

/** Content of the page as blocks. At most 200 blocks, including those in columns, and 300,000 characters as JSON. Links may be `https`, `http`, `mailto` or `tel` URLs, a handle of the site (`/prices`), or a block of the page (`#` followed by its ID). Texts cannot contain variables, and blocks cannot have `show_if`: all visitors see the same page. Images must be the site’s own. */
export interface PageDocument {
  version: 1
  /** Background color of the page. If empty, the brand’s. */
  page_color?: string
  /** Width of content that does not span the window, in pixels. */
  width_px?: number
  blocks: Array<PageBlock>
}

export interface PageFeature {
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  alt: string
  heading: string
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link?: string
}

export interface PageFooterBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
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
  /** Time the page was visible since the last report, in milliseconds. */
  visible_ms: number
  /** Number of clicks, taps and key presses since the last report. */
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
  /** Language of the texts. Defaults to the site’s. */
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
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: PageVisitedEventData
  at: string
}

export interface PageVisitedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the visitor’s browser. */
  visitor_id?: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface PageVisitedTrigger {
  type: 'page_visited'
  /** Rules for the page, which must all match; none of those with `exclude` may match. */
  rules: Array<UrlRule>
}

export interface Passage {
  /** ID of the passage: source, version and position. It stays the same for one version of a source. */
  id: string
  source_id: string
  source_name: string
  /** Version of the source’s content. */
  version: number
  position: number
  heading: string | null
  /** URL that opens the passage. `null` if visitors cannot open it. */
  url: string | null
  text: string
  language?: KnowledgeLanguage
  score: number
  /** Rank among passages found by their words, from 1. `null` if not found that way. */
  text_rank: number | null
  /** Rank among passages found by meaning, from 1. `null` if not found that way. */
  vector_rank: number | null
}

/** What happens to leads for whom the local time has already passed when sending begins. */
export type PassedPolicy = 'send_now' | 'skip' | 'next_day'

export interface Passkey {
  id: string
  name: string
  /** Whether the passkey is synced across devices, for example by a password manager. */
  synced: boolean
  created_at: string
  last_used_at: string | null
}

export interface PasskeyAnswer {
  attempt: string
  /** Result of `credential.toJSON()` in the browser. */
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
  /** How long to wait for a branch to match. Required if a branch depends on `opened`, `clicked`, `replied` or `answered`; at most 90 days. */
  wait_up_to?: Duration
}

export interface Payment {
  id: string
  invoice_id: string
  status: PaymentStatus
  currency: string
  /** Amount. In the smallest unit of the currency. */
  amount: number
  /** What was given back of it. In the smallest unit of the currency. */
  amount_refunded: number
  method_type: string | null
  card_brand: string | null
  card_last4: string | null
  /** Why it failed, as Stripe names it. */
  failure_code: string | null
  created_at: string
}

/** A payment that the buyer’s bank wants confirmed (3-D Secure). The subscription stays as it is until then. */
export interface PaymentConfirmation {
  change_id: string
  /** For `handleNextAction` of Stripe.js. `null` where only Stripe’s page can go on. */
  client_secret: string | null
  /** For Stripe.js. */
  publishable_key: string
  /** Page of the invoice at Stripe, where it can be confirmed and paid by another card, too. */
  payment_url: string | null
  /** What is charged. In the smallest unit of the currency. */
  amount_due: number
  currency: string
  /** Unless it is confirmed before, nothing is changed. */
  expires_at: string
}

export interface PaymentEvent {
  id: string
  stripe_id: string
  /** As Stripe names it. */
  type: string
  object_type: string
  object_id: string
  account_id: string | null
  state: PaymentEventState
  /** What it did. Empty where everything was as it should be. */
  effects: Array<string>
  failure: string | null
  tries: number
  occurred_at: string
  received_at: string
  settled_at: string | null
}

export interface PaymentEventPage {
  data: Array<PaymentEvent>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type PaymentEventState = 'waiting' | 'done' | 'ignored' | 'failed'

export interface PaymentMethod {
  /** ID at Stripe. */
  id: string
  /** Such as `card`, `sepa_debit`, `link`. */
  type: string
  brand: string | null
  last4: string | null
  expires_month: number | null
  expires_year: number | null
  name: string | null
  is_default: boolean
  /** Whether it expires before the next renewal. */
  expires_soon: boolean
}

export interface PaymentMethodSetup {
  client_secret: string
  publishable_key: string
}

export interface PaymentMethods {
  data: Array<PaymentMethod>
}

export interface PaymentPage {
  data: Array<Payment>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `off`: the installation has no key of Stripe; everything is free and unlimited. `not_set_up`: there is a key, and a super administrator has not made prices and webhook yet. `on`: plans can be bought. */
export type PaymentState = 'off' | 'not_set_up' | 'on'

export type PaymentStatus = 'succeeded' | 'failed' | 'requires_action' | 'refunded' | 'partially_refunded'

export interface PercentageCondition {
  kind: 'percentage'
  percent: number
}

export interface PersonExport {
  exported_at: string
  lead: Lead
  /** Values of deleted custom fields that can still be restored. */
  deleted_fields: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  consents: Array<{ [key: string]: any | null; }>
  /** Email topics that the person opted out of. */
  left_topics: Array<{ [key: string]: any | null; }>
  /** Forms that the person submitted. */
  submissions: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  campaigns: Array<{ [key: string]: any | null; }>
  /** Browsers known to be the person’s. */
  visitors: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  visits: Array<{ [key: string]: any | null; }>
  /** Runs of journeys. */
  journeys: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  emails: Array<{ [key: string]: any | null; }>
  /** Opens, clicks, bounces, complaints and replies. */
  email_activity: Array<{ [key: string]: any | null; }>
  /** Answers to questions in emails. */
  answers: Array<{ [key: string]: any | null; }>
  /** AI texts written for the person. */
  ai_texts: Array<{ [key: string]: any | null; }>
  /** Conversations with assistants. */
  conversations: Array<{ [key: string]: any | null; }>
  /** Addresses that the person had before a merge or a change. */
  former_addresses: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  merged_leads: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  sandboxes: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  incoming_calls: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  services: Array<{ [key: string]: any | null; }>
  /** Records as names and values in words, times in UTC. Empty values are omitted. */
  timeline: Array<{ [key: string]: any | null; }>
}

export interface PersonRequest {
  id: string
  kind: PersonRequestKind
  requested_at: string
  requested_by_id: string
  /** Name of the person or API key, while it exists. */
  requested_by_name?: string
  completed_at?: string
  /** Sites that have been processed, in that order. */
  sites: Array<PersonRequestSite>
  state: PersonRequestState
  site_count: number
  /** Email address of the person. Absent once the person is erased, or 7 days after an export. */
  email?: string
  /** Time until which the export can be downloaded. Absent for an erasure. */
  download_until?: string
}

export interface PersonRequestCertificate {
  id: string
  kind: PersonRequestKind
  requested_at: string
  requested_by_id: string
  /** Name of the person or API key, while it exists. */
  requested_by_name?: string
  completed_at: string
  /** Sites that have been processed, in that order. */
  sites: Array<PersonRequestSite>
  /** Keyed hash of the email address. It reveals nothing, and lets the installation find the request again. */
  email_hash: string
  /** What is kept without identifying the person, and why. */
  kept: Array<string>
}

export type PersonRequestKind = 'export' | 'erasure'

export type PersonRequestOutcome = 'found' | 'nothing_found' | 'site_deleted'

export interface PersonRequestPage {
  data: Array<PersonRequest>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface PersonRequestSite {
  site_id: string
  site_name: string
  outcome: PersonRequestOutcome
  /** Number of records found, by the field names of `exportPerson`. */
  records: { [key: string]: number; }
  at: string
}

export type PersonRequestState = 'running' | 'completed'

/** Menu on phones: all entries `open`, or behind a `button`. */
export type PhoneMenu = 'open' | 'button'

/** The form’s fields by name. In addition, `_consent` (`yes`), `_consent_version` (of the text that the form shows, as `consent_version` of a submission), `_locale`, `_page_url`, and `_comments`, which must be empty. */
export interface PlainForm {
  _consent?: string
  _consent_version?: string
  _locale?: string
  _page_url?: string
  _comments?: string
}

export interface Plan {
  id: string
  name: string
  /** Limits by name, as listed by `getUsage` and `getSiteUsage`. Whatever is absent is unlimited. */
  limits: { [key: string]: number; }
  /** Names of the included features, as listed by `getUsage`. `null` for all features. */
  features: Array<string> | null
  plan_type: PlanType
  texts: PlanTextsByLanguage
  /** At most one price for each currency and interval. Without a price the plan is free. */
  prices: Array<PlanPrice>
  /** Days of a new subscription that cost nothing. An account has one trial, whatever the plan. */
  trial_days: number
  /** Whether the plan stands on the pricing page. */
  is_public: boolean
  /** Whether accounts that register get this plan. One plan at most is the default: making another one the default ends it here. Accounts that exist keep what they have. */
  is_default: boolean
  /** Number of accounts on the plan. */
  accounts: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface PlanChanges {
  name?: string
  /** Limits by name, as listed by `getUsage` and `getSiteUsage`. Whatever is absent is unlimited. */
  limits?: { [key: string]: number; }
  /** Names of the included features, as listed by `getUsage`. `null` for all features. */
  features?: Array<string> | null
  texts?: PlanTextsByLanguage
  /** At most one price for each currency and interval. Without a price the plan is free. */
  prices?: Array<PlanPrice>
  /** Days of a new subscription that cost nothing. An account has one trial, whatever the plan. */
  trial_days?: number
  /** Whether the plan stands on the pricing page. */
  is_public?: boolean
  /** Whether accounts that register get this plan. One plan at most is the default: making another one the default ends it here. Accounts that exist keep what they have. */
  is_default?: boolean
}

export interface PlanFeature {
  name: string
  included: boolean
}

export interface PlanGrant {
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  owner_email: string
  plan_id: string
  plan_name: string
  note: string
  granted_at: string
  ends_at: string | null
}

export interface PlanGrantPage {
  data: Array<PlanGrant>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface PlanOfAccount {
  id: string
  name: string
}

export interface PlanPage {
  data: Array<Plan>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface PlanPrice {
  /** ISO 4217 currency code. */
  currency: string
  interval: BillingInterval
  /** Price for one interval in the smallest unit of the currency as Stripe counts it: 2900 is 29.00 EUR, and 2900 JPY are 2,900 yen. ISK and UGX count in hundredths and are charged in multiples of 100; BHD, JOD, KWD, OMR and TND count in thousandths and are charged in multiples of 10. */
  amount: number
}

export interface PlanTexts {
  /** One sentence under the name. */
  description: string
  /** Lines of the list under the price, besides limits and features. */
  highlights: Array<string>
}

/** What the pricing page says of the plan, in each language. */
export interface PlanTextsByLanguage {
  en: PlanTexts
  es: PlanTexts
}

export interface PlanToUpdate {
  id: string
  name: string
}

/** What the plan is for. `account`: everything of an account. `lead`, `audience`, `assistant`, `sandbox`: more of one thing for a site, added to what the account’s plan allows. */
export type PlanType = 'account' | 'lead' | 'audience' | 'assistant' | 'sandbox'

export type PolicyPlace = 'header' | 'meta'

export interface Popup {
  id: string
  name: string
  description: string
  type: PopupType
  status: PopupStatus
  position: PopupPosition
  animation: PopupAnimation
  /** Whether a close button is shown. The Escape and Back keys always close a box. */
  allow_closing: boolean
  /** Days for which it stays hidden after a visitor closes it. 0 for none. */
  hide_duration_days: number
  /** Days between two times that it is shown to a visitor. 0 for no minimum. */
  frequency_days: number
  /** Whether it is shown again to visitors who submitted its form. */
  show_after_submission: boolean
  devices: Array<Device>
  /** Priority. If several popups are due, the one with the highest number is shown first. */
  priority: number
  schedule: PopupSchedule
  /** Triggers of which any one opens it. If empty, only a click or the page’s own script opens it. */
  triggers: Array<PopupTrigger>
  /** Rules for the page, which must all match. Empty for every page. */
  url_rules: Array<UrlRule>
  /** Rules for the visitor, which must all match. Empty for every visitor. */
  visitor_rules: Array<VisitorRule>
  content: PopupContent
  form: PopupForm
  countdown: PopupCountdown
  coupon_reveal: CouponReveal
  after_submission: AfterSubmission
  style: PopupStyle
  translations: Array<PopupTranslation>
  /** Variants, each with only what differs from the original design. Visitors are split evenly among all of them. */
  variants: Array<PopupVariant>
  /** ID under which results count the design itself: `original`, or that of the variant that was applied last. */
  base_variant: string
  /** Number that increases with every change of the consent text. */
  consent_version: number
  /** Issues that prevent publishing. Empty once the design is complete. */
  missing: Array<MissingPart>
  /** The line to add to your pages, once for all popups of the site. */
  snippet: string
  submission_count: number
  /** Number of submissions discarded because they were automated. */
  trapped_count: number
  published_at: string | null
  recent_results?: RecentResults
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export type PopupAnimation = 'fade' | 'slide' | 'zoom' | 'none'

export interface PopupChanges {
  position?: PopupPosition
  animation?: PopupAnimation
  /** Whether a close button is shown. The Escape and Back keys always close a box. */
  allow_closing?: boolean
  /** Days for which it stays hidden after a visitor closes it. 0 for none. */
  hide_duration_days?: number
  /** Days between two times that it is shown to a visitor. 0 for no minimum. */
  frequency_days?: number
  /** Whether it is shown again to visitors who submitted its form. */
  show_after_submission?: boolean
  devices?: Array<Device>
  /** Priority. If several popups are due, the one with the highest number is shown first. */
  priority?: number
  schedule?: PopupSchedule
  /** Triggers of which any one opens it. If empty, only a click or the page’s own script opens it. */
  triggers?: Array<PopupTrigger>
  /** Rules for the page, which must all match. Empty for every page. */
  url_rules?: Array<UrlRule>
  /** Rules for the visitor, which must all match. Empty for every visitor. */
  visitor_rules?: Array<VisitorRule>
  content?: PopupContentChanges
  form?: PopupFormChanges
  countdown?: PopupCountdown
  coupon_reveal?: CouponReveal
  after_submission?: AfterSubmission
  style?: PopupStyleChanges
  translations?: Array<PopupTranslation>
  /** Variants, each with only what differs from the original design. Visitors are split evenly among all of them. */
  variants?: Array<PopupVariant>
  name?: string
  description?: string
}

export interface PopupClosed {
  type: 'popup_closed'
  popup_id: string
  /** ID of the variant that was shown, as the configuration lists them. Absent for the design as it is now. */
  variant?: string
  page_url?: string
}

export interface PopupContent {
  heading: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  text: string
  button_text: string
  /** For a popup without fields, an `http` or `https` URL that the button opens. Empty for none. */
  button_url: string
  next_text: string
  back_text: string
  thank_you_heading: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  thank_you_text: string
  /** Code that the visitor reveals and copies. Anyone who reads the site’s configuration can see it. */
  coupon_code: string
  /** Text above the countdown. */
  countdown_text: string
  /** Texts of the second and later steps. The first step uses `heading` and `text`. */
  steps: Array<PopupStep>
}

export interface PopupContentChanges {
  heading?: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  text?: string
  button_text?: string
  /** For a popup without fields, an `http` or `https` URL that the button opens. Empty for none. */
  button_url?: string
  next_text?: string
  back_text?: string
  thank_you_heading?: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  thank_you_text?: string
  /** Code that the visitor reveals and copies. Anyone who reads the site’s configuration can see it. */
  coupon_code?: string
  /** Text above the countdown. */
  countdown_text?: string
  /** Texts of the second and later steps. The first step uses `heading` and `text`. */
  steps?: Array<PopupStep>
}

export type PopupCountdown = ({ kind: 'none' } & NoCountdown) | ({ kind: 'per_visitor' } & CountdownPerVisitor) | ({ kind: 'until' } & CountdownUntil)

export interface PopupDecision {
  /** IDs of popups, and of messages that chats show first. */
  popup_ids: Array<string>
}

export interface PopupForm {
  fields: Array<FormField>
  consent: FormConsent
  /** IDs of tags added to everyone who submits the form. */
  tag_ids: Array<string>
  /** IDs of audiences that everyone who submits the form is added to. */
  audience_ids: Array<string>
  /** Whether submitted values replace different values of an existing lead. */
  overwrite: boolean
}

export interface PopupFormChanges {
  fields?: Array<FormField>
  consent?: FormConsent
  /** IDs of tags added to everyone who submits the form. */
  tag_ids?: Array<string>
  /** IDs of audiences that everyone who submits the form is added to. */
  audience_ids?: Array<string>
  /** Whether submitted values replace different values of an existing lead. */
  overwrite?: boolean
}

/** The site’s logo above the text: the version for light backgrounds, or the one for dark backgrounds. */
export type PopupLogo = 'none' | 'light' | 'dark'

export interface PopupPage {
  data: Array<Popup>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Position. Boxes: `center`, `top` or `bottom`. Banners: `top` or `bottom`. Slide-ins: a corner. Embedded forms: `inline`. */
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
  /** URL of the first page of the visit. Defaults to `page_url`. */
  landing_page?: string
  /** URL that the visit came from. */
  referrer?: string
  visitor?: VisitorKind
  /** ID of the visitor, which decides the variant. */
  visitor_id?: string
  known_lead?: boolean
  tag_ids?: Array<string>
  seen?: Array<SeenPopup>
  /** Whether the page view has already shown a box. */
  box_shown?: boolean
  seen_before?: SeenBefore
  /** Time of the visit. Defaults to now. */
  at?: string
}

export interface PopupReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  kind: 'popup'
  name: string
}

/** The popup is shown from `starts_at` (inclusive) to `ends_at` (exclusive). */
export interface PopupSchedule {
  starts_at?: string
  ends_at?: string
}

export interface PopupShown {
  type: 'popup_shown'
  popup_id: string
  /** ID of the variant that was shown, as the configuration lists them. Absent for the design as it is now. */
  variant?: string
  page_url?: string
}

export interface PopupSnippets {
  script: string
  /** HTML element in which an embedded form appears. Absent for other types. Give it a `min-height` to avoid layout shifts. */
  container?: string
  /** HTML attribute that makes any element open the popup. */
  click: string
  call: string
  /** HTML of a form that works without JavaScript. `null` if the popup has no fields. */
  html_form: string | null
}

export type PopupStatus = 'draft' | 'published'

export interface PopupStep {
  heading: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  text: string
}

export interface PopupStyle {
  accent_color: string
  background_color: string
  text_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color: string
  border_color: string
  border_width_px: number
  border_style: BorderStyle
  radius_px: number
  button_shape: ButtonShape
  /** Font stack. If empty, the reader’s system font. */
  font_family: string
  /** Font stack of headings. If empty, the same as `font_family`. */
  heading_font_family: string
  logo: PopupLogo
  /** ID of an uploaded image. Empty for none. */
  image_id: string
  image_placement: ImagePlacement
  /** Horizontal position of the focal point where the image is cropped, in percent from the left edge. */
  image_focus_x_percent: number
  /** Vertical position of the focal point where the image is cropped, in percent from the top edge. */
  image_focus_y_percent: number
  /** Share of the width that an image beside the text takes, in percent. */
  image_share_percent: number
  /** Opacity of the background color over an image behind the text, in percent. */
  scrim_percent: number
  progress_style: ProgressStyle
  /** Width in pixels. 0 for the default of the type. */
  width_px: number
  /** CSS that applies inside the popup only, never to the page around it. */
  custom_css: string
}

export interface PopupStyleChanges {
  accent_color?: string
  background_color?: string
  text_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  border_color?: string
  border_width_px?: number
  border_style?: BorderStyle
  radius_px?: number
  button_shape?: ButtonShape
  /** Font stack. If empty, the reader’s system font. */
  font_family?: string
  /** Font stack of headings. If empty, the same as `font_family`. */
  heading_font_family?: string
  logo?: PopupLogo
  /** ID of an uploaded image. Empty for none. */
  image_id?: string
  image_placement?: ImagePlacement
  /** Horizontal position of the focal point where the image is cropped, in percent from the left edge. */
  image_focus_x_percent?: number
  /** Vertical position of the focal point where the image is cropped, in percent from the top edge. */
  image_focus_y_percent?: number
  /** Share of the width that an image beside the text takes, in percent. */
  image_share_percent?: number
  /** Opacity of the background color over an image behind the text, in percent. */
  scrim_percent?: number
  progress_style?: ProgressStyle
  /** Width in pixels. 0 for the default of the type. */
  width_px?: number
  /** CSS that applies inside the popup only, never to the page around it. */
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
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'popup_trigger'
  text: string
  /** ID of the popup that the button opens. Adds the widget’s script to the page. */
  popup_id: string
  align?: BlockAlign
}

export type PopupType = 'popup_box' | 'sticky_banner' | 'slide_in' | 'embedded'

export interface PopupVariant {
  /** Results are kept under this ID, so a new design needs a new one. */
  id: string
  name: string
  content?: PopupContentChanges
  style?: PopupStyleChanges
  position?: PopupPosition
  animation?: PopupAnimation
}

/** Whether and why it is shown. `show`: as soon as one of its triggers fires. `server`: depends on a rule for country, known lead or tag. `pause`: something else was closed on a page of the site just before. `once`: with `box_shown`, because a page view shows one box only. `waiting`: only a click or a call opens it. Other values name what prevents it. */
export type PopupVerdict = 'show' | 'device' | 'schedule' | 'url' | 'visitor' | 'server' | 'submitted' | 'frequency' | 'hidden' | 'pause' | 'once' | 'waiting'

export interface PopupWhy {
  popup_id: string
  name: string
  type: PopupType
  status: PopupStatus
  verdict: PopupVerdict
  failed_rule?: FailedRule
  /** Whether the verdict is `show`, and both the popup and the site are published. */
  shows: boolean
  /** Whether it is shown first among popups that open over the page, which show one at a time. */
  first: boolean
  /** ID of the variant that this visitor sees, or `original`. */
  variant?: string
  /** Name of the variant. Absent for `original`. */
  variant_name?: string
}

export interface PopupWhyList {
  site_published: boolean
  /** Pause between closing one overlay and showing the next. */
  overlay_pause_seconds: number
  /** Whether one page view may show more than one box. */
  several_boxes: boolean
  data: Array<PopupWhy>
}

export interface PostmarkTransport {
  message_stream: string
}

export interface PriceLine {
  description: string
  /** Amount; negative for what is given back. In the smallest unit of the currency. */
  amount: number
}

export interface Pricing {
  /** Whether plans can be bought here. */
  takes_payments: boolean
  plans: Array<OfferedPlan>
  texts: PricingTextsByLanguage
  /** Days within which a first payment is given back. */
  money_back_days: number
}

export interface PricingBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'pricing'
  /** Heading above the block. Empty for none. */
  heading: string
  plans: Array<PricingPlan>
}

export interface PricingPage {
  texts: PricingTextsByLanguage
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  updated_at: string | null
}

export interface PricingPageTexts {
  texts: PricingTextsByLanguage
}

export interface PricingPlan {
  name: string
  price: string
  period: string
  text: string
  includes: Array<string>
  button_text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  highlighted?: boolean
}

export interface PricingQuestion {
  question: string
  answer: string
}

export interface PricingTexts {
  /** A sentence above the plans, such as how many people use the service. Empty for none. */
  claim: string
  /** Questions and answers below the plans, in this order. */
  questions: Array<PricingQuestion>
}

export interface PricingTextsByLanguage {
  en: PricingTexts
  es: PricingTexts
}

export interface PrimaryDomain {
  /** ID of the primary domain. `null` for the site’s subdomain. */
  domain_id: string | null
}

export type ProbeState = 'sent' | 'not_sent' | 'passed' | 'failed'

/** Error in the format of RFC 9457. `code` is stable; `detail` is in the language of `Accept-Language`. */
export interface Problem {
  /** Identifies the type of the problem: the path of a page of this installation that explains it. */
  type: string
  /** What the type of problem is, in the language of `Accept-Language`; without what differs from one response to the next. */
  title: string
  /** HTTP status code. */
  status: number
  code: ProblemCode
  /** What happened and what to do, for people. */
  detail: string
  /** ID of the request, to quote when asking for help. */
  request_id: string
  /** What is wrong with the request, per field. */
  errors?: Array<FieldError>
  /** Objects that prevent the request. */
  blockers?: Array<Blocker>
  second_step?: SecondStepNeeded
  allowance?: UsedAllowance
  /** Included in the error `secret_already_shown`: ID of what the first request created or changed. Make a new secret for it, or delete it. */
  object_id?: string
  /** Included in the error `not_permitted` of an endpoint: the permissions of which any one suffices. */
  required_permissions?: Array<string>
}

/** Stable code. Later versions may add codes. */
export type ProblemCode = 'body_not_json' | 'body_not_multipart' | 'request_malformed' | 'tenant_mismatch' | 'account_required' | 'not_signed_in' | 'wrong_password' | 'not_permitted' | 'email_not_verified' | 'registration_by_invitation' | 'registration_closed' | 'reauthentication_needed' | 'not_while_impersonating' | 'second_factor_needed' | 'signature_invalid' | 'not_found' | 'method_not_allowed' | 'user_not_found' | 'site_not_found' | 'account_not_found' | 'request_timeout' | 'secret_already_shown' | 'gone' | 'answer_erased' | 'changed_elsewhere' | 'body_too_large' | 'content_type_not_supported' | 'content_encoding_not_supported' | 'validation_failed' | 'idempotency_key_reused' | 'too_many_requests' | 'incoming_calls_full' | 'header_too_large' | 'internal' | 'service_unavailable' | 'provider_unavailable' | 'service_unreachable' | 'overloaded' | 'maintenance' | 'site_under_construction' | 'site_damaged' | 'site_elsewhere' | 'disk_full' | 'name_taken' | 'account_not_authorized' | 'application_missing' | 'other_account' | 'list_already_connected' | 'service_refused' | 'subdomain_taken' | 'site_not_moved' | 'domain_not_pointing' | 'handle_taken' | 'keyword_taken' | 'keyword_repeated' | 'too_many_keywords' | 'writing_under_way' | 'outline_missing' | 'no_source_attached' | 'page_url_missing' | 'html_content_empty' | 'too_many_sources' | 'too_many_vectors' | 'too_many_golden_questions' | 'knowledge_full' | 'vector_images' | 'nothing_to_update' | 'update_under_way' | 'reset_code_invalid' | 'email_verification_failed' | 'new_password_needed' | 'sign_in_code_invalid' | 'second_step_expired' | 'second_factor_code_invalid' | 'attempt_expired' | 'provider_not_configured' | 'provider_answer_invalid' | 'identity_not_connected' | 'identity_taken' | 'last_way_in' | 'passkey_invalid' | 'too_many_passkeys' | 'invitation_invalid' | 'sender_not_verified' | 'transition_not_allowed' | 'in_use' | 'audience_dynamic' | 'audience_static' | 'design_incomplete' | 'campaign_incomplete' | 'broadcast_incomplete' | 'journey_incomplete' | 'assistant_incomplete' | 'golden_questions_unmet' | 'golden_run_under_way' | 'no_golden_questions' | 'chat_files_off' | 'chat_files_full' | 'conversation_full' | 'answer_under_way' | 'site_in_use' | 'account_in_use' | 'site_moved' | 'emails_under_way' | 'limit_reached' | 'feature_not_in_plan' | 'payments_off' | 'payment_failed' | 'payment_due' | 'stripe_signature_invalid' | 'stripe_key_refused' | 'subscription_exists' | 'subscription_ended' | 'currency_fixed' | 'price_expired' | 'nothing_to_change' | 'refund_not_possible' | 'disk_space_not_available' | 'last_payment_method' | 'item_in_cart' | 'cart_empty' | 'plan_in_use' | 'plan_is_default' | 'sandbox_not_activated' | 'sandbox_space_over' | 'sandbox_not_ready' | 'sandbox_runtime_missing' | 'sandbox_panel_not_configured' | 'sandbox_type_cannot' | 'sandbox_snapshot_missing' | 'sandbox_already_assigned' | 'storage_full' | 'too_many_saved_blocks' | 'too_many_pages' | 'page_is_homepage' | 'too_many_template_folders' | 'demo_not_present' | 'already_set_up' | 'manager_exists' | 'own_membership' | 'longer_password_needed' | 'lead_exists' | 'lead_limit_exhausted' | 'already_suppressed' | 'run_stalled' | 'nothing_to_confirm' | 'invalid_file_type' | 'no_records_found' | 'mapping_required' | 'consent_columns_unmapped' | 'file_unreadable' | (string & {})

export interface ProductBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'product'
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** An `http` or `https` URL. Empty for none. */
  url: string
  alt: string
  name: string
  description: string
  price: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  /** Text of the button. If empty, there is no button, and the image and name are links. */
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

/** How a form with several steps shows progress. */
export type ProgressStyle = 'bar' | 'dots' | 'none'

/** `code`, `state` and `iss` exactly as in the query of the callback URL. */
export interface ProviderAnswer {
  attempt: string
  code: string
  state: string
  iss?: string
}

export interface ProviderDeliverability {
  provider: MailboxProvider
  /** Emails handed off: accepted, or rejected permanently. */
  sent: number
  /** Emails accepted and not bounced later. */
  delivered: number
  /** Emails rejected permanently, at once or later. */
  bounced: number
  /** Emails reported as spam, as far as mailbox providers report it. */
  complained: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
  /** `bounced` divided by `sent`; `null` if none were sent. */
  bounce_rate: number | null
  /** `complained` divided by `delivered`; `null` if none were delivered. */
  complaint_rate: number | null
  /** `opened` divided by `delivered`; `null` if none were delivered. */
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
  /** Whether a close button is shown. The Escape and Back keys always close a box. */
  allow_closing: boolean
  /** Days for which it stays hidden after a visitor closes it. 0 for none. */
  hide_duration_days: number
  /** Days between two times that it is shown to a visitor. 0 for no minimum. */
  frequency_days: number
  created_at: string
  show_after_submission?: boolean
  /** Group of which a page view shows only one. */
  once?: PopupType
  priority?: number
  /** Times between which it is shown, in Unix milliseconds: start (inclusive) and, if there is one, end (exclusive). */
  schedule?: Array<number>
  triggers?: Array<PopupTrigger>
  rules?: Array<PublicRule>
  /** Whether it has rules that only `decidePopups` can evaluate. */
  ask?: boolean
  countdown?: PublicCountdown
  coupon_on_click?: boolean
  /** Additional widget files needed to display it. */
  files?: Array<string>
  after_submission?: AfterSubmission
  translations?: Array<PopupTranslation>
  /** The design itself first, with an ID alone. Absent where it is `original` and has none beside it. */
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

/** End of the countdown in Unix milliseconds, or its length in minutes from when it is first shown. */
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
  /** URLs of images for the options, in the same order. Empty for none. */
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
  /** Whether its button appears on every page. Otherwise it appears where the page has an element for it. */
  on_every_page?: boolean
  /** Messages that it shows first, under the same rules as popups. The heading is the message. */
  openers?: Array<PublicChatOpener>
}

/** A popup as the widget shows it. Default values are omitted: empty texts and lists, `false` and 0. */
export interface PublicPopup {
  id: string
  type: PopupType
  position: PopupPosition
  animation: PopupAnimation
  /** Whether a close button is shown. The Escape and Back keys always close a box. */
  allow_closing: boolean
  /** Days for which it stays hidden after a visitor closes it. 0 for none. */
  hide_duration_days: number
  /** Days between two times that it is shown to a visitor. 0 for no minimum. */
  frequency_days: number
  created_at: string
  show_after_submission?: boolean
  /** Group of which a page view shows only one. */
  once?: PopupType
  priority?: number
  /** Times between which it is shown, in Unix milliseconds: start (inclusive) and, if there is one, end (exclusive). */
  schedule?: Array<number>
  triggers?: Array<PopupTrigger>
  rules?: Array<PublicRule>
  /** Whether it has rules that only `decidePopups` can evaluate. */
  ask?: boolean
  countdown?: PublicCountdown
  coupon_on_click?: boolean
  /** Additional widget files needed to display it. */
  files?: Array<string>
  after_submission?: AfterSubmission
  translations?: Array<PopupTranslation>
  /** The design itself first, with an ID alone. Absent where it is `original` and has none beside it. */
  variants?: Array<PublicVariant>
  content: PopupContentChanges
  form: PublicForm
  style: PublicStyle
}

/** Matches if any fact matches its regular expression; with `not`, if none does. Each entry is the fact’s name and the expression’s source. */
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
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  border_color?: string
  border_width_px?: number
  border_style?: BorderStyle
  radius_px?: number
  button_shape?: ButtonShape
  /** Font stack. If empty, the reader’s system font. */
  font_family?: string
  /** Font stack of headings. If empty, the same as `font_family`. */
  heading_font_family?: string
  image_placement?: ImagePlacement
  /** Horizontal position of the focal point where the image is cropped, in percent from the left edge. */
  image_focus_x_percent?: number
  /** Vertical position of the focal point where the image is cropped, in percent from the top edge. */
  image_focus_y_percent?: number
  /** Share of the width that an image beside the text takes, in percent. */
  image_share_percent?: number
  /** Opacity of the background color over an image behind the text, in percent. */
  scrim_percent?: number
  progress_style?: ProgressStyle
  /** Width in pixels. 0 for the default of the type. */
  width_px?: number
  /** CSS that applies inside the popup only, never to the page around it. */
  custom_css?: string
  /** Path of the image, relative to the API’s origin. */
  image_url?: string
  /** Path of the logo, relative to the API’s origin. */
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
  /** Text of the answer, if the question takes free text. */
  text?: string
}

export interface QuestionAnsweredEntry {
  id: string
  name: 'question.answered'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: QuestionAnsweredEventData
  at: string
}

export interface QuestionAnsweredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
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
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface QuestionChoice {
  id: string
  label: string
}

export interface QuestionsBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'questions'
  /** Heading above the block. Empty for none. */
  heading: string
  questions: Array<PageQuestion>
}

export interface QuickFormFieldsChanges {
  fields?: Array<FormField>
  consent?: FormConsent
  /** IDs of tags added to everyone who submits the form. */
  tag_ids?: Array<string>
  /** IDs of audiences that everyone who submits the form is added to. */
  audience_ids?: Array<string>
  /** Whether submitted values replace different values of an existing lead. */
  overwrite?: boolean
}

/** When the chat shows the form by itself. It is also shown to visitors who ask for a person while nobody is available. */
export type QuickFormMoment = 'never' | 'first' | 'after_messages' | 'unanswered'

/** Reasoning effort, for models of the GPT-5 and o series only. `default`: the model’s default. */
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
  /** Emails first opened by a person in these days. */
  opened: number
  /** Emails first clicked by a person in these days. */
  clicked: number
  /** Emails delivered per day, from `from` to `to`. */
  days: Array<number>
}

export interface RecentEmailsByTemplate {
  from: string
  to: string
  data: Array<RecentEmails>
}

/** Recent enrollments. Only with `expand=recent_enrollments`. */
export interface RecentEnrollments {
  from: string
  to: string
  enrolled: number
  /** Enrollments per day, from `from` to `to`. */
  days: Array<number>
}

/** Recent results. Only with `expand=recent_results`. */
export interface RecentResults {
  from: string
  to: string
  /** Visitors who first saw it in these days. */
  visitors: number
  /** Those of `visitors` who have submitted its form since. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
  submitted: number
  /** Submissions per day, from `from` to `to`. */
  days: Array<number>
}

export interface Reconciliation {
  id: string
  state: ReconciliationState
  subscriptions_compared: number
  differences: Array<ReconciliationDifference>
  failure: string | null
  started_at: string
  ended_at: string | null
}

export interface ReconciliationDifference {
  subscription_id: string | null
  stripe_id: string
  account_id: string | null
  /** What differs, such as `status`; `missing_here` or `missing_there` where only one side has it. */
  what: string
  ours: string | null
  stripes: string | null
}

export interface ReconciliationPage {
  data: Array<Reconciliation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type ReconciliationState = 'running' | 'done' | 'failed'

export interface RecoveryCodes {
  /** Recovery codes, each valid once in place of a code. Shown only once. */
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

/** Who may sign up on this installation: `open` for everybody, `invitation` for people whom a manager has invited, `closed` for nobody. */
export type RegistrationMode = 'open' | 'invitation' | 'closed'

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
  /** Number of the first transition that differs. */
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
  /** The most that it may cost, in US cents. `null` for no limit. */
  cost_cents_max: number | null
  state: ResearchState
  reason?: ResearchReason
  operation_id: string | null
  title: string
  /** Sections in plain text. `[1]` cites the source with that number. */
  sections: Array<ResearchSection>
  /** Number of quotations that were shortened because they copied more than 25 words in a row. */
  quotations_cut: number
  model: string | null
  /** Cost in US cents. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
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
  /** ID of the knowledge source that the passage belongs to. */
  source_id: string | null
  /** Publication date as stated by the page (`YYYY-MM-DD`). */
  published_on: string | null
  state: ResearchSourceState
  problem?: ResearchReason
  is_chosen: boolean
  is_cited: boolean
  text: string
}

export interface ResearchSourcePage {
  data: Array<ResearchSource>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `found`: a URL that another page links to. It is read only if it is chosen. */
export type ResearchSourceState = 'found' | 'read' | 'failed'

/** `found`: choose the sources to continue with. `canceled`: what was found before is kept. */
export type ResearchState = 'reading' | 'found' | 'writing' | 'complete' | 'failed' | 'canceled'

export interface ResultBreakdown {
  fact: ResultFact
  /** Value of the fact. `direct` if the source is unknown; `…` for all values beyond those listed. */
  value: string
  shown: number
  submitted: number
}

export interface ResultCounts {
  shown: number
  /** Times it was shown, counted once per visitor and day. */
  shown_daily: number
  closed: number
  submitted: number
  /** Visitors, each counted once, on the day they first saw the popup, the variant, or any popup of the campaign. */
  visitors: number
  /** Those of `visitors` who have submitted the form since. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
  /** Times it was shown to bots. Not included in the other counts. */
  shown_robots: number
}

export interface ResultDay {
  day: string
  shown: number
  /** Times it was shown, counted once per visitor and day. */
  shown_daily: number
  closed: number
  submitted: number
  /** Visitors, each counted once, on the day they first saw the popup, the variant, or any popup of the campaign. */
  visitors: number
  /** Those of `visitors` who have submitted the form since. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
  /** Times it was shown to bots. Not included in the other counts. */
  shown_robots: number
}

export type ResultExpansion = 'recent_results'

export type ResultFact = 'source' | 'country' | 'device' | 'page'

export interface ResultVariant {
  popup_id: string
  /** `original`, or the ID of a variant, also once it was applied. */
  variant: string
  /** Name of the variant. `null` for the original, and for a variant that was deleted with its popup. */
  name: string | null
  gone: boolean
  shown: number
  /** Times it was shown, counted once per visitor and day. */
  shown_daily: number
  closed: number
  submitted: number
  /** Visitors, each counted once, on the day they first saw the popup, the variant, or any popup of the campaign. */
  visitors: number
  /** Those of `visitors` who have submitted the form since. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
  /** Times it was shown to bots. Not included in the other counts. */
  shown_robots: number
  /** Lower bound of the 95% confidence interval for the rate. */
  low: number | null
  high: number | null
}

export interface Results {
  from: string
  to: string
  totals: ResultCounts
  days: Array<ResultDay>
  variants: Array<ResultVariant>
  /** Whether visitors are split among variants less evenly than chance would explain, so that results may be misleading. */
  uneven_split: boolean
  breakdown: Array<ResultBreakdown>
}

export interface ResumePreview {
  /** Number of runs whose wait ended while they were paused. */
  overdue_runs: number
  /** Number of emails that were queued when the pause began, or during it. */
  queued_emails: number
}

export interface Resumption {
  overdue: OverdueChoice
}

export type RetentionKind = 'email_activity' | 'email_addressees' | 'conversations' | 'changes' | 'timeline' | 'data_accesses'

export interface RetentionRule {
  kind: RetentionKind
  /** Data older than this number of months is deleted. `null` for no rule of the site’s own. */
  months: number | null
  /** Lowest number of months allowed. */
  months_min: number
  /** Number of rows deleted by the rule so far. */
  deleted_count: number
  last_deleted_at?: string
}

export interface RetentionRuleChange {
  kind: RetentionKind
  months: number | null
}

export interface RetentionRules {
  rules: Array<RetentionRule>
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Confidence that the passages answer the question, from 0 to 1. */
  confidence: number
}

export interface Revenue {
  data: Array<MonthlyRevenue>
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
  /** Time from enrollment to the end, in milliseconds. `null` while the run is live. */
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

/** Always `enrolled = completed + stopped + failed + live`. */
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
  /** Time from enrollment to the end, in milliseconds. `null` while the run is live. */
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
  /** URL of the run in the Temporal UI, if Temporal runs journeys. */
  temporal_url: string | null
}

export interface RunEmail {
  id: string
  step_id: string | null
  subject: string | null
  state: string
  /** Why it was skipped, was not delivered or is waiting. */
  reason: string | null
  /** Time of the next attempt. `null` once sending has ended. */
  next_attempt_at: string | null
  queued_at: string
  handed_off_at: string | null
  first_opened_at: string | null
  first_clicked_at: string | null
}

/** One decision of the run: what, when and why. */
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
  /** IDs of runs. Only those that also match the rest of the filter are included. */
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
  /** Version to move to. Defaults to the version that new runs use. */
  to_version?: number
  /** Version to move from. Defaults to all other versions. */
  from_version?: number
  /** IDs of the steps whose runs are moved. Defaults to all steps. */
  step_ids?: Array<string>
}

export interface RunPage {
  data: Array<Run>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface RunReplay {
  outcome: ReplayOutcome
  identical: boolean
  /** Version of the rules used, as recorded in the run’s state. */
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

/** One decision of the run, in the order in which they were made. */
export interface RunTimelineEntry {
  sequence: number
  at: string
  step_id: string | null
  kind: string
  reason: string
  detail: { [key: string]: any | null; }
  facts?: { [key: string]: any | null; }
  /** Version of the journey that made the decision. */
  journey_version: number
  step_type: string | null
}

/** Always `enrolled = completed + stopped + failed + live`, and `live = pending + running + waiting + delayed`. */
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

export interface RunWebhookCalledEntry {
  id: string
  name: 'run.webhook_called'
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
  subject_id: string | null
  data: RunWebhookCalledEventData
  at: string
}

export interface RunWebhookCalledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'run.webhook_called'
  subject_id: string | null
  lead_id: string
  data: RunWebhookCalledEventData
  at: string
}

export interface RunWebhookCalledEventData {
  journey_id: string
  run_id: string
  step_id: string
  /** Number of the call in its run. */
  sequence: number
  webhook_endpoint_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export type RunsOnSwitchOff = 'finish' | 'stop'

export interface Sandbox {
  id: string
  name: string
  type: SandboxType
  /** Where it is. `null` until it is known. */
  url: string | null
  lead_access: SandboxLeadAccess
  state: SandboxState
  task?: SandboxTask
  status: SandboxStatus
  failure?: SandboxFailure
  /** Space it may take, in GB. `null` for no limit. */
  size_gb: number | null
  /** Space it takes. `null` before it was measured. */
  used_bytes: number | null
  space_over: boolean
  trial_ends_at: string | null
  expires_at: string | null
  canceled_at: string | null
  /** When its data is deleted. `null` if it is kept. */
  cleanup_at: string | null
  username: string
  has_password: boolean
  control_panel_username: string
  has_control_panel_password: boolean
  user_data_expiry_hours: number
  cleanup_after: number | null
  cleanup_unit: SandboxCleanupUnit
  pool_size: number
  /** Number of prepared copies that wait for a lead. */
  pool_ready: number
  has_snapshot: boolean
  /** ID of the sandbox that it is a copy of. */
  source_id: string | null
  /** Number of leads who have access now. */
  lead_count: number
  last_accessed_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface SandboxAccess {
  id: string
  sandbox_id: string
  sandbox_name: string
  /** ID of the copy that the lead enters. `null` if leads share the sandbox. */
  copy_id: string | null
  /** `null` once the data was deleted or the lead erased. */
  lead_id: string | null
  lead_email: string | null
  status: SandboxAccessStatus
  /** State of the machine that the lead enters. */
  state?: 'creating' | 'ready' | 'asleep' | 'failed' | 'deleting'
  waits_for?: SandboxAccessWait
  used_bytes: number | null
  source: SandboxAccessSource
  given_at: string
  /** Its end. `null` for none. */
  expires_at: string | null
  /** When its data is deleted. `null` if it is kept. */
  cleanup_at: string | null
  first_opened_at: string | null
  last_opened_at: string | null
  opens: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface SandboxAccessExtension {
  hours: number
}

export interface SandboxAccessPage {
  data: Array<SandboxAccess>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type SandboxAccessSource = 'manual' | 'api' | 'campaign' | 'journey'

/** `expiring`: in the last tenth of its life, at least an hour. `expired`: the link is dead, the data waits for its clean-up. `deleted`: the data is gone. */
export type SandboxAccessStatus = 'active' | 'expiring' | 'expired' | 'deleted'

/** What a campaign or a journey waits for before the lead can enter: `room` in the plan, `activation` of the sandbox, or `space` in it. */
export type SandboxAccessWait = 'room' | 'activation' | 'space'

export interface SandboxAllowance {
  /** Name of the account’s plan. `null` if the account has no plan, and so no limits from one. */
  plan: string | null
  used: number
  limit: number | null
}

export interface SandboxChanges {
  /** URL of a demo that runs elsewhere, or of the domain of a cPanel account. Taken for `url` and `cpanel`. */
  url?: string
  lead_access?: SandboxLeadAccess
  size_gb?: number | null
  trial_ends_at?: string | null
  expires_at?: string | null
  /** User name that leads are given. Taken for `url`. */
  username?: string
  /** Password that leads are given. Stored encrypted and never returned. Taken for `url`. */
  password?: string
  /** How long a lead’s access lasts, in hours. `0` for no end. */
  user_data_expiry_hours?: number
  /** How long after its end the data is deleted, in `cleanup_unit`. `null` to keep it. */
  cleanup_after?: number | null
  cleanup_unit?: SandboxCleanupUnit
  /** Number of copies that are prepared in advance for the next leads. Taken with `lead_access` `copy`. */
  pool_size?: number
  /** Letters, digits and hyphens, without a hyphen at the start or the end. Unique without regard to case. */
  name?: string
}

export type SandboxCleanupUnit = 'hours' | 'days'

export interface SandboxDuplicate {
  /** Letters, digits and hyphens, without a hyphen at the start or the end. Unique without regard to case. */
  name: string
}

/** A link into a sandbox. */
export interface SandboxEntry {
  url: string
  expires_at: string | null
}

export interface SandboxExpiresTomorrowTrigger {
  type: 'sandbox_expires_tomorrow'
  /** IDs of sandboxes. Absent or empty for any sandbox. */
  sandbox_ids?: Array<string>
}

export interface SandboxFailedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'sandbox.failed'
  subject_id: string | null
  lead_id: string | null
  data: SandboxFailedEventData
  at: string
}

export interface SandboxFailedEventData {
  failure: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

/** Why it failed, or why its last task did. */
export type SandboxFailure = 'runtime_missing' | 'wordpress_missing' | 'wordpress_changed' | 'address_missing' | 'start_failed' | 'start_slow' | 'no_place' | 'disk_full' | 'snapshot_missing' | 'panel_not_configured' | 'panel_unreachable' | 'panel_slow' | 'panel_certificate' | 'panel_token_refused' | 'panel_refused' | 'panel_name_taken'

/** `shared`: leads share it. `copy`: each lead gets a copy of it. */
export type SandboxLeadAccess = 'shared' | 'copy'

export interface SandboxLink {
  url: string
  expires_at: string
}

export interface SandboxOpenedTrigger {
  type: 'sandbox_opened'
  /** IDs of sandboxes. Absent or empty for any sandbox. */
  sandbox_ids?: Array<string>
}

export interface SandboxPage {
  data: Array<Sandbox>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type SandboxPanelOutcome = 'connected' | 'panel_not_configured' | 'panel_unreachable' | 'panel_slow' | 'panel_certificate' | 'panel_token_refused' | 'panel_refused' | 'panel_name_taken'

export interface SandboxPanelTested {
  outcome: SandboxPanelOutcome
  /** SHA-256 fingerprint of the certificate that the server showed, to compare and to pin. */
  certificate: string | null
  milliseconds: number
}

export interface SandboxReactivation {
  /** Its new end. `null` for none. */
  expires_at: string | null
}

export interface SandboxRuntime {
  is_ready: boolean
  /** What is missing first. `runtime_missing`: run `command` on the server. */
  missing?: 'runtime_missing' | 'wordpress_missing' | 'wordpress_changed' | 'address_missing'
  command: string
  runtime_version: string | null
  /** Number of sandboxes of the whole server that run now. */
  awake: number
  awake_max: number
  /** How far connections out of a sandbox are cut off. `process`: its process refuses to open any. */
  network: 'process'
}

export interface SandboxSettings {
  /** Space of a new sandbox, in GB. `null` for no limit. */
  size_gb: number | null
  /** How long a lead’s access lasts. `0` for no end. */
  user_data_expiry_hours: number
  cleanup_after: number | null
  cleanup_unit: SandboxCleanupUnit
  /** Minutes without a visit after which a WordPress is stopped. */
  idle_minutes: number
  panel_host: string
  panel_port: number
  panel_username: string
  /** Last characters of the API token. */
  panel_token_hint: string | null
  panel_certificate: string
  /** Hosting package of new accounts. Empty for their size alone. */
  panel_plan: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface SandboxSettingsChanges {
  size_gb?: number | null
  user_data_expiry_hours?: number
  cleanup_after?: number | null
  cleanup_unit?: SandboxCleanupUnit
  idle_minutes?: number
  /** Host of the server. Empty for none. */
  panel_host?: string
  panel_port?: number
  panel_username?: string
  panel_token?: string
  /** SHA-256 fingerprint of the only certificate that is accepted, for servers with a certificate of their own making. Empty for certificates that are valid for the host. */
  panel_certificate?: string
  panel_plan?: string
}

export interface SandboxSpaceOverTrigger {
  type: 'sandbox_space_over'
  /** IDs of sandboxes. Absent or empty for any sandbox. */
  sandbox_ids?: Array<string>
}

/** State of the machine. `asleep`: not running; the next request starts it. `failed`: see `failure`, then retry. */
export type SandboxState = 'creating' | 'ready' | 'asleep' | 'failed' | 'deleting'

/** Status of the subscription. `expiring`: in the last tenth of its life. `action_required`: ended less than 72 hours ago; extend it, or it expires. Leads cannot enter one that ended. */
export type SandboxStatus = 'active' | 'trialing' | 'expiring' | 'action_required' | 'canceled' | 'expired'

/** What is being done while the state is `creating`. */
export type SandboxTask = 'create' | 'copy' | 'snapshot' | 'reset' | 'suspend' | 'resume'

/** `wordpress`: a WordPress that runs on this server. `cpanel`: an account on a cPanel server. `url`: a demo that runs elsewhere, of which leads are given the URL and credentials. */
export type SandboxType = 'wordpress' | 'cpanel' | 'url'

export interface SandboxUse {
  /** Type of the object that uses it, such as `campaign`. */
  kind: string
  id: string
  name: string
}

export interface SandboxUses {
  data: Array<SandboxUse>
}

export interface SavedBlock {
  id: string
  name: string
  blocks: Array<ContentBlock>
  /** Number of templates that use the block. */
  template_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface SavedBlockPlace {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'saved'
  saved_block_id: string
  /** Current content of the saved block. Read-only: ignored in requests. */
  blocks?: Array<ContentBlock>
}

export interface SavedBlockUse {
  /** Type of the object that uses it, such as `template`, `journey` or `broadcast`. */
  kind: string
  id: string
  name: string
  through?: SavedBlockUseThrough
}

/** The object that contains the block and is sent by this one. Absent if it contains the block itself. */
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
  /** Second factors that are turned on. Empty if the password is enough. */
  kinds: Array<SecondFactorKind>
  recovery_codes_left: number
}

export interface SecondFactorConfirmation {
  kind: SecondFactorKind
  code: string
}

/** `totp`: an authenticator app. `email`: codes sent to the address used for signing in. */
export type SecondFactorKind = 'totp' | 'email'

export interface SecondStep {
  /** `second_step.token` from the error `second_factor_needed`. */
  token: string
  kind: SecondStepKind
  code: string
}

export interface SecondStepCodeRequest {
  /** `second_step.token` from the error `second_factor_needed`. */
  token: string
}

export type SecondStepKind = 'totp' | 'email' | 'recovery_code'

/** Included in the error `second_factor_needed`: what `completeSignIn` needs. */
export interface SecondStepNeeded {
  token: string
  kinds: Array<SecondStepKind>
  expires_at: string
}

/** Instead of exact times, one interaction and the number of days since. `seen` takes precedence for a popup that it lists. */
export interface SeenBefore {
  /** ID of the popup. Absent for every popup. */
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

/** A time in each lead’s time zone. Leads without one use the site’s. */
export interface SendAtLocalTime {
  kind: 'local_time'
  /** Local time without a zone, such as `2027-03-14T09:00`. */
  at: string
  passed: PassedPolicy
}

export interface SendEmailStep {
  id: string
  type: 'send_email'
  template_id: string
  sender_id: string
  /** ID of an earlier `ai_email_writer` step, whose texts the template shows with `{{ ai_subject }}` and `{{ ai_text }}`. */
  ai_step_id?: string
}

/** Always `reached = delivered + not_delivered + unknown + skipped + not_started`. */
export interface SendMetrics {
  delivered: number
  not_delivered: number
  unknown: number
  skipped: number
  not_started: number
  skipped_reasons: Array<SkippedCount>
  /** Emails opened at least once by a person. */
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
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface SenderChanges {
  first_name?: string
  last_name?: string
  email?: string
  reply_to?: string
  /** Signature at the end of each email, unless the template contains {{ sender.signature }}. */
  signature?: string
  description?: string
}

/** Deliverability of one sender. A deleted sender has an empty name. */
export interface SenderDeliverability {
  sender_id: string
  name: string
  email: string
  /** Emails handed off: accepted, or rejected permanently. */
  sent: number
  /** Emails accepted and not bounced later. */
  delivered: number
  /** Emails rejected permanently, at once or later. */
  bounced: number
  /** Emails reported as spam, as far as mailbox providers report it. */
  complained: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
  /** `bounced` divided by `sent`; `null` if none were sent. */
  bounce_rate: number | null
  /** `complained` divided by `delivered`; `null` if none were delivered. */
  complaint_rate: number | null
  /** `opened` divided by `delivered`; `null` if none were delivered. */
  open_rate: number | null
  standing: DeliverabilityStanding
  advice: Array<DeliverabilityAdvice>
}

export interface SenderPage {
  data: Array<Sender>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface SenderReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  kind: 'sender'
  name: string
}

export type SenderStatus = 'verified' | 'not_verified'

export interface SendingDomain {
  id: string
  domain: string
  status: SendingDomainStatus
  /** DKIM selector of the signing key. */
  selector: string
  records: Array<SendingRecord>
  /** Records that were correct at an earlier check and no longer are. Checked once a day. */
  broken: Array<SendingRecordKind>
  verified_at: string | null
  checked_at: string | null
  probe?: SendingProbe
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface SendingDomainList {
  data: Array<SendingDomain>
}

/** `verified`: the key was found in DNS, and email from the domain’s senders is signed. */
export type SendingDomainStatus = 'verified' | 'not_verified'

export interface SendingLimit {
  /** Domain of the sender’s address. `null` for everything that the site sends. */
  domain: string | null
  emails_per_second: number | null
  /** Limit for any 60 minutes, counted in quarter hours. `null` for no limit. */
  emails_per_hour: number | null
  warm_up_started_at: string | null
  warm_up?: WarmUpDay
  /** Emails sent within the last 60 minutes. */
  sent_last_hour: number
  /** Emails sent today, in the site’s time zone. */
  sent_today: number
}

export interface SendingLimitChanges {
  domain: string | null
  emails_per_second?: number | null
  emails_per_hour?: number | null
  /** `true` starts the warm-up today if it has not started; `false` ends it. */
  warm_up?: boolean
}

export interface SendingLimits {
  data: Array<SendingLimit>
  /** The most emails for each day of a warm-up. */
  warm_up_plan: Array<number>
}

/** The last test email, sent to check the DKIM signature from end to end. */
export interface SendingProbe {
  state: ProbeState
  reason: string | null
  at: string
}

export interface SendingRecord {
  kind: SendingRecordKind
  type: SendingRecordType
  name: string
  /** Exact value to enter. */
  expected: string
  /** Values found in DNS at the last check. */
  found: Array<string>
  state: SendingRecordState
}

/** What the record is for. `dkim_next`: the key that takes over once DNS has it. */
export type SendingRecordKind = 'dkim' | 'dkim_next' | 'spf' | 'dmarc' | 'return_path'

/** State of the record. `unknown`: DNS was not queried yet, or did not answer. */
export type SendingRecordState = 'found' | 'missing' | 'different' | 'unknown'

export type SendingRecordType = 'TXT' | 'CNAME'

export interface SeoCheck {
  code: SeoCheckCode
  passed: boolean
  /** Points that it adds to the score when passed. */
  points: number
  /** The number counted, such as characters, words, images or pages. */
  found?: number
}

export type SeoCheckCode = 'title_missing' | 'title_repeated' | 'description_missing' | 'description_length' | 'description_repeated' | 'keyword_missing' | 'keyword_repeated' | 'keyword_not_in_title' | 'keyword_not_in_description' | 'keyword_not_in_first_words' | 'heading_missing' | 'several_first_headings' | 'headings_out_of_order' | 'few_words' | 'hard_to_read' | 'links_missing' | 'alt_missing' | 'not_indexed'

/** The owner’s own application at the service. Constant Contact counts the calls of a day by application, over all who use it. The secret is stored encrypted and never returned. */
export interface ServiceApplication {
  client_id: string
  client_secret: string
}

/** State of the person on the list there. `absent`: not on it. `archived`: removed there. */
export type ServiceConsent = 'subscribed' | 'unsubscribed' | 'bounced' | 'complained' | 'pending' | 'absent' | 'archived'

export interface ServiceField {
  id: string
  name: string
  type: ServiceFieldType
  options: Array<string>
  length_max: number | null
  required: boolean
  /** Field of leads that it is likely to be: a name, or the ID of a custom field. */
  suggested?: string
  /** Fields of leads whose values it takes. */
  fits: Array<string>
}

export interface ServiceFieldList {
  data: Array<ServiceField>
}

export type ServiceFieldType = 'text' | 'number' | 'date' | 'datetime' | 'boolean' | 'choice' | 'choices' | 'phone' | 'address' | 'url' | 'birthday'

/** Stored encrypted and never returned. */
export interface ServiceKey {
  api_key: string
  /** Of ActiveCampaign: the URL of the account, as it stands under Settings, Developer. */
  account_url?: string
}

export interface ServiceList {
  id: string
  name: string
  contacts: number | null
}

export interface ServiceListList {
  data: Array<ServiceList>
}

/** `oauth`: the owner signs in at the service. `key`: by an API key of the account. */
export type ServiceSignIn = 'oauth' | 'key'

export interface ServiceTag {
  id: string
  name: string
}

export interface ServiceTagList {
  data: Array<ServiceTag>
}

export interface SesTransport {
  region: string
  access_key_id: string
  /** Name of the configuration set whose events report bounces and complaints. */
  configuration_set: string | null
}

/** A session. Send the token as `Authorization: Bearer …`. The token is shown only once. */
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
  value: string | number | boolean | null
}

export interface SetField {
  kind: 'set_field'
  /** A lead field that can be changed, or the name of a custom field. */
  field: string
  /** The new value. `null` removes the value. */
  value: string | number | boolean | null
}

export interface SetUp {
  email: string
  password: string
  password_confirmation?: string
  first_name: string
  last_name: string
  language?: Locale
  token: string
}

/** The colors in use, with defaults in place of empty ones. */
export interface ShownBrandColors {
  light: BrandColors
  dark: BrandColors
}

export interface ShownPassage {
  number: number
  source_id: string
  source_name: string
  /** Version of the source when it was cited. */
  version: number
  position: number
  heading: string | null
  /** URL that opens the cited passage. `null` for files. */
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
  /** ID of the branch. `null` for `otherwise`. */
  branch_id: string | null
  name: string | null
  taken: boolean
  /** Reason recorded for the decision, or `not_asked` for branches after the one taken. */
  reason: string
  rule?: { [key: string]: any | null; }
  /** Values of the lead that the rule uses. */
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
  /** Whether a placeholder stands in for a text that the AI would write. */
  placeholder: boolean
}

/** One decision, as a live run would record it at the same time. */
export interface SimulatedEntry {
  sequence: number
  at: string
  /** Local time in the time zone that the journey uses (`YYYY-MM-DDTHH:MM:SS`). */
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

/** Why this lead would not be enrolled. It is simulated all the same. */
export type SimulatedRefusal = 'suppressed' | 'not_matching'

/** The text that the AI would write at this step. */
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
  /** Issues that prevent publishing. They do not prevent the simulation. */
  problems: Array<JourneyProblem>
  /** Time at which one of the lead’s dates enrolls it next, from `start_at` on. `null` if none does; absent if no trigger is a date. */
  next_trigger_at?: string | null
  entries: Array<SimulatedEntry>
}

/** With `lead_id`, the simulation uses a real lead; otherwise the one in `lead`. Neither is changed. */
export interface SimulationRequest {
  version?: SimulatedVersion
  lead_id?: string
  lead?: InventedLead
  /** Time of the visit. Defaults to now. */
  start_at?: string
  /** Number of days to simulate. Defaults to 90. */
  days?: number
  /** ID that decides which percentage branch the run takes. */
  run_id?: string
  happenings?: Array<SimulatedHappening>
  texts?: Array<SimulatedText>
}

export interface Site {
  id: string
  account_id: string
  name: string
  subdomain: string
  language: Locale
  /** ISO 4217 currency code. */
  currency: string
  description: string
  timezone: string
  /** Postal address, shown in every marketing email. */
  postal_address: string
  status: SiteStatus
  is_demo: boolean
  /** Whether marketing email is paused for the site. */
  paused: boolean
  /** Whether it was exported to continue elsewhere, and is paused here. */
  moved: boolean
  /** Address of the installation where a moved site continues. Its public paths here (forms, links in emails, pages, widget) redirect there with 308. `null`: they answer 503 `site_elsewhere`. */
  moved_to: string | null
  /** When the backup was made that the site was restored from. The site is paused, because the installation that made the backup may have sent what is due here. `null` once it has been resumed. */
  restored_from: string | null
  database_status: SiteDatabaseStatus
  snippet: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface SiteBilling {
  payments: PaymentState
  /** For Stripe.js. `null` without a key. */
  publishable_key: string | null
  subscription?: Subscription
  exceeded: Array<ExceededAllowance>
}

export interface SiteChangeEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: SiteChangeName
  subject_id: string | null
  lead_id: string | null
  data: EventCause
  at: string
}

export type SiteChangeName = 'account.plan_set' | 'account_email.reset' | 'account_email.updated' | 'ai_draft.approved' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'api_key.created' | 'api_key.deleted' | 'api_key.reset' | 'api_key.updated' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'billing.set_up' | 'billing_details.updated' | 'billing_notice.dismissed' | 'brand.updated' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.failed' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'cart.checked_out' | 'cart.item_added' | 'cart.item_removed' | 'cart.item_updated' | 'cart.updated' | 'checkout.canceled' | 'checkout.completed' | 'checkout.started' | 'connection.authorization_started' | 'connection.authorized' | 'connection.created' | 'connection.deleted' | 'connection.disconnected' | 'connection.entries_retried' | 'connection.field_created' | 'connection.paused' | 'connection.resumed' | 'connection.sync_requested' | 'connection.updated' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.replied' | 'conversation.returned' | 'coupon.created' | 'coupon.deleted' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'design_settings.updated' | 'domain.checked' | 'domain.created' | 'domain.deleted' | 'domain.failed' | 'domain.verified' | 'email.resent' | 'email.resolved' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'file.deleted' | 'file.uploaded' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'host_settings.updated' | 'identity.connected' | 'identity.disconnected' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'impersonation.ended' | 'impersonation.started' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'incoming_hook.address_replaced' | 'incoming_hook.call_retried' | 'incoming_hook.created' | 'incoming_hook.deleted' | 'incoming_hook.updated' | 'installation.updated' | 'invoice.paid' | 'invoice.payment_failed' | 'invoice.refunded' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'manager.deleted' | 'manager.invitation_resent' | 'manager.invited' | 'manager.joined' | 'manager.updated' | 'marketing_settings.updated' | 'notification_settings.updated' | 'operation.undone' | 'overlay_settings.updated' | 'passkey.created' | 'passkey.deleted' | 'passkey.updated' | 'payment_event.replayed' | 'payment_method.added' | 'payment_method.default_set' | 'payment_method.deleted' | 'person_request.created' | 'plan.created' | 'plan.deleted' | 'plan.updated' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'pricing_page.updated' | 'primary_domain.updated' | 'reconciliation.started' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run_action.created' | 'runs.changed' | 'sandbox.canceled' | 'sandbox.created' | 'sandbox.deleted' | 'sandbox.expired' | 'sandbox.opened' | 'sandbox.reactivated' | 'sandbox.ready' | 'sandbox.reset' | 'sandbox.resumed' | 'sandbox.snapshot_taken' | 'sandbox.space_over' | 'sandbox.suspended' | 'sandbox.updated' | 'sandbox_settings.updated' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'session.deleted' | 'site.created' | 'site.deleted' | 'site.exported' | 'site.imported' | 'site.paused' | 'site.published' | 'site.resumed' | 'site.unpublished' | 'site.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'subscription.auto_renewal_set' | 'subscription.change_canceled' | 'subscription.changed' | 'subscription.created' | 'subscription.ended' | 'subscription.refunded' | 'subscription.resumed' | 'subscription.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'tracking_settings.updated' | 'unsubscribe_page.updated' | 'user.deletion_canceled' | 'user.deletion_requested' | 'user.password_changed' | 'user.password_set' | 'user.picture_deleted' | 'user.picture_updated' | 'user.recovery_codes_created' | 'user.second_factor_disabled' | 'user.second_factor_enabled' | 'user.signed_out_elsewhere' | 'user.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface SiteChanges {
  name?: string
  subdomain?: string
  language?: Locale
  currency?: string
  description?: string
  timezone?: string
  postal_address?: string
  moved_to?: string | null
}

export interface SiteCondition {
  site_id: SiteIds
  assistant_id?: AssistantIds
}

/** `damaged`: the site answers 503 until its database has been restored on the server. */
export type SiteDatabaseStatus = 'ready' | 'damaged'

export interface SiteDomains {
  data: Array<Domain>
  /** ID of the primary domain. `null` for the site’s subdomain. */
  primary_domain_id: string | null
  /** URL at which visitors find the site. */
  address: string
  subdomain_address: string
  /** Host that domains must point to. */
  target: string
}

/** An event of a site, as sent by the stream. */
export type SiteEvent = ({ name: 'account.plan_set' } & SiteChangeEvent) | ({ name: 'account_email.reset' } & SiteChangeEvent) | ({ name: 'account_email.updated' } & SiteChangeEvent) | ({ name: 'ai_draft.approved' } & SiteChangeEvent) | ({ name: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEvent) | ({ name: 'ai_draft.failed' } & AiDraftFailedEvent) | ({ name: 'ai_draft.ready' } & AiDraftReadyEvent) | ({ name: 'ai_draft.rejected' } & SiteChangeEvent) | ({ name: 'ai_provider.removed' } & SiteChangeEvent) | ({ name: 'ai_provider.updated' } & SiteChangeEvent) | ({ name: 'api_key.created' } & SiteChangeEvent) | ({ name: 'api_key.deleted' } & SiteChangeEvent) | ({ name: 'api_key.reset' } & SiteChangeEvent) | ({ name: 'api_key.updated' } & SiteChangeEvent) | ({ name: 'assistant.archived' } & SiteChangeEvent) | ({ name: 'assistant.created' } & SiteChangeEvent) | ({ name: 'assistant.deleted' } & SiteChangeEvent) | ({ name: 'assistant.published' } & SiteChangeEvent) | ({ name: 'assistant.restored' } & SiteChangeEvent) | ({ name: 'assistant.unarchived' } & SiteChangeEvent) | ({ name: 'assistant.unpublished' } & SiteChangeEvent) | ({ name: 'assistant.updated' } & SiteChangeEvent) | ({ name: 'audience.created' } & SiteChangeEvent) | ({ name: 'audience.deleted' } & SiteChangeEvent) | ({ name: 'audience.leads_added' } & SiteChangeEvent) | ({ name: 'audience.leads_removed' } & SiteChangeEvent) | ({ name: 'audience.recomputed' } & SiteChangeEvent) | ({ name: 'audience.updated' } & SiteChangeEvent) | ({ name: 'automated_email.reset' } & SiteChangeEvent) | ({ name: 'automated_email.updated' } & SiteChangeEvent) | ({ name: 'automated_email.written' } & SiteChangeEvent) | ({ name: 'billing.set_up' } & SiteChangeEvent) | ({ name: 'billing_details.updated' } & SiteChangeEvent) | ({ name: 'billing_notice.dismissed' } & SiteChangeEvent) | ({ name: 'brand.updated' } & SiteChangeEvent) | ({ name: 'broadcast.canceled' } & SiteChangeEvent) | ({ name: 'broadcast.created' } & SiteChangeEvent) | ({ name: 'broadcast.decided' } & SiteChangeEvent) | ({ name: 'broadcast.deleted' } & SiteChangeEvent) | ({ name: 'broadcast.failed' } & SiteChangeEvent) | ({ name: 'broadcast.paused' } & SiteChangeEvent) | ({ name: 'broadcast.progressed' } & SiteChangeEvent) | ({ name: 'broadcast.resumed' } & SiteChangeEvent) | ({ name: 'broadcast.scheduled' } & SiteChangeEvent) | ({ name: 'broadcast.sent' } & SiteChangeEvent) | ({ name: 'broadcast.started' } & SiteChangeEvent) | ({ name: 'broadcast.unscheduled' } & SiteChangeEvent) | ({ name: 'broadcast.updated' } & SiteChangeEvent) | ({ name: 'campaign.archived' } & SiteChangeEvent) | ({ name: 'campaign.created' } & SiteChangeEvent) | ({ name: 'campaign.deactivated' } & SiteChangeEvent) | ({ name: 'campaign.deleted' } & SiteChangeEvent) | ({ name: 'campaign.published' } & SiteChangeEvent) | ({ name: 'campaign.unarchived' } & SiteChangeEvent) | ({ name: 'campaign.updated' } & SiteChangeEvent) | ({ name: 'cart.checked_out' } & SiteChangeEvent) | ({ name: 'cart.item_added' } & SiteChangeEvent) | ({ name: 'cart.item_removed' } & SiteChangeEvent) | ({ name: 'cart.item_updated' } & SiteChangeEvent) | ({ name: 'cart.updated' } & SiteChangeEvent) | ({ name: 'checkout.canceled' } & SiteChangeEvent) | ({ name: 'checkout.completed' } & SiteChangeEvent) | ({ name: 'checkout.started' } & SiteChangeEvent) | ({ name: 'connection.authorization_started' } & SiteChangeEvent) | ({ name: 'connection.authorized' } & SiteChangeEvent) | ({ name: 'connection.created' } & SiteChangeEvent) | ({ name: 'connection.deleted' } & SiteChangeEvent) | ({ name: 'connection.disconnected' } & SiteChangeEvent) | ({ name: 'connection.entries_retried' } & SiteChangeEvent) | ({ name: 'connection.field_created' } & SiteChangeEvent) | ({ name: 'connection.paused' } & SiteChangeEvent) | ({ name: 'connection.resumed' } & SiteChangeEvent) | ({ name: 'connection.stopped' } & ConnectionStoppedEvent) | ({ name: 'connection.sync_requested' } & SiteChangeEvent) | ({ name: 'connection.updated' } & SiteChangeEvent) | ({ name: 'conversation.answered' } & ConversationAnsweredEvent) | ({ name: 'conversation.attended' } & SiteChangeEvent) | ({ name: 'conversation.closed' } & SiteChangeEvent) | ({ name: 'conversation.corrected' } & SiteChangeEvent) | ({ name: 'conversation.deleted' } & SiteChangeEvent) | ({ name: 'conversation.export_started' } & SiteChangeEvent) | ({ name: 'conversation.joined' } & ConversationJoinedEvent) | ({ name: 'conversation.message_added' } & ConversationMessageAddedEvent) | ({ name: 'conversation.rated' } & ConversationRatedEvent) | ({ name: 'conversation.replied' } & SiteChangeEvent) | ({ name: 'conversation.returned' } & SiteChangeEvent) | ({ name: 'conversation.started' } & ConversationStartedEvent) | ({ name: 'conversation.waiting' } & ConversationWaitingEvent) | ({ name: 'coupon.created' } & SiteChangeEvent) | ({ name: 'coupon.deleted' } & SiteChangeEvent) | ({ name: 'custom_field.created' } & SiteChangeEvent) | ({ name: 'custom_field.deleted' } & SiteChangeEvent) | ({ name: 'custom_field.moved' } & SiteChangeEvent) | ({ name: 'custom_field.restored' } & SiteChangeEvent) | ({ name: 'custom_field.updated' } & SiteChangeEvent) | ({ name: 'design_settings.updated' } & SiteChangeEvent) | ({ name: 'domain.checked' } & SiteChangeEvent) | ({ name: 'domain.created' } & SiteChangeEvent) | ({ name: 'domain.deleted' } & SiteChangeEvent) | ({ name: 'domain.failed' } & SiteChangeEvent) | ({ name: 'domain.verified' } & SiteChangeEvent) | ({ name: 'email.bounced' } & EmailBouncedEvent) | ({ name: 'email.clicked' } & EmailClickedEvent) | ({ name: 'email.complained' } & EmailComplainedEvent) | ({ name: 'email.delivered' } & EmailDeliveredEvent) | ({ name: 'email.link_clicked' } & EmailLinkClickedEvent) | ({ name: 'email.not_delivered' } & EmailNotDeliveredEvent) | ({ name: 'email.opened' } & EmailOpenedEvent) | ({ name: 'email.replied' } & EmailRepliedEvent) | ({ name: 'email.resent' } & SiteChangeEvent) | ({ name: 'email.resolved' } & SiteChangeEvent) | ({ name: 'email.skipped' } & EmailSkippedEvent) | ({ name: 'email.unknown' } & EmailUnknownEvent) | ({ name: 'email_resend.started' } & SiteChangeEvent) | ({ name: 'email_settings.updated' } & SiteChangeEvent) | ({ name: 'email_transport.removed' } & SiteChangeEvent) | ({ name: 'email_transport.tested' } & SiteChangeEvent) | ({ name: 'email_transport.updated' } & SiteChangeEvent) | ({ name: 'event.received' } & EventReceivedEvent) | ({ name: 'event.tracked' } & EventTrackedEvent) | ({ name: 'file.deleted' } & SiteChangeEvent) | ({ name: 'file.uploaded' } & SiteChangeEvent) | ({ name: 'form.submitted' } & FormSubmittedEvent) | ({ name: 'golden_question.created' } & SiteChangeEvent) | ({ name: 'golden_question.deleted' } & SiteChangeEvent) | ({ name: 'golden_question.run_ended' } & SiteChangeEvent) | ({ name: 'golden_question.run_started' } & SiteChangeEvent) | ({ name: 'golden_question.updated' } & SiteChangeEvent) | ({ name: 'host_settings.updated' } & SiteChangeEvent) | ({ name: 'identity.connected' } & SiteChangeEvent) | ({ name: 'identity.disconnected' } & SiteChangeEvent) | ({ name: 'image.deleted' } & SiteChangeEvent) | ({ name: 'image.updated' } & SiteChangeEvent) | ({ name: 'image.uploaded' } & SiteChangeEvent) | ({ name: 'impersonation.ended' } & SiteChangeEvent) | ({ name: 'impersonation.started' } & SiteChangeEvent) | ({ name: 'import.checked' } & SiteChangeEvent) | ({ name: 'import.created' } & SiteChangeEvent) | ({ name: 'import.deleted' } & SiteChangeEvent) | ({ name: 'import.started' } & SiteChangeEvent) | ({ name: 'import.updated' } & SiteChangeEvent) | ({ name: 'incoming_hook.address_replaced' } & SiteChangeEvent) | ({ name: 'incoming_hook.call_retried' } & SiteChangeEvent) | ({ name: 'incoming_hook.created' } & SiteChangeEvent) | ({ name: 'incoming_hook.deleted' } & SiteChangeEvent) | ({ name: 'incoming_hook.lead_captured' } & IncomingHookLeadCapturedEvent) | ({ name: 'incoming_hook.updated' } & SiteChangeEvent) | ({ name: 'installation.updated' } & SiteChangeEvent) | ({ name: 'invoice.paid' } & SiteChangeEvent) | ({ name: 'invoice.payment_failed' } & SiteChangeEvent) | ({ name: 'invoice.refunded' } & SiteChangeEvent) | ({ name: 'journey.created' } & SiteChangeEvent) | ({ name: 'journey.deleted' } & SiteChangeEvent) | ({ name: 'journey.leads_enrolled' } & SiteChangeEvent) | ({ name: 'journey.not_enrolled' } & JourneyNotEnrolledEvent) | ({ name: 'journey.paused' } & SiteChangeEvent) | ({ name: 'journey.published' } & SiteChangeEvent) | ({ name: 'journey.resumed' } & SiteChangeEvent) | ({ name: 'journey.runs_moved' } & SiteChangeEvent) | ({ name: 'journey.switched_off' } & SiteChangeEvent) | ({ name: 'journey.switched_on' } & SiteChangeEvent) | ({ name: 'journey.updated' } & SiteChangeEvent) | ({ name: 'keyword.created' } & SiteChangeEvent) | ({ name: 'keyword.deleted' } & SiteChangeEvent) | ({ name: 'keyword.published' } & SiteChangeEvent) | ({ name: 'keyword.updated' } & SiteChangeEvent) | ({ name: 'keyword.written' } & SiteChangeEvent) | ({ name: 'knowledge_source.created' } & SiteChangeEvent) | ({ name: 'knowledge_source.deleted' } & SiteChangeEvent) | ({ name: 'knowledge_source.read' } & SiteChangeEvent) | ({ name: 'knowledge_source.update_started' } & SiteChangeEvent) | ({ name: 'knowledge_source.updated' } & SiteChangeEvent) | ({ name: 'lead.audience_joined' } & LeadAudienceJoinedEvent) | ({ name: 'lead.audience_left' } & LeadAudienceLeftEvent) | ({ name: 'lead.confirmation_asked' } & LeadEvent) | ({ name: 'lead.confirmed' } & LeadEvent) | ({ name: 'lead.created' } & LeadCreatedEvent) | ({ name: 'lead.erased' } & LeadErasedEvent) | ({ name: 'lead.merge_undone' } & LeadMergeUndoneEvent) | ({ name: 'lead.merged' } & LeadMergedEvent) | ({ name: 'lead.merged_into' } & LeadMergedIntoEvent) | ({ name: 'lead.noted' } & LeadNotedEvent) | ({ name: 'lead.sandbox_assigned' } & LeadSandboxAssignedEvent) | ({ name: 'lead.sandbox_deleted' } & LeadSandboxDeletedEvent) | ({ name: 'lead.sandbox_expired' } & LeadSandboxExpiredEvent) | ({ name: 'lead.sandbox_expires_tomorrow' } & LeadSandboxExpiresTomorrowEvent) | ({ name: 'lead.sandbox_extended' } & LeadSandboxExtendedEvent) | ({ name: 'lead.sandbox_opened' } & LeadSandboxOpenedEvent) | ({ name: 'lead.sandbox_space_over' } & LeadSandboxSpaceOverEvent) | ({ name: 'lead.subscribed' } & LeadSubscribedEvent) | ({ name: 'lead.tag_added' } & LeadTagAddedEvent) | ({ name: 'lead.tag_removed' } & LeadTagRemovedEvent) | ({ name: 'lead.topics_changed' } & LeadTopicsChangedEvent) | ({ name: 'lead.unsubscribed' } & LeadUnsubscribedEvent) | ({ name: 'lead.updated' } & LeadUpdatedEvent) | ({ name: 'lead_action.started' } & SiteChangeEvent) | ({ name: 'lead_export.started' } & SiteChangeEvent) | ({ name: 'lead_quality.leads_verified' } & SiteChangeEvent) | ({ name: 'lead_quality.updated' } & SiteChangeEvent) | ({ name: 'lead_upsert.received' } & SiteChangeEvent) | ({ name: 'lead_view.created' } & SiteChangeEvent) | ({ name: 'lead_view.deleted' } & SiteChangeEvent) | ({ name: 'lead_view.updated' } & SiteChangeEvent) | ({ name: 'manager.deleted' } & SiteChangeEvent) | ({ name: 'manager.invitation_resent' } & SiteChangeEvent) | ({ name: 'manager.invited' } & SiteChangeEvent) | ({ name: 'manager.joined' } & SiteChangeEvent) | ({ name: 'manager.updated' } & SiteChangeEvent) | ({ name: 'marketing_settings.updated' } & SiteChangeEvent) | ({ name: 'notification_settings.updated' } & SiteChangeEvent) | ({ name: 'operation.canceled' } & OperationCanceledEvent) | ({ name: 'operation.completed' } & OperationCompletedEvent) | ({ name: 'operation.created' } & OperationCreatedEvent) | ({ name: 'operation.failed' } & OperationFailedEvent) | ({ name: 'operation.undone' } & SiteChangeEvent) | ({ name: 'operation.updated' } & OperationUpdatedEvent) | ({ name: 'overlay_settings.updated' } & SiteChangeEvent) | ({ name: 'page.visited' } & PageVisitedEvent) | ({ name: 'passkey.created' } & SiteChangeEvent) | ({ name: 'passkey.deleted' } & SiteChangeEvent) | ({ name: 'passkey.updated' } & SiteChangeEvent) | ({ name: 'payment_event.replayed' } & SiteChangeEvent) | ({ name: 'payment_method.added' } & SiteChangeEvent) | ({ name: 'payment_method.default_set' } & SiteChangeEvent) | ({ name: 'payment_method.deleted' } & SiteChangeEvent) | ({ name: 'person_request.created' } & SiteChangeEvent) | ({ name: 'plan.created' } & SiteChangeEvent) | ({ name: 'plan.deleted' } & SiteChangeEvent) | ({ name: 'plan.updated' } & SiteChangeEvent) | ({ name: 'popup.created' } & SiteChangeEvent) | ({ name: 'popup.deleted' } & SiteChangeEvent) | ({ name: 'popup.published' } & SiteChangeEvent) | ({ name: 'popup.unpublished' } & SiteChangeEvent) | ({ name: 'popup.updated' } & SiteChangeEvent) | ({ name: 'popup.variant_applied' } & SiteChangeEvent) | ({ name: 'pricing_page.updated' } & SiteChangeEvent) | ({ name: 'primary_domain.updated' } & SiteChangeEvent) | ({ name: 'question.answered' } & QuestionAnsweredEvent) | ({ name: 'reconciliation.started' } & SiteChangeEvent) | ({ name: 'research.created' } & SiteChangeEvent) | ({ name: 'research.deleted' } & SiteChangeEvent) | ({ name: 'research.updated' } & SiteChangeEvent) | ({ name: 'retention.updated' } & SiteChangeEvent) | ({ name: 'run.retried' } & SiteChangeEvent) | ({ name: 'run.stopped' } & SiteChangeEvent) | ({ name: 'run.wait_skipped' } & SiteChangeEvent) | ({ name: 'run.webhook_called' } & RunWebhookCalledEvent) | ({ name: 'run_action.created' } & SiteChangeEvent) | ({ name: 'runs.changed' } & SiteChangeEvent) | ({ name: 'sandbox.canceled' } & SiteChangeEvent) | ({ name: 'sandbox.created' } & SiteChangeEvent) | ({ name: 'sandbox.deleted' } & SiteChangeEvent) | ({ name: 'sandbox.expired' } & SiteChangeEvent) | ({ name: 'sandbox.failed' } & SandboxFailedEvent) | ({ name: 'sandbox.opened' } & SiteChangeEvent) | ({ name: 'sandbox.reactivated' } & SiteChangeEvent) | ({ name: 'sandbox.ready' } & SiteChangeEvent) | ({ name: 'sandbox.reset' } & SiteChangeEvent) | ({ name: 'sandbox.resumed' } & SiteChangeEvent) | ({ name: 'sandbox.snapshot_taken' } & SiteChangeEvent) | ({ name: 'sandbox.space_over' } & SiteChangeEvent) | ({ name: 'sandbox.suspended' } & SiteChangeEvent) | ({ name: 'sandbox.updated' } & SiteChangeEvent) | ({ name: 'sandbox_settings.updated' } & SiteChangeEvent) | ({ name: 'saved_block.created' } & SiteChangeEvent) | ({ name: 'saved_block.deleted' } & SiteChangeEvent) | ({ name: 'saved_block.updated' } & SiteChangeEvent) | ({ name: 'sender.created' } & SiteChangeEvent) | ({ name: 'sender.deleted' } & SiteChangeEvent) | ({ name: 'sender.updated' } & SiteChangeEvent) | ({ name: 'sender.verification_asked' } & SiteChangeEvent) | ({ name: 'sender.verified' } & SiteChangeEvent) | ({ name: 'sending_domain.checked' } & SiteChangeEvent) | ({ name: 'sending_domain.created' } & SiteChangeEvent) | ({ name: 'sending_domain.deleted' } & SiteChangeEvent) | ({ name: 'sending_domain.key_rotated' } & SiteChangeEvent) | ({ name: 'sending_domain.probed' } & SiteChangeEvent) | ({ name: 'sending_limits.updated' } & SiteChangeEvent) | ({ name: 'session.deleted' } & SiteChangeEvent) | ({ name: 'site.created' } & SiteChangeEvent) | ({ name: 'site.deleted' } & SiteChangeEvent) | ({ name: 'site.exported' } & SiteChangeEvent) | ({ name: 'site.imported' } & SiteChangeEvent) | ({ name: 'site.paused' } & SiteChangeEvent) | ({ name: 'site.published' } & SiteChangeEvent) | ({ name: 'site.resumed' } & SiteChangeEvent) | ({ name: 'site.unpublished' } & SiteChangeEvent) | ({ name: 'site.updated' } & SiteChangeEvent) | ({ name: 'site_page.created' } & SiteChangeEvent) | ({ name: 'site_page.deleted' } & SiteChangeEvent) | ({ name: 'site_page.not_published' } & SiteChangeEvent) | ({ name: 'site_page.published' } & SiteChangeEvent) | ({ name: 'site_page.restored' } & SiteChangeEvent) | ({ name: 'site_page.scheduled' } & SiteChangeEvent) | ({ name: 'site_page.unpublished' } & SiteChangeEvent) | ({ name: 'site_page.updated' } & SiteChangeEvent) | ({ name: 'site_page_menu.updated' } & SiteChangeEvent) | ({ name: 'subscription.auto_renewal_set' } & SiteChangeEvent) | ({ name: 'subscription.change_canceled' } & SiteChangeEvent) | ({ name: 'subscription.changed' } & SiteChangeEvent) | ({ name: 'subscription.created' } & SiteChangeEvent) | ({ name: 'subscription.ended' } & SiteChangeEvent) | ({ name: 'subscription.refunded' } & SiteChangeEvent) | ({ name: 'subscription.resumed' } & SiteChangeEvent) | ({ name: 'subscription.updated' } & SiteChangeEvent) | ({ name: 'suppression.created' } & SiteChangeEvent) | ({ name: 'suppression.removed' } & SiteChangeEvent) | ({ name: 'suppression_export.started' } & SiteChangeEvent) | ({ name: 'suppression_import.started' } & SiteChangeEvent) | ({ name: 'tag.created' } & SiteChangeEvent) | ({ name: 'tag.deleted' } & SiteChangeEvent) | ({ name: 'tag.leads_added' } & SiteChangeEvent) | ({ name: 'tag.leads_removed' } & SiteChangeEvent) | ({ name: 'tag.updated' } & SiteChangeEvent) | ({ name: 'template.created' } & SiteChangeEvent) | ({ name: 'template.deleted' } & SiteChangeEvent) | ({ name: 'template.disabled' } & SiteChangeEvent) | ({ name: 'template.enabled' } & SiteChangeEvent) | ({ name: 'template.restored' } & SiteChangeEvent) | ({ name: 'template.updated' } & SiteChangeEvent) | ({ name: 'template_folder.created' } & SiteChangeEvent) | ({ name: 'template_folder.deleted' } & SiteChangeEvent) | ({ name: 'template_folder.updated' } & SiteChangeEvent) | ({ name: 'tracking_settings.updated' } & SiteChangeEvent) | ({ name: 'unsubscribe_page.updated' } & SiteChangeEvent) | ({ name: 'user.deletion_canceled' } & SiteChangeEvent) | ({ name: 'user.deletion_requested' } & SiteChangeEvent) | ({ name: 'user.password_changed' } & SiteChangeEvent) | ({ name: 'user.password_set' } & SiteChangeEvent) | ({ name: 'user.picture_deleted' } & SiteChangeEvent) | ({ name: 'user.picture_updated' } & SiteChangeEvent) | ({ name: 'user.recovery_codes_created' } & SiteChangeEvent) | ({ name: 'user.second_factor_disabled' } & SiteChangeEvent) | ({ name: 'user.second_factor_enabled' } & SiteChangeEvent) | ({ name: 'user.signed_out_elsewhere' } & SiteChangeEvent) | ({ name: 'user.updated' } & SiteChangeEvent) | ({ name: 'vector.created' } & SiteChangeEvent) | ({ name: 'vector.deleted' } & SiteChangeEvent) | ({ name: 'vector.synced' } & SiteChangeEvent) | ({ name: 'vector.updated' } & SiteChangeEvent) | ({ name: 'visitor.deleted' } & SiteChangeEvent) | ({ name: 'visitor.linked' } & SiteChangeEvent) | ({ name: 'visitor.unlinked' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.created' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.deleted' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.disabled' } & WebhookEndpointDisabledEvent) | ({ name: 'webhook_endpoint.events_replayed' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.secret_rotated' } & SiteChangeEvent) | ({ name: 'webhook_endpoint.updated' } & SiteChangeEvent)

export interface SiteExport {
  name: string
  bytes: number
  /** Whether the site is paused here from now on. */
  moved: boolean
  /** Time at which the file is deleted. */
  until: string
}

export interface SiteFont {
  /** Letters and digits of any script, spaces, hyphens and underscores; begins with a letter or a digit. */
  name: string
  /** Value for `font-family`: letters and digits of any script, spaces, commas, quotes, hyphens and underscores. Designs refer to the font by it. */
  stack: string
  /** File of a web font: an `https` URL that ends in `.woff2` or `.woff`, the `font_url` of one of the site’s files, or a font of the installation. It is loaded only after a popup is shown. */
  url?: string
}

export interface SiteIds {
  $in: Array<string>
}

export interface SitePage {
  data: Array<Site>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface SiteResumption {
  overdue: OverdueChoice
  /** Whether to resume a site that was exported to continue elsewhere. Confirms that it does not run there; otherwise people get email twice. */
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

/** `tls`: encrypted from the start. `starttls`: upgraded before anything is sent. `none`: not encrypted. */
export type SmtpSecurity = 'tls' | 'starttls' | 'none'

export interface SmtpTransport {
  host: string
  port: number
  security: SmtpSecurity
  username: string | null
}

export type SnippetVia = 'page' | 'tag_manager'

export interface SocialBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'social'
  links: Array<SocialLink>
  align?: BlockAlign
}

export interface SocialLink {
  network: SocialNetwork
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

export type SocialNetwork = 'instagram' | 'facebook' | 'linkedin' | 'x' | 'youtube' | 'tiktok' | 'whatsapp' | 'threads' | 'pinterest' | 'website'

export interface SpacerBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'spacer'
  height_px: number
}

export interface SpokeWithAssistantTrigger {
  type: 'spoke_with_assistant'
  /** IDs of assistants. Absent or empty for any assistant. */
  assistant_ids?: Array<string>
  /** Whether only submitting the chat’s form counts. Otherwise, known leads who start a conversation count too. */
  by_form?: boolean
}

/** Why a live run does not continue until another release is started. */
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
  /** Secret to enter by hand. Shown only once. */
  secret: string
  /** URI for the QR code (`otpauth://…`). */
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

/** Always `reached = live + left + completed + stopped + failed`. */
export interface StepMetrics {
  step_id: string
  step_type: string | null
  /** Whether the step exists only in other versions. */
  gone: boolean
  parent_step_id: string | null
  /** ID of the branch that contains the step. `null` in `otherwise` and at the top level. */
  parent_branch_id: string | null
  reached: number
  /** Runs that are at this step now. */
  live: number
  /** Runs that went on to the next step. */
  left: number
  /** Runs that reached their goal at this step. */
  completed: number
  stopped: number
  failed: number
  send?: SendMetrics
  branches?: Array<BranchMetrics>
}

export interface StepMove {
  journey_version: number
  /** ID of the step. `null` for runs that have not begun. */
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
  /** Size in bytes. */
  bytes: number
  /** Number of downloads by visitors. */
  download_count: number
  /** URL from which pages load a web font, to use in the site’s fonts. Absent for other files. */
  font_url?: string
  created_at: string
}

export interface StoredFilePage {
  data: Array<StoredFile>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface StripeEventReceipt {
  /** Whether it is kept. */
  received: boolean
}

/** How an A/B test of subjects is run. */
export interface SubjectTest {
  /** Percentage of recipients who take part in the test, split evenly among the subjects. */
  share_percent: number
  /** Hours to wait for opens or clicks before the best subject is sent to the rest. */
  wait_hours: number
  winner_by: SubjectWinnerBy
}

/** What decides the winner. Counts people only. */
export type SubjectWinnerBy = 'opens' | 'clicks'

export interface Submission {
  id: string
  popup_id: string
  /** ID of the lead. A hash once the lead has been erased. */
  lead_id: string
  /** Whether the submission created the lead. */
  lead_created: boolean
  values: Array<SubmittedValue>
  consent: SubmittedConsent
  page_url: string | null
  referrer: string | null
  locale: string | null
  /** ID of the variant that the visitor saw, or `original`. */
  variant: string | null
  timezone: string | null
  /** Time for which the popup was visible before the submission, in milliseconds. */
  shown_for_ms: number
  at: string
}

export interface SubmissionAccepted {
  accepted: true
  /** URL that downloads the campaign’s file. Absent if it has none. */
  download_url?: string
  /** URL of the page that leads into the campaign’s sandbox. Absent if it leads to none. */
  sandbox_url?: string
}

export interface SubmissionPage {
  data: Array<Submission>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type SubmittedConsent = 'given' | 'declined' | 'not_asked'

export interface SubmittedValue {
  name: string
  value: string | number | boolean
  kept_because?: KeptBecause
}

/** What pays for the plan. */
export interface Subscription {
  id: string
  kind: SubscriptionKind
  site?: SubscriptionSite
  state: SubscriptionState
  reason?: SubscriptionReason
  items: Array<SubscriptionItem>
  currency: string
  interval: BillingInterval
  /** What one interval costs, before discounts and tax. In the smallest unit of the currency. */
  amount: number
  promotion_code: string | null
  discount_ends_at: string | null
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
  /** Next payment. `null` where it does not renew itself. */
  renews_at: string | null
  period_start_at: string | null
  period_end_at: string | null
  trial_ends_at: string | null
  ends_at: string | null
  ended_at: string | null
  /** Until when the first payment is given back. `null` where it is not. */
  refundable_until: string | null
  scheduled_change_id: string | null
  /** Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`). */
  pending_change_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface SubscriptionChange {
  id: string
  subscription_id: string
  state: SubscriptionChangeState
  items: Array<SubscriptionChangeItem>
  interval: BillingInterval
  currency: string
  /** What is charged now, with what is given back for the rest of the period. In the smallest unit of the currency. */
  amount_due: number
  /** What one interval costs then, before discounts and tax. In the smallest unit of the currency. */
  next_amount: number
  lines: Array<PriceLine>
  confirmation?: PaymentConfirmation
  /** When it takes effect. `null` for at once. What becomes cheaper does so at the end of the period. */
  effective_at: string | null
  /** Everything that exceeds the new limits. */
  exceeded: Array<ExceededAllowance>
  expires_at: string
  created_at: string
}

export interface SubscriptionChangeItem {
  plan_id: string
  quantity: number
}

/** `shown`: can be confirmed until `expires_at`. `pending`: being carried out, or its payment waits for the buyer (`confirmation`). `scheduled`: for the end of the period. `failed`: not paid, and nothing was changed. */
export type SubscriptionChangeState = 'shown' | 'pending' | 'scheduled' | 'done' | 'failed' | 'canceled'

export interface SubscriptionItem {
  plan_id: string
  plan_name: string
  plan_type: PlanType
  quantity: number
  /** Price of one for an interval. In the smallest unit of the currency. */
  unit_amount: number
}

/** `account_plan`: the plan of the account. `site_add_ons`: what a site has beyond it. */
export type SubscriptionKind = 'account_plan' | 'site_add_ons'

export interface SubscriptionPage {
  data: Array<Subscription>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `trialing`: nothing is paid before `trial_ends_at`. `payment_due`: the last payment failed and is tried again; access stays. `payment_incomplete`: the first payment needs a confirmation. `unpaid`: no payment succeeded. `paused`: the trial ended without a payment method. */
export type SubscriptionReason = 'trialing' | 'payment_due' | 'payment_incomplete' | 'unpaid' | 'paused'

/** Site of the add-ons. */
export interface SubscriptionSite {
  id: string
  /** Empty where the caller does not reach the site. */
  name: string
}

/** `active`: renews itself. `expiring`: ends at `ends_at`. `expired`: not paid for any longer. `cancelled`: ended. What was paid for counts while the state is `active` or `expiring`. */
export type SubscriptionState = 'active' | 'expiring' | 'expired' | 'cancelled'

export interface Suppression {
  id: string
  /** The suppressed address. `null` once the person has been erased; the suppression remains. */
  email: string | null
  reason: SuppressionReason
  source: SuppressionSource
  note: string
  /** What the mail server or the report said. */
  evidence: string
  /** ID of the email that bounced or was reported as spam. */
  email_id: string | null
  /** ID of the import that added it. */
  operation_id: string | null
  created_at: string
  /** Time at which it was removed. The address gets email again. */
  removed_at: string | null
  /** Who removed it. `null` if an import was undone, or the person confirmed that they want email again. */
  removed_by: string | null
  removal_note: string | null
}

export interface SuppressionPage {
  data: Array<Suppression>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `hard_bounce`: the address does not accept email, so nothing is sent to it. All other reasons stop marketing email only: a spam complaint, an unsubscription elsewhere, or a decision by hand. Of several reasons against one address the strongest holds: `hard_bounce`, `complaint`, `unsubscribed`, `manual`, in this order. `unsubscribed` ends when the person confirms by email that they want it again. */
export type SuppressionReason = 'hard_bounce' | 'complaint' | 'unsubscribed' | 'manual'

export interface SuppressionRemoval {
  note?: string
}

/** How it became known. `repeated_failures`: email to the address failed 3 times in a row for good, or 5 times over 15 days or more. */
export type SuppressionSource = 'mail_server' | 'bounce_message' | 'complaint_report' | 'provider' | 'repeated_failures' | 'manual' | 'import'

export type SuppressionState = 'active' | 'removed'

/** Which value stays when both sides changed it: `ours`, `theirs`, or that of the later change. A value that only one side changed always goes to the other. */
export type SyncConflictRule = 'ours' | 'theirs' | 'newest'

export interface SyncEntry {
  lead_id: string
  /** Address under which the service knows the person. */
  email: string | null
  state: SyncState
  consent?: ServiceConsent
  reason?: SyncEntryReason
  /** What happened, and what to do. */
  reason_text?: string
  /** Field there that is at fault. */
  field?: string
  /** Words of the service. */
  detail?: string
  sent_at: string | null
  received_at: string | null
  next_try_at: string | null
}

export interface SyncEntryPage {
  data: Array<SyncEntry>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type SyncEntryReason = 'withdrawn' | 'forgotten' | 'address_invalid' | 'address_too_long' | 'address_taken' | 'value_invalid' | 'not_found' | 'other' | 'not_subscribed' | 'suppressed' | 'unconfirmed' | 'not_chosen' | 'removed_there'

export interface SyncRetried {
  leads: number
}

export interface SyncRetry {
  reason?: SyncEntryReason
}

/** `waiting`: to be sent. `under_way`: at the service, which has not said yet what became of it. `synced`: both sides have the same. `refused`: the service did not take it. `left_out`: not sent, for the reason. */
export type SyncState = 'waiting' | 'under_way' | 'synced' | 'refused' | 'left_out'

export interface SyncTrial {
  lead_ids?: Array<string>
}

export type SyncTrialAction = 'create' | 'update' | 'nothing' | 'left_out'

export interface SyncTrialField {
  service_field: string
  service_name: string
  value: string
}

export interface SyncTrialLead {
  lead_id: string
  email: string
  action: SyncTrialAction
  reason?: SyncEntryReason
  reason_text?: string
  fields: Array<SyncTrialField>
  tags: Array<string>
  /** What the service would not take. */
  refusals: Array<SyncTrialRefusal>
}

export interface SyncTrialRefusal {
  field?: string
  reason: SyncEntryReason
  text: string
}

export interface SyncTrialResult {
  data: Array<SyncTrialLead>
}

export type TableFormat = 'csv' | 'xlsx'

export interface Tag {
  id: string
  name: string
  source: TagSource
  lead_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
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

/** What added the tag to the lead. */
export type TagAssignmentSource = 'form' | 'campaign' | 'journey' | 'import' | 'incoming_hook' | 'api' | 'manual' | 'seed'

export interface TagChanges {
  name: string
}

export interface TagIds {
  tag_ids: Array<string>
}

export interface TagLeads {
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export interface TagPage {
  data: Array<Tag>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface TagReference {
  /** How the document refers to it, such as `tag:Welcome`. */
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
  /** IDs of the leads that were changed. */
  lead_ids: Array<string>
}

export interface TaxId {
  /** Kind as Stripe names it, such as `eu_vat`. */
  type: string
  value: string
  status: TaxIdStatus
  checked_at: string | null
}

/** Result of the check at the authority. It is `pending` at first. */
export type TaxIdStatus = 'pending' | 'verified' | 'unverified' | 'unavailable'

export interface Template {
  id: string
  name: string
  category: TemplateCategory
  /** ID of the folder that contains it. `null` for none. */
  folder_id: string | null
  subject: string
  preheader: string
  /** Body as text. For a document, the text part of the email. */
  body_text: string
  document?: EmailDocument
  /** Content for leads who read another language. Everyone else gets the content above, in the site’s language. */
  translations: Array<TemplateTranslation>
  enabled: boolean
  has_unsubscribe_link: boolean
  /** Issues to fix before it is used. */
  problems: Array<TemplateProblem>
  /** Number that increases with every change of the content. Each email records the version it was sent with. */
  content_version: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

/** Marketing emails require a subscribed lead, consent, a postal address and an unsubscribe link. */
export type TemplateCategory = 'marketing' | 'transactional'

export interface TemplateChanges {
  name?: string
  category?: TemplateCategory
  folder_id?: string | null
  subject?: string
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
  translations?: Array<NewTemplateTranslation>
}

export interface TemplateFolder {
  id: string
  name: string
  template_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface TemplateFolderChanges {
  name?: string
}

export interface TemplateFolderPage {
  data: Array<TemplateFolder>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** A hint. It does not prevent saving. */
export interface TemplateHint {
  code: TemplateHintCode
  pointer: string
  /** The number, word or color that the hint is about. */
  name: string
}

export type TemplateHintCode = 'clipped' | 'subject_long' | 'subject_shouts' | 'preheader_missing' | 'spam_words' | 'alt_missing' | 'picture_missing' | 'link_missing' | 'link_not_secure' | 'contrast_low' | 'only_pictures'

export interface TemplateImport {
  html: string
  /** Name of the template. Defaults to the title of the page. */
  name?: string
  subject?: string
  category?: TemplateCategory
  folder_id?: string | null
}

export interface TemplateLeftOut {
  kind: LeftOutKind
  /** The tag, link or image URL as written, or empty. */
  name: string
  /** What to do about it, in the language of the request. */
  advice: string
}

export interface TemplatePage {
  data: Array<Template>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface TemplatePreview {
  language: Locale
  subject: string
  preheader: string
  html: string
  text: string
  problems: Array<TemplateProblem>
  /** Size of the HTML, in bytes. Gmail clips emails longer than 102 kB. */
  bytes: number
  hints: Array<TemplateHint>
}

export interface TemplatePreviewRequest {
  lead_id?: string
  sender_id?: string
  language?: Locale
  /** An earlier content version to preview instead of the current one. */
  content_version?: number
  subject?: string
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
}

export interface TemplateProblem {
  code: 'no_unsubscribe_link' | 'template_too_long' | 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_link_invalid' | 'template_block_invalid'
  pointer: string
  /** The variable or link target that the problem is about. */
  name: string
}

export interface TemplateReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  kind: 'template'
  name: string
  category: TemplateCategory
  subject: string
  preheader: string
  body_text: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
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
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
}

export interface TemplateUse {
  /** Type of the object that uses it, such as `journey` or `broadcast`. */
  kind: string
  id: string
  name: string
}

export interface TemplateUses {
  data: Array<TemplateUse>
}

export interface TemplateVariable {
  /** Name as written between braces. */
  name: string
  source: TemplateVariableSource
  /** Name as people read it, in the language of `Accept-Language`. */
  label: string
  example: string
  /** Whether some recipients may have no value. If so, use `default`. */
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
  /** Whether this is the current content. */
  is_present: boolean
  category: TemplateCategory
  subject: string
  preheader: string
  /** Languages that it has translations for. */
  locales: Array<Locale>
  created_at: string
}

export interface TemplateVersionPage {
  data: Array<TemplateVersion>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type TestEmailOutcome = 'queued' | 'template_missing' | 'sender_not_verified'

export interface Testimonial {
  quote: string
  name: string
  role: string
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  alt: string
}

export interface TestimonialsBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'testimonials'
  /** Heading above the block. Empty for none. */
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
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'text'
  content: Array<RichNode>
  size?: TextSize
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
}

export interface TextRun {
  /** Text of the run. Line breaks are kept. */
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link?: string
}

export type TextSize = 'small' | 'normal' | 'large'

export interface TextToTranslate {
  text: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  to: string
  /** Names that must not be translated. */
  keep?: Array<string>
}

/** Runs code after a submission; requires `code`, `script_url` or both. The thank-you message is shown as well. */
export interface ThankYouCode {
  kind: 'code'
  /** JavaScript that runs on the host page, if the page has a nonce. */
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
export type TimelineEntry = ({ name: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEntry) | ({ name: 'ai_draft.failed' } & AiDraftFailedEntry) | ({ name: 'ai_draft.ready' } & AiDraftReadyEntry) | ({ name: 'conversation.joined' } & ConversationJoinedEntry) | ({ name: 'email.bounced' } & EmailBouncedEntry) | ({ name: 'email.clicked' } & EmailClickedEntry) | ({ name: 'email.complained' } & EmailComplainedEntry) | ({ name: 'email.delivered' } & EmailDeliveredEntry) | ({ name: 'email.not_delivered' } & EmailNotDeliveredEntry) | ({ name: 'email.opened' } & EmailOpenedEntry) | ({ name: 'email.replied' } & EmailRepliedEntry) | ({ name: 'email.skipped' } & EmailSkippedEntry) | ({ name: 'email.unknown' } & EmailUnknownEntry) | ({ name: 'event.received' } & EventReceivedEntry) | ({ name: 'event.tracked' } & EventTrackedEntry) | ({ name: 'form.submitted' } & FormSubmittedEntry) | ({ name: 'incoming_hook.lead_captured' } & IncomingHookLeadCapturedEntry) | ({ name: 'journey.not_enrolled' } & JourneyNotEnrolledEntry) | ({ name: 'lead.audience_joined' } & LeadAudienceJoinedEntry) | ({ name: 'lead.audience_left' } & LeadAudienceLeftEntry) | ({ name: 'lead.confirmation_asked' } & LeadEntry) | ({ name: 'lead.confirmed' } & LeadEntry) | ({ name: 'lead.created' } & LeadCreatedEntry) | ({ name: 'lead.erased' } & LeadErasedEntry) | ({ name: 'lead.merge_undone' } & LeadMergeUndoneEntry) | ({ name: 'lead.merged' } & LeadMergedEntry) | ({ name: 'lead.sandbox_assigned' } & LeadSandboxAssignedEntry) | ({ name: 'lead.sandbox_deleted' } & LeadSandboxDeletedEntry) | ({ name: 'lead.sandbox_expired' } & LeadSandboxExpiredEntry) | ({ name: 'lead.sandbox_expires_tomorrow' } & LeadSandboxExpiresTomorrowEntry) | ({ name: 'lead.sandbox_extended' } & LeadSandboxExtendedEntry) | ({ name: 'lead.sandbox_opened' } & LeadSandboxOpenedEntry) | ({ name: 'lead.sandbox_space_over' } & LeadSandboxSpaceOverEntry) | ({ name: 'lead.subscribed' } & LeadSubscribedEntry) | ({ name: 'lead.tag_added' } & LeadTagAddedEntry) | ({ name: 'lead.tag_removed' } & LeadTagRemovedEntry) | ({ name: 'lead.topics_changed' } & LeadTopicsChangedEntry) | ({ name: 'lead.unsubscribed' } & LeadUnsubscribedEntry) | ({ name: 'lead.updated' } & LeadUpdatedEntry) | ({ name: 'page.visited' } & PageVisitedEntry) | ({ name: 'question.answered' } & QuestionAnsweredEntry) | ({ name: 'run.webhook_called' } & RunWebhookCalledEntry)

export interface TimelinePage {
  data: Array<TimelineEntry>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Where a visitor came from, according to the page’s URL and the referrer. */
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
  /** Whether page visits are recorded. Popup results are counted in any case. */
  enabled: boolean
  /** Whether the widget stores and sends nothing on any page before `leadwright.consent("grant")`. */
  consent_mode: boolean
  /** Number of days after which visits and unknown visitors are deleted. */
  kept_days: number
  /** The line to add to your pages, once for popups and tracking. */
  snippet: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface TrackingSettingsChanges {
  /** Whether page visits are recorded. Popup results are counted in any case. */
  enabled?: boolean
  /** Whether the widget stores and sends nothing on any page before `leadwright.consent("grant")`. */
  consent_mode?: boolean
  /** Number of days after which visits and unknown visitors are deleted. */
  kept_days?: number
}

export interface TranslatedText {
  outcome: TranslationOutcome
  /** The translation. `null` unless the outcome is `translated`. */
  text: string | null
  /** What was lost, was added or should have been avoided. */
  faults: Array<string>
  model: string | null
  /** Cost in US cents. */
  cost_cents: number
}

/** `no_model`: no provider is connected. */
export type TranslationOutcome = 'translated' | 'parts_lost' | 'parts_added' | 'word_avoided' | 'no_model' | 'limit_reached' | 'canceled' | 'ai_unreadable' | 'ai_unreachable' | 'ai_timeout' | 'ai_busy' | 'ai_no_credit' | 'ai_model_gone' | 'ai_key_refused' | 'ai_provider_error' | 'ai_refused' | 'ai_empty' | 'ai_cut_off'

/** `deferred`: definitely not accepted yet. `unknown`: handed off, but no answer was received. */
export type TransportOutcome = 'delivered' | 'refused' | 'deferred' | 'unknown'

/** Present while the transport is failing: emails wait, and one is tried from time to time until it gets through. */
export interface TransportTrouble {
  since: string
  /** Number of consecutive failures. */
  failures: number
  reason: string
  next_try_at: string
}

export interface UnansweredTopic {
  topic: string
  count: number
  /** The question as last asked. */
  question: string
  conversation_id: string
  message_id: string
  last_at: string
}

export interface UnansweredTopics {
  data: Array<UnansweredTopic>
}

/** Whether an email with an unknown outcome is sent again. */
export type UnknownPolicy = 'resend' | 'do_not_resend'

/** Stops all marketing email to the leads. Only the person can undo this. */
export interface UnsubscribeLeads {
  kind: 'unsubscribe'
}

export interface UnsubscribePage {
  texts: UnsubscribePageLanguages
  topics: Array<EmailTopic>
  audience_ids: Array<string>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change. `null` while the page is the built-in one. */
  updated_at: string | null
}

export interface UnsubscribePageChanges {
  texts?: UnsubscribePageLanguageChanges
  /** All topics, in order. A topic that is left out is deleted, along with who opted out of it. */
  topics?: Array<EmailTopicChanges>
  /** IDs of audiences that readers can join and leave on the page. Static audiences only. */
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

/** State of the page: opened from an email, after saving a choice, after unsubscribing, or after asking to resubscribe. */
export type UnsubscribePageState = 'opened' | 'saved' | 'left' | 'asked'

export interface UnsubscribePageTextChanges {
  /** Heading of the question before unsubscribing. */
  prompt_title?: string
  /** Question before unsubscribing. */
  prompt_text?: string
  /** What unsubscribing means. */
  message?: string
  /** Text of the button that unsubscribes. */
  button_text?: string
  /** Heading above the topics and audiences. */
  preferences_title?: string
  /** Text of the button that saves the choice. */
  preferences_button_text?: string
  /** Text shown once the choice is saved. */
  preferences_saved_text?: string
  /** Text shown once the reader has unsubscribed. */
  success_text?: string
  /** Text above the button that resubscribes. */
  resubscribe_message?: string
  /** Text of the button that resubscribes. */
  resubscribe_button_text?: string
  /** Text shown once the email that confirms resubscribing has been sent. */
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
  /** A URL, or its path such as `/prices`; several on separate lines match if any of them does. In a `pattern`, `*` matches anything. For `query`, `name` or `name=value`. */
  value: string
  /** Whether the rule must not match. */
  exclude?: boolean
}

export interface Usage {
  /** ID of the account’s plan. Absent if the account has no plan, and so no limits from one. */
  plan?: PlanOfAccount
  /** Usage of the whole account. */
  account: Array<Meter>
  features: Array<PlanFeature>
}

/** The limit that was reached, and how much of it is used. */
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
  /** URL of the picture, relative to the API’s base URL. */
  picture_url: string | null
  /** Whether the person has a password. Otherwise they sign in through a provider or with a passkey. */
  has_password: boolean
  confirmed: boolean
  super_administrator: boolean
  /** Time at which the account is erased. Present if the person deleted it; until then they can only restore it. */
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
  /** Number of documents in all of its sources: files, pages and pairs. */
  file_count: number
  /** Number of passages that answers can draw on. */
  chunk_count: number
  bytes: number
  /** Number that increases with every change; also returned as the `ETag`. */
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
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
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
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  space_above_px?: number
  space_below_px?: number
  kind: 'video'
  /** What the video shows, for people using a screen reader. */
  title: string
  /** URL on YouTube or Vimeo. Nothing is loaded from there until a visitor opens it. */
  video_url: string
  /** ID of the image shown until then. If empty, only the title is shown. */
  image_id: string
  alt: string
}

export interface Visit {
  kind: VisitKind
  at: string
  /** Name of an event tracked by the page. Absent for page views. */
  name: string | null
  page_url: string | null
  title: string | null
  referrer: string | null
  properties?: { [key: string]: string | number | boolean }
  /** Time for which the page was visible, in milliseconds. */
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
  /** Time for which pages were visible, in milliseconds. */
  visible_ms: number
  /** Times it was shown to bots. Not included in the other counts. */
  robot_pages: number
}

export type VisitKind = 'page' | 'custom'

export interface VisitNews {
  /** End of the previous visit. Absent on the first visit, and once its news has been dismissed. */
  away_since?: string
  /** New items since then. Kinds with nothing new are absent. */
  news: Array<NewsCount>
}

export interface VisitPage {
  data: Array<Visit>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface Visitor {
  uuid: string
  lead_id: string | null
  /** Name of the lead, or its email address. */
  lead_name: string | null
  known_by?: VisitorKnownBy
  linked_at: string | null
  first_visit: string
  last_visit: string
  visits: number
  pages: number
  /** Time for which pages were visible, in milliseconds. */
  time_on_pages_ms: number
  interactions: number
  /** Two-letter country code (ISO 3166-1 alpha-2). */
  country_code: string | null
  device?: VisitorDevice
  platform: string | null
  browser: string | null
  language: string | null
  timezone: string | null
  /** Referrer of the first visit. */
  referrer_url: string | null
  is_robot: boolean
  first_touch?: Touch
  last_touch?: Touch
  /** Properties set by the page with `identify`, such as an email address. Not verified. */
  traits: { [key: string]: string; }
}

export type VisitorDevice = 'desktop' | 'tablet' | 'mobile'

export type VisitorEvent = ({ type: 'custom' } & CustomEvent) | ({ type: 'identified' } & VisitorIdentified) | ({ type: 'page_left' } & PageLeft) | ({ type: 'page_visited' } & PageVisit) | ({ type: 'popup_closed' } & PopupClosed) | ({ type: 'popup_shown' } & PopupShown)

/** What the rule checks. `referrer` and `utm_…` refer to the first page of the visit and to the current page; a visit ends after 30 minutes without a page view. Without consent, every page view is a visit of its own. */
export type VisitorField = 'country' | 'device' | 'browser' | 'language' | 'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'visitor' | 'known_lead' | 'tag'

export interface VisitorIdentified {
  type: 'identified'
  email: string
  /** Proof of the address: its HMAC-SHA-256 with the site’s secret, in hexadecimal. */
  user_hash?: string
}

export type VisitorKind = 'new' | 'returning'

/** How the visitor became known. `form`: a submitted form. `link`: a signed link. `page`: identified by the page with proof. `owner`: linked by hand. */
export type VisitorKnownBy = 'form' | 'link' | 'page' | 'owner'

export interface VisitorLink {
  lead_id: string
}

export type VisitorOp = 'is' | 'is_not' | 'contains' | 'does_not_contain' | 'is_empty' | 'is_not_empty'

export interface VisitorPage {
  data: Array<Visitor>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface VisitorQuestion {
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id?: string
  user?: NamedVisitor
  /** IANA time zone, used to guess the country if the IP address does not reveal it. */
  timezone?: string
}

export interface VisitorRule {
  field: VisitorField
  op: VisitorOp
  /** Values of which any one matches. Countries as `ES`, languages as `es` or `es-MX`, tags by ID. */
  values?: Array<string>
}

export interface VisitorSession {
  device?: VisitorDevice
  timezone?: string
  language?: string
  /** Whether the browser reports that it is controlled by a program. */
  automated?: boolean
}

export interface Visits {
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id?: string
  /** Value of `lw_visitor` in the URL of a signed link. */
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

export type WaitingFor = 'delay' | 'open_window' | 'delivery' | 'retry' | 'event' | 'answer' | 'writing' | 'approval' | 'webhook'

export interface WaitingNotification {
  kind: AttentionKind
  count: number
  /** Whether one of them began to wait after the caller last marked them as read. */
  is_new: boolean
}

/** Current day of the warm-up. Absent if there is none, or it has ended. */
export interface WarmUpDay {
  /** Day of the warm-up, from 1. */
  day: number
  emails_max: number
}

export interface WebPage {
  id: string
  name: string
  handle: string
  kind: WebPageKind
  status: WebPageStatus
  /** URL at which visitors find it; of a page that is not published, the one at which they will. */
  url: string
  language: string
  in_menu: boolean
  menu_position: number
  translation_of: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  /** SEO score of the draft, from 0 to 100. */
  seo_score: number
  /** Number that increases with every change of the draft’s content. */
  content_version: number
  /** Handle at which visitors find it now; `handle` is the one after the next publication. */
  published_handle?: string
  published_kind?: WebPageKind
  /** Version of the content that visitors see. */
  published_version?: number
  has_unpublished_changes: boolean
  published_at?: string
  /** Time at which the draft is published automatically. */
  publish_at?: string
  /** Time at which the page is unpublished automatically. */
  unpublish_at?: string
  /** Code, such as `validation_failed`, that says why the draft was not published as scheduled. */
  schedule_problem?: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  /** Checks that make up the score. */
  seo_checks: Array<SeoCheck>
  document: PageDocument
}

export interface WebPageChanges {
  /** Name of the page, also used in the menu. */
  name?: string
  /** Path of the page, unique on the site: letters from a to z, digits and single hyphens between them. Converted to lowercase. */
  handle?: string
  kind?: WebPageKind
  in_menu?: boolean
  /** ID of the page that this page translates. Empty for none. */
  translation_of?: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
  hide_menu?: boolean
  hide_footer?: boolean
  seo?: WebPageSeo
  document?: PageDocument
}

export interface WebPageCounts {
  /** Page views by people. None are counted while the site does not track visits. */
  visits: number
  /** Unique visitors per day. */
  visitors: number
  /** Submissions on the page, including those of its popups. */
  submitted: number
  /** New leads from these submissions. */
  leads: number
}

export interface WebPageDay {
  day: string
  /** Page views by people. None are counted while the site does not track visits. */
  visits: number
  /** Unique visitors per day. */
  visitors: number
  /** Submissions on the page, including those of its popups. */
  submitted: number
  /** New leads from these submissions. */
  leads: number
}

export interface WebPageFromTemplate {
  template: PageTemplateKey
  name?: string
  /** Path of the page, unique on the site: letters from a to z, digits and single hyphens between them. Converted to lowercase. */
  handle?: string
  /** Language of the texts. Defaults to the site’s. */
  language?: Locale
  /** ID of the popup whose form the page shows. */
  popup_id?: string
}

export interface WebPageImport {
  url: string
  /** Name of the template. Defaults to the title of the page. */
  name?: string
}

/** `homepage`: served at the site’s own URL; there is one. `landing`: usually without a menu. `thank_you`: excluded from search results. */
export type WebPageKind = 'homepage' | 'custom' | 'landing' | 'thank_you'

export interface WebPageLeftOut {
  kind: WebPageLeftOutKind
  /** URL or name of what was left out, or empty. */
  name: string
}

/** What was left out. `image`: not available, a vector graphic, or beyond the maximum number. `button`: without a link. `table`: its cells became paragraphs. `navigation`: menus and footers. `rest`: content beyond the maximum size of a page. */
export type WebPageLeftOutKind = 'script' | 'form' | 'frame' | 'media' | 'image' | 'button' | 'table' | 'navigation' | 'rest'

/** Results of a popup on the page. The name is `null` once the popup is deleted. `shown` does not count forms embedded in the page. */
export interface WebPagePopup {
  popup_id: string
  name: string | null
  shown: number
  submitted: number
}

export interface WebPagePreview {
  /** The rendered page. Empty if there are problems. */
  html: string
  bytes: number
  problems: Array<WebPageProblem>
  seo_score: number
  seo_checks: Array<SeoCheck>
}

export interface WebPagePreviewRequest {
  /** A published content version to preview instead of the draft. */
  content_version?: number
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
  hide_menu?: boolean
  hide_footer?: boolean
  seo?: WebPageSeo
  document?: PageDocument
  /** Unsaved brand changes to preview the page with. */
  brand?: BrandChanges
}

/** An issue that prevents saving. */
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
  /** Whether the site tracks visits at present. */
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
  /** Title in search results and browser tabs. If empty, the name of the page. */
  title: string
  /** Description in search results, which show 150 to 160 characters. */
  description: string
  /** Main keyword of the page, unique on the site. Empty for none. */
  keyword: string
  /** ID of the image for link previews on social networks. If empty, the first image. */
  image_id: string
  /** Whether search engines may index it. */
  indexed: boolean
  /** Additional schema.org data in JSON-LD, one text per object, included in the page’s head. */
  structured_data?: Array<string>
}

export type WebPageStatus = 'draft' | 'published'

export interface WebPageSummary {
  id: string
  name: string
  handle: string
  kind: WebPageKind
  status: WebPageStatus
  /** URL at which visitors find it; of a page that is not published, the one at which they will. */
  url: string
  language: string
  in_menu: boolean
  menu_position: number
  translation_of: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  /** SEO score of the draft, from 0 to 100. */
  seo_score: number
  /** Number that increases with every change of the draft’s content. */
  content_version: number
  /** Handle at which visitors find it now; `handle` is the one after the next publication. */
  published_handle?: string
  published_kind?: WebPageKind
  /** Version of the content that visitors see. */
  published_version?: number
  has_unpublished_changes: boolean
  published_at?: string
  /** Time at which the draft is published automatically. */
  publish_at?: string
  /** Time at which the page is unpublished automatically. */
  unpublish_at?: string
  /** Code, such as `validation_failed`, that says why the draft was not published as scheduled. */
  schedule_problem?: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface WebPageSummaryPage {
  data: Array<WebPageSummary>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface WebPageUse {
  /** Type of the object that uses it, such as `popup`, `template` or `knowledge_source`. */
  kind: string
  id: string
  name: string
}

export interface WebPageUses {
  data: Array<WebPageUse>
}

export interface WebPageVersion {
  content_version: number
  /** Whether visitors see this version. */
  is_published: boolean
  /** Language of the texts, such as `en` or `pt-BR`. */
  language: string
  hide_menu: boolean
  hide_footer: boolean
  seo: WebPageSeo
  created_at: string
}

export interface WebPageVersionPage {
  data: Array<WebPageVersion>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface WebhookAnswerField {
  /** Path of a value in the JSON of the answer, its keys separated by dots: `plan`, `items.0.price`. */
  path: string
  /** ID of the custom field that takes the value. */
  field_id: string
}

export interface WebhookAttempt {
  at: string
  /** Duration of the request, in milliseconds. */
  milliseconds: number
  status: number | null
  error?: WebhookAttemptError
  /** First 4096 bytes of the response. `null` once the person that the event is about has been erased. */
  response_body: string | null
}

export type WebhookAttemptError = 'address_not_public' | 'unreachable' | 'timeout' | 'url_invalid' | 'redirect' | 'status' | 'event_forgotten'

export interface WebhookDelivery {
  id: string
  /** ID of the event, sent as `webhook-id`. */
  event_id: string
  event_name: string
  lead_id: string | null
  state: WebhookDeliveryState
  attempts: number
  /** HTTP status code of the last attempt. `null` if there was no response. */
  response_status: number | null
  next_attempt_at: string | null
  created_at: string
  ended_at: string | null
}

export interface WebhookDeliveryDetails {
  id: string
  /** ID of the event, sent as `webhook-id`. */
  event_id: string
  event_name: string
  lead_id: string | null
  state: WebhookDeliveryState
  attempts: number
  /** HTTP status code of the last attempt. `null` if there was no response. */
  response_status: number | null
  next_attempt_at: string | null
  created_at: string
  ended_at: string | null
  /** Body of the request. `null` once the event is no longer stored. */
  request_body: string | null
  tries: Array<WebhookAttempt>
}

export interface WebhookDeliveryPage {
  data: Array<WebhookDelivery>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type WebhookDeliveryState = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** `failing`: all deliveries failed for 120 hours. `gone`: the server answered 410. */
export type WebhookDisabledBecause = 'person' | 'failing' | 'gone'

export interface WebhookEndpoint {
  id: string
  url: string
  description: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events: Array<WebhookEventName>
  format: WebhookFormat
  status: WebhookEndpointStatus
  disabled_because?: WebhookDisabledBecause
  /** Time of the first failure since the last success. `null` while deliveries succeed. */
  failing_since: string | null
  /** Time until which nothing is sent because too many attempts failed in a row; it doubles with each further one, up to an hour. Tests and resent deliveries are sent at once and end it. `null` while events are sent as they happen. */
  held_until: string | null
  last_succeeded_at: string | null
  /** Whether the caller may see all events of the endpoint, which is needed to change it, to read what it was sent, and to send it again. */
  manageable: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
}

export interface WebhookEndpointChanges {
  /** URL of a publicly reachable server. Redirects are not followed. */
  url?: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events?: Array<WebhookEventName>
  description?: string
  format?: WebhookFormat
  status?: WebhookEndpointStatus
}

export interface WebhookEndpointDisabledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  name: 'webhook_endpoint.disabled'
  subject_id: string | null
  lead_id: string | null
  data: WebhookEndpointDisabledEventData
  at: string
}

export interface WebhookEndpointDisabledEventData {
  because: 'person' | 'failing' | 'gone'
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
}

export interface WebhookEndpointPage {
  data: Array<WebhookEndpoint>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export type WebhookEndpointStatus = 'enabled' | 'disabled'

export interface WebhookEndpointWithSecret {
  id: string
  url: string
  description: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events: Array<WebhookEventName>
  format: WebhookFormat
  status: WebhookEndpointStatus
  disabled_because?: WebhookDisabledBecause
  /** Time of the first failure since the last success. `null` while deliveries succeed. */
  failing_since: string | null
  /** Time until which nothing is sent because too many attempts failed in a row; it doubles with each further one, up to an hour. Tests and resent deliveries are sent at once and end it. `null` while events are sent as they happen. */
  held_until: string | null
  last_succeeded_at: string | null
  /** Whether the caller may see all events of the endpoint, which is needed to change it, to read what it was sent, and to send it again. */
  manageable: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  created_at: string
  updated_at: string
  /** Secret to verify signatures with: `whsec_` followed by base64. Shown only once. */
  secret: string
}

/** The body that endpoints get of the event, and its ID. */
export interface WebhookEvent {
  /** ID of the event, by which Zapier and Make know what they have seen. */
  id: string
  type: string
  timestamp: string
  site_id: string
  data: WebhookEventData
}

export interface WebhookEventData {
  id: string
  name: string
  subject_id: string | null
  lead_id: string | null
  data: { [key: string]: any | null; }
  at: string
}

export type WebhookEventName = '*' | 'ai_draft.approved' | 'ai_draft.awaiting_approval' | 'ai_draft.failed' | 'ai_draft.ready' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.failed' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'connection.authorization_started' | 'connection.authorized' | 'connection.created' | 'connection.deleted' | 'connection.disconnected' | 'connection.entries_retried' | 'connection.field_created' | 'connection.paused' | 'connection.resumed' | 'connection.stopped' | 'connection.sync_requested' | 'connection.updated' | 'conversation.answered' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.joined' | 'conversation.message_added' | 'conversation.rated' | 'conversation.replied' | 'conversation.returned' | 'conversation.started' | 'conversation.waiting' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'email.bounced' | 'email.clicked' | 'email.complained' | 'email.delivered' | 'email.link_clicked' | 'email.not_delivered' | 'email.opened' | 'email.replied' | 'email.resent' | 'email.resolved' | 'email.skipped' | 'email.unknown' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'event.received' | 'event.tracked' | 'file.deleted' | 'file.uploaded' | 'form.submitted' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'incoming_hook.address_replaced' | 'incoming_hook.call_retried' | 'incoming_hook.created' | 'incoming_hook.deleted' | 'incoming_hook.lead_captured' | 'incoming_hook.updated' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.not_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead.audience_joined' | 'lead.audience_left' | 'lead.confirmation_asked' | 'lead.confirmed' | 'lead.created' | 'lead.erased' | 'lead.merge_undone' | 'lead.merged' | 'lead.merged_into' | 'lead.noted' | 'lead.sandbox_assigned' | 'lead.sandbox_deleted' | 'lead.sandbox_expired' | 'lead.sandbox_expires_tomorrow' | 'lead.sandbox_extended' | 'lead.sandbox_opened' | 'lead.sandbox_space_over' | 'lead.subscribed' | 'lead.tag_added' | 'lead.tag_removed' | 'lead.topics_changed' | 'lead.unsubscribed' | 'lead.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'operation.canceled' | 'operation.completed' | 'operation.created' | 'operation.failed' | 'operation.undone' | 'operation.updated' | 'page.visited' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'question.answered' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run.webhook_called' | 'run_action.created' | 'sandbox.canceled' | 'sandbox.created' | 'sandbox.deleted' | 'sandbox.expired' | 'sandbox.failed' | 'sandbox.opened' | 'sandbox.reactivated' | 'sandbox.ready' | 'sandbox.reset' | 'sandbox.resumed' | 'sandbox.snapshot_taken' | 'sandbox.space_over' | 'sandbox.suspended' | 'sandbox.updated' | 'sandbox_settings.updated' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'unsubscribe_page.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.disabled' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface WebhookEventPage {
  data: Array<WebhookEvent>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `standard`: the event as JSON. `slack`: `{ "text": … }` in the site’s language, with the lead’s email address and a link, for the incoming webhooks of Slack and its like. */
export type WebhookFormat = 'standard' | 'slack'

/** Body of a request to a webhook endpoint. */
export interface WebhookPayload {
  /** Name of the event, such as `lead.created`; `webhook.test` for a test, whose data is empty. */
  type: string
  /** Time of the event. */
  timestamp: string
  site_id: string
  data: SiteEvent
}

export interface WebhookReplay {
  from: string
  to?: string
  /** Whether to replay only events that have not succeeded yet. */
  unsuccessful?: boolean
}

export interface WebhookReplayed {
  /** Number of events to be sent. */
  events: number
}

export interface WebhookStep {
  id: string
  type: 'webhook'
  /** ID of the webhook endpoint that is called with `run.webhook_called`, whatever events it subscribes to. The run goes on once it has answered 2xx, or is given up after the retries of all deliveries. */
  webhook_endpoint_id: string
  /** Values of the answer that are put into custom fields of the lead, where conditions of later steps find them. What is absent from the answer leaves its field as it is. */
  fields: Array<WebhookAnswerField>
}

export interface WebsiteBrand {
  /** URL at which it was found, after redirects. */
  url: string
  name?: string
  colors: WebsiteColors
  /** Strongest colors of the website, most used first. */
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
  /** Font family as written by the website. */
  family: string
  /** Font stack of the closest of the site’s fonts. */
  font_family: string
  /** Whether it is the same font. */
  is_same: boolean
}

export interface WebsitePicture {
  /** URL at which it was found. */
  url: string
  width: number
  height: number
  /** The image in WebP as a data URL, ready to be uploaded to the site. */
  data_url: string
}

export interface WebsiteToRead {
  url: string
}

export interface WhatIf {
  since: string
  until: string
  /** Number of events examined. */
  events: number
  /** Whether there were more than could be examined. */
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
  /** Event that would have enrolled the lead. */
  event: string
  at: string
  outcome: WhatIfOutcome
  status: string | null
  emails: Array<WhatIfEmail>
}

export type WhatIfOutcome = 'enrolled' | 'suppressed' | 'not_matching'

export interface WhatIfRequest {
  /** Number of days to look back. Defaults to 30. */
  days?: number
  /** Maximum number of leads. Defaults to 200. */
  limit?: number
}

export interface WidgetConfiguration {
  site_id: string
  version: string
  locale: Locale
  popups: Array<PublicPopup>
  /** Whether nothing is stored or sent before consent. */
  consent_mode?: boolean
  /** Whether visits are tracked. */
  tracking?: boolean
  /** Pause between closing one overlay and showing the next. */
  pause_ms: number
  /** Widget files to load with the page. Files for what is shown later, such as popups, are loaded then. */
  entries: Array<WidgetEntry>
  fonts?: Array<PublicFont>
  chats?: Array<PublicPageChat>
  preview?: boolean
}

export interface WidgetEntry {
  file: string
  /** Text that the page’s query string must contain for the file to be loaded. Empty for every page. */
  query: string
}

export interface WidgetHost {
  /** Name of the host. Empty for pages without an origin, such as those in a sandboxed frame. */
  host: string
  allowed: boolean
  /** Number of times a page requested the popups. */
  config_count: number
  submission_count: number
  event_count: number
  /** Number of all these requests that came while the host was not allowed. */
  refused_count: number
  first_seen_at: string
  last_seen_at: string
}

export interface WidgetHostList {
  data: Array<WidgetHost>
}

export type ZoneSource = 'lead' | 'journey' | 'site'

/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Open } from '../../open.ts'

export interface Abilities {
  /** What the caller may do, as CASL rules. */
  rules: Array<AbilityRule>
  /** Roles of the caller in their accounts. */
  roles: Array<Role>
  /** Whether they may administer the installation. */
  super_administrator: boolean
  impersonation?: Impersonation
  /** Permissions that apply to an account as a whole, in at least one of `accounts`. */
  account_permissions: Array<string>
  /** The accounts of the caller, the one they have been in longest first. */
  accounts: Array<OwnAccount>
}

/** A CASL rule: one permission, the sites it applies to and, where they are named, the assistants. */
export interface AbilityRule {
  /** Permission, such as `manage-leads`. */
  action: string
  /** Always `site`. */
  subject: 'site'
  /** Sites that it applies to. */
  conditions: SiteCondition
}

export interface Accepted {
  /** Always `true`. */
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
  /** Time from which it is deleted for good. */
  deletes_at: string
}

export interface AccountEmail {
  /** Which of the emails it is. */
  type: Open<AccountEmailType>
  /** Language of the text. */
  language: Locale
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** Text of the email. `{{…}}` stands for values. */
  text: string
  /** Whether this is the built-in text, never changed. */
  built_in: boolean
  /** Placeholders that the texts may contain, such as `{link}`. */
  prints: Array<string>
  /** Placeholders that the text must contain. */
  must_print: Array<string>
  /** Whether this text is sent. If `false`, it lacks a required placeholder and the built-in text is sent instead. */
  usable: boolean
  /** When the text was changed last. `null` for the built-in one. */
  updated_at: string | null
}

export interface AccountEmailList {
  /** The items, all of them: this list has no pages. */
  data: Array<AccountEmail>
}

export interface AccountEmailPreview {
  /** Subject line. */
  subject: string
  /** The rendered HTML. */
  html: string
  /** The email as plain text. */
  text: string
}

export interface AccountEmailTest {
  /** Address to which the test is sent: that of the caller. */
  to: string
}

export interface AccountEmailTexts {
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** The body, in paragraphs. `{link}` alone in a paragraph becomes a button. */
  text: string
}

/** Which email about accounts this is. `confirm`: Asks somebody who has registered to confirm their address. `known`: Tells somebody who registers that their address already has an account. `reset`: Brings the link with which a new password is chosen. `sign_in_code`: Brings the code that is entered after the password. `second_step`: Brings the code for a sensitive change by somebody who is signed in. `change_email`: Asks the new address of an account to confirm the change. `email_changed`: Tells the former address that the account uses another one now. `notice`: Tells of a change that concerns security, such as a new password. `invitation`: Invites somebody to work on the account’s sites. `account_deletion_requested`: Says until when an account that was closed can be kept. `account_deletion_canceled`: Confirms that an account stays. `account_deleted`: Says that the account is gone. */
export type AccountEmailType = 'confirm' | 'known' | 'reset' | 'sign_in_code' | 'second_step' | 'change_email' | 'email_changed' | 'notice' | 'invitation' | 'account_deletion_requested' | 'account_deletion_canceled' | 'account_deleted'

export interface AccountOfInstallation {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  /** Email address of the account’s first administrator. */
  owner_email: string
  /** How many sites there are. */
  site_count: number
  /** Number of people in the account, including those invited. */
  member_count: number
  /** ID of the account’s plan. Absent if the account has no plan, and so no limits from one. */
  plan_id?: string
  /** Name of the plan. */
  plan_name?: string
  /** Time of creation, in UTC. */
  created_at: string
}

export interface AccountPage {
  /** The items of this page. */
  data: Array<AccountOfInstallation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AccountPlan {
  /** ID of the account. */
  account_id: string
  /** The plan. Absent if the account has none. */
  plan?: PlanOfAccount
}

export interface AccountPlanChange {
  /** ID of the plan. `null` takes a granted one away. */
  plan_id: string | null
  /** When the plan ends. Never if absent. */
  ends_at?: string | null
  /** Why it was granted. */
  note?: string
}

/** Where the plan comes from. `default`: the plan that every account has. `granted`: by a super administrator. `subscription`: it is paid for. */
export type AccountPlanSource = 'default' | 'granted' | 'subscription'

export interface Activity {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Time of creation, in UTC. */
  created_at: string
  name: Open<EventName>
  /** ID of the object that was changed. `null` if it was none. */
  subject_id: string | null
  /** Current name of the subject. `null` if it no longer exists, has no name or the caller may not read it. */
  subject_name: string | null
  /** Names of the fields that were changed. */
  parts: Array<string>
  /** Values before and after for some of these fields. Never includes personal data or lists; long texts are shortened. */
  changes: Array<ActivityChange>
  actor_type: Open<ActorType>
  /** ID of who acted. `null` for the system. */
  actor_id: string | null
  /** ID of the super administrator who acted as this person. Absent if the person acted themselves. */
  impersonator_id?: string
  /** Name of the super administrator who acted as the person. */
  impersonator_name?: string
  /** Name of the person or API key, while it exists. */
  actor_name: string | null
}

export interface ActivityChange {
  /** Name of the field; a nested field is written with a period. */
  part: string
  /** Value before the change. `null` for none. */
  before: string | number | boolean | null
  /** Value after the change. `null` for none. */
  after: string | number | boolean | null
}

export interface ActivityPage {
  /** The items of this page. */
  data: Array<Activity>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Who acted. `user`: a person in the admin. `api_key`: a program. `visitor`: somebody on a page or in an email. `journey`: a step. `system`: the server by itself. */
export type ActorType = 'user' | 'api_key' | 'visitor' | 'journey' | 'system'

export interface AddOn {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the add-on. */
  name: string
  plan_type: PlanType
  texts: PlanTextsByLanguage
  /** Prices, one for each interval and currency. */
  prices: Array<PlanPrice>
  /** How many more things one gives. */
  adds: number
  /** How many the site has bought. */
  owned: number
  /** Whether it is in the cart. */
  in_cart: boolean
}

export interface AddOns {
  payments: Open<PaymentSetupStatus>
  /** The items, all of them: this list has no pages. */
  data: Array<AddOn>
}

export interface AddTags {
  /** Always `add_tags`. */
  type: 'add_tags'
  /** IDs of the tags to give. */
  tag_ids: Array<string>
}

export interface AddToAudience {
  /** Always `add_to_audience`. */
  type: 'add_to_audience'
  /** ID of the audience. */
  audience_id: string
}

export interface AddToAudienceStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `add_to_audience`. */
  type: 'add_to_audience'
  /** IDs of the audiences. */
  audience_ids: Array<string>
}

export type AfterSubmission = ({ type: 'code' } & ThankYouCode) | ({ type: 'message' } & ThankYouMessage) | ({ type: 'redirect' } & ThankYouRedirect)

export interface AiDraft {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the run. */
  run_id: string
  /** ID of the journey. */
  journey_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the lead. */
  lead_id: string
  lead: LeadSummary
  status: Open<AiDraftStatus>
  /** Why the draft is waiting or failed. `spend_cap`: it continues when the site’s next day begins or the cap is raised. `paused`: the site or the journey is paused. Otherwise the cause of the failure. */
  reason: string | null
  /** What the AI was asked for. */
  prompt: string
  /** Name of the AI model. */
  model: string
  /** Whether a person must approve the text before it is sent. */
  needs_approval: boolean
  /** The subject. `null` while there is none. */
  subject: string | null
  /** The text. `null` while there is none. */
  text: string | null
  /** Whether a person changed the text. */
  edited: boolean
  /** Number of attempts to write the text. */
  attempts: number
  /** Tokens that the model read. */
  input_tokens: number
  /** Tokens that the model wrote. */
  output_tokens: number
  /** Time of creation, in UTC. */
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
  /** The subject as changed. Absent to leave it. */
  subject?: string
  /** The text as changed. Absent to leave it. */
  text?: string
}

export interface AiDraftAwaitingApprovalEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'ai_draft.awaiting_approval'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: AiDraftAwaitingApprovalEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface AiDraftAwaitingApprovalEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'ai_draft.awaiting_approval'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: AiDraftAwaitingApprovalEventData
}

/** What `ai_draft.awaiting_approval` says. */
export interface AiDraftAwaitingApprovalEventData {
  /** ID of the journey. */
  journey_id: string
  /** ID of the run. */
  run_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface AiDraftFailedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'ai_draft.failed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: AiDraftFailedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface AiDraftFailedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'ai_draft.failed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: AiDraftFailedEventData
}

/** What `ai_draft.failed` says. */
export interface AiDraftFailedEventData {
  /** ID of the journey. */
  journey_id: string
  /** ID of the run. */
  run_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface AiDraftPage {
  /** The items of this page. */
  data: Array<AiDraft>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AiDraftReadyEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'ai_draft.ready'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: AiDraftReadyEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface AiDraftReadyEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'ai_draft.ready'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: AiDraftReadyEventData
}

/** What `ai_draft.ready` says. */
export interface AiDraftReadyEventData {
  /** ID of the journey. */
  journey_id: string
  /** ID of the run. */
  run_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** State of the draft. Only a `ready` draft is ever sent. `queued`: It is being written, or waiting for `reason`. `awaiting_approval`: Written, and waiting for a person to approve it. `ready`: Written and approved, or in need of no approval. `rejected`: A person rejected it, and it is not sent. `failed`: No text could be written. */
export type AiDraftStatus = 'queued' | 'awaiting_approval' | 'ready' | 'rejected' | 'failed'

export interface AiEmailWriterStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `ai_email_writer`. */
  type: 'ai_email_writer'
  /** What the AI is asked for. */
  prompt: string
  /** Name of the model. Defaults to the installation’s model. */
  model?: string
  /** Whether a person must approve the text before it is sent. */
  needs_approval: boolean
}

export interface AiModel {
  /** Name of the model. */
  name: string
  /** Whether `reasoning_effort` applies to it. */
  takes_effort: boolean
  /** Whether it can do research. */
  researches_deeply: boolean
  /** Whether it can be given pictures. */
  sees_images: boolean
}

export interface AiModels {
  outcome: Open<AiProviderOutcome>
  /** The items, all of them: this list has no pages. */
  data: Array<AiModel>
}

export interface AiProvider {
  type: Open<AiProviderType>
  /** Base URL of the site’s own provider. `null` if the site uses none of its own. */
  base_url: string | null
  /** Model that writes answers. `null` without a provider. */
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
  /** URL of the API, for providers that are compatible with OpenAI’s. */
  base_url?: string
  /** The provider’s API key. Omit to keep the present key; send an empty string if the provider needs none. */
  api_key?: string
  /** Model that writes answers. */
  model?: string
  /** The embeddings model; an empty string for none. With a new model every passage is embedded again; the previous model is used until all are done. */
  embeddings_model?: string
  /** Price of a million tokens that are read, in US cents. */
  input_cents?: number
  /** Price of a million tokens that are written, in US cents. */
  output_cents?: number
  /** Price of a million tokens that are indexed, in US cents. */
  embeddings_cents?: number
}

/** Result of the call to the provider. Every value but `connected` says why it did not answer. `connected`: It answered. `not_connected`: No provider is connected. `ai_unreachable`: The provider could not be reached. `ai_timeout`: The provider took too long to answer. `ai_busy`: The provider is busy. `ai_no_credit`: The account at the provider has no credit left. `ai_model_gone`: The provider does not offer this model any more. `ai_key_refused`: The provider refused the key. `ai_provider_error`: The provider answered with an error. `ai_refused`: The provider refused to answer. `ai_empty`: There was nothing to write from, or the model wrote nothing. `ai_cut_off`: The answer broke off. */
export type AiProviderOutcome = 'connected' | 'not_connected' | 'ai_unreachable' | 'ai_timeout' | 'ai_busy' | 'ai_no_credit' | 'ai_model_gone' | 'ai_key_refused' | 'ai_provider_error' | 'ai_refused' | 'ai_empty' | 'ai_cut_off'

export interface AiProviderTested {
  outcome: Open<AiProviderOutcome>
  /** Model that answered. `null` if none did. */
  model: string | null
  /** Time until the complete answer arrived, in milliseconds. */
  milliseconds: number
}

/** Whose provider is used. `site`: The site’s own, with its key. `installation`: That of the installation. `none`: No provider is connected, and assistants answer by quoting their sources. */
export type AiProviderType = 'site' | 'installation' | 'none'

export interface AiUsage {
  /** Whether the installation has an AI provider. */
  configured: boolean
  /** Model that writes texts. `null` without a provider. */
  model: string | null
  /** The current day in the site’s time zone (`YYYY-MM-DD`). */
  day: string
  /** Number of requests to the model on this day. */
  calls: number
  /** Cost of the day so far, in millionths of a US dollar. */
  spent_usd_micros: number
  /** Most that may be spent in a day, in US cents. */
  daily_cents_max: number
  /** Number of texts waiting because the cap has been reached. */
  waiting_for_cap: number
  /** Time at which the site’s next day begins. */
  next_day_at: string
}

/** Matches if all of its filters match; also if it has none. */
export interface AllFilters {
  /** Always `all`. */
  type: 'all'
  /** Conditions that are combined. */
  filters: Array<Filter>
}

/** Unit of the numbers: `things` are counted, `bytes` are stored. */
export type AllowanceUnit = 'things' | 'bytes'

export interface AllowedDomain {
  /** The host. */
  host: string
}

export interface AlwaysAttended {
  /** Always `always`. */
  type: 'always'
}

export interface Answer {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the email. */
  email_id: string
  /** ID of the run. */
  run_id: string
  /** ID of the journey. */
  journey_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the lead. */
  lead_id: string
  lead: LeadSummary
  /** Question of the step. */
  question: string
  /** ID of the chosen answer. `null` for a free-text answer. */
  answer_id: string | null
  /** What the person chose or wrote. `null` once the person has been erased. */
  answer: string | null
  /** Time of creation, in UTC. */
  created_at: string
  /** Whether the answer came after the run had stopped waiting for it. */
  late: boolean
}

export interface AnswerCorrection {
  /** ID of the pair that was written. */
  source_id: string
  /** The answer that was corrected. */
  message: ConversationMessage
}

export interface AnswerExplanation {
  /** ID of the message. */
  message_id: string
  /** The question, as it was asked. */
  question: string
  /** The question as it was searched for. */
  query: string
  /** Confidence that the passages answer the question, from 0 to 1. */
  confidence: number
  /** Whether the passages answer the question. */
  answerable: boolean
  /** Passages that were found, best first. */
  passages: Array<ShownPassage>
  /** Instructions given to the model. `null` if no model was asked. */
  rules: string | null
  /** What was removed from the model’s answer. */
  filters: Array<string>
  /** Version of the assistant’s settings. */
  settings_version: number
  /** Name of the AI model. `null` if none was asked. */
  model: string | null
  /** Tokens that the model read. */
  input_tokens: number
  /** Tokens that the model wrote. */
  output_tokens: number
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
  /** State of the answer, as of `ConversationMessage`. */
  status: string
  /** Why no answer was given, as a code. `null` if one was. */
  reason: string | null
}

export interface AnswerFeedback {
  /** ID of the rated message. */
  id: string
  /** ID of the conversation. */
  conversation_id: string
  /** ID of the assistant. */
  assistant_id: string
  rating: AnswerRating
  /** What the visitor wrote to the rating. `null` or empty for nothing. */
  comment: string | null
  /** Question that it answers. */
  question: string
  /** The answer that was rated. */
  answer: ConversationMessage
  /** When it was rated. */
  rated_at: string
}

export interface AnswerFeedbackPage {
  /** The items of this page. */
  data: Array<AnswerFeedback>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AnswerPage {
  /** The items of this page. */
  data: Array<Answer>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** What the visitor thought of the answer. `good`: It helped. `bad`: It did not help. */
export type AnswerRating = 'good' | 'bad'

export interface AnsweredCondition {
  /** Always `answered`. */
  type: 'answered'
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the answer that must be chosen. Absent for any. */
  answer_id?: string
}

/** Matches if at least one of its filters matches. */
export interface AnyFilter {
  /** Always `any`. */
  type: 'any'
  /** Conditions that are combined. */
  filters: Array<Filter>
}

export interface ApiEventTrigger {
  /** Always `api_event`. */
  type: 'api_event'
  /** Name of the event: lowercase letters, digits, `_`, `.` and `-`, such as `order.placed`. */
  name: string
}

export interface ApiKey {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  /** Last four characters of the key. */
  ending: string
  /** Whether it may use every site of the account, also later ones. */
  all_sites: boolean
  /** IDs of the sites that it may use. */
  site_ids: Array<string>
  /** Permissions that it has. */
  grants: Array<Grant>
  /** Whether it may only read: `GET`, and the `POST` requests that change nothing, such as searches and previews. Anything else is answered 403. */
  read_only: boolean
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at: string | null
  /** When it was used last. `null` if never. */
  last_used_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface ApiKeyChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses?: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute?: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at?: string | null
}

export interface ApiKeyPage {
  /** The items of this page. */
  data: Array<ApiKey>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface ApiKeyWithKey {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  /** Last four characters of the key. */
  ending: string
  /** Whether it may use every site of the account, also later ones. */
  all_sites: boolean
  /** IDs of the sites that it may use. */
  site_ids: Array<string>
  /** Permissions that it has. */
  grants: Array<Grant>
  /** Whether it may only read: `GET`, and the `POST` requests that change nothing, such as searches and previews. Anything else is answered 403. */
  read_only: boolean
  /** IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403. */
  allowed_addresses: Array<string>
  /** Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own. */
  requests_per_minute: number | null
  /** Time at which it stops working: then 401. `null` for a key that works until it is deleted. */
  expires_at: string | null
  /** When it was used last. `null` if never. */
  last_used_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** The API key. Shown only once. */
  key: string
}

export interface Approval {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Operation ID of the endpoint in this document, such as `scheduleBroadcast`. */
  operation_id: string
  /** What the operation does, in English. */
  summary: string
  /** HTTP method of the call. */
  method: string
  /** Path of the call, with its parameters. */
  path: string
  /** Parameters of the path, without `site_id`. */
  path_params: { [key: string]: string; }
  /** Parameters of the query. */
  query: { [key: string]: string | string[] }
  /** Body of the call. Absent if it has none. */
  body?: { [key: string]: any | null; }
  /** Why the call should be made, in the words of whoever requests it. */
  reason: string
  status: Open<ApprovalStatus>
  failure?: ApprovalFailure
  /** ID of the API key or person who made the request. */
  requested_by: string
  /** Name of the API key or person who made the request. `null` once it is deleted. */
  requested_by_name: string | null
  /** Time of creation, in UTC. */
  created_at: string
  /** When it expires. */
  expires_at: string
  /** ID of who approved or rejected it. */
  decided_by: string | null
  /** When a person decided about the email in doubt. `null` if nobody has. */
  decided_at: string | null
  /** Whether the caller is a person with the permission that the operation requires. */
  may_approve: boolean
}

/** Why the operation was refused. Only if `status` is `failed`. */
export interface ApprovalFailure {
  /** Stable code. Later versions may add codes. */
  code: string
  /** What was decided, depending on the kind. */
  detail: string
}

export interface ApprovalPage {
  /** The items of this page. */
  data: Array<Approval>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the request. `pending`: Nobody has decided yet. `running`: Approved, but the outcome is not known yet. `approved`: Approved and carried out. `rejected`: A person refused it. `failed`: Approved, but refused by the operation. `expired`: Nobody decided within 7 days. */
export type ApprovalStatus = 'pending' | 'running' | 'approved' | 'rejected' | 'failed' | 'expired'

export interface AskQuestionStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `ask_question`. */
  type: 'ask_question'
  /** ID of the template. */
  template_id: string
  /** ID of the sender. */
  sender_id: string
  /** The question, as the reader sees it. */
  question: string
  /** Answers to choose from, one link each. If empty, the reader gets a short form with a free-text field. */
  answers: Array<QuestionChoice>
  /** ID of the custom field in which the answer is stored. */
  field_id?: string
  wait_up_to: Duration
}

export interface AssignSandboxStep {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Always `assign_sandbox`. */
  type: 'assign_sandbox'
  /** ID of the sandbox that the lead is given access to. The link is emailed once there is something to enter; the run goes on at once. Leads who have access keep it. */
  sandbox_id: string
  /** How long it lasts. `0` for no end; by default as long as the sandbox says. */
  hours?: number
}

export interface AssignTagsStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `assign_tags`. */
  type: 'assign_tags'
  /** IDs of the tags to give. */
  tag_ids: Array<string>
}

export interface Assistant {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the assistant. */
  name: string
  status: Open<AssistantStatus>
  /** Description for people in the admin. May be empty. */
  description: string
  type: AssistantType
  /** Name of the model. If empty, the model of the site’s provider. */
  model: string
  /** How it answers, in your words. Part of what the model is told. */
  instructions: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature: number | null
  reasoning_effort: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research: boolean
  /** IDs of the vectors that it answers from. */
  vector_ids: Array<string>
  /** IDs of the knowledge sources that it answers from, of any type: files, pages of the site, web addresses and question–answer pairs. */
  source_ids: Array<string>
  /** Words that its answers must not contain. */
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
  /** Form that asks visitors who they are. */
  quick_form: AssistantQuickForm
  /** Popups that open the chat by themselves. */
  openers: Array<AssistantOpener>
  /** Colors, position and avatar. */
  design: AssistantDesign
  /** Texts by language. */
  texts: AssistantTextsByLanguage
  /** Number that increases with every change of the settings. */
  settings_version: number
  /** Version of the settings that visitors see. `null` if it was never published. */
  published_version: number | null
  /** Whether the draft differs from what is published. */
  has_unpublished_changes: boolean
  /** What it lacks. */
  missing: Array<AssistantMissingPart>
  /** URL of the assistant’s own chat page, which other sites may embed. */
  page_url: string
  /** When it was published last. `null` if never. */
  published_at: string | null
  /** When it was archived. `null` if it is not. */
  archived_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface AssistantAllowance {
  /** Name of the account’s plan. `null` if the account has no plan, and so no limits from one. */
  plan: string | null
  /** How many assistants the site has. */
  used: number
  /** How many it may have. `null` for no limit. */
  limit: number | null
}

/** When people can take over conversations. At other times, a visitor who asks for a person gets the form. */
export type AssistantAttendance = ({ type: 'always' } & AlwaysAttended) | ({ type: 'business_hours' } & AttendedInHours) | ({ type: 'never' } & NeverAttended)

/** Limits per day and month in the site’s time zone; `null` for no limit. Beyond a limit, visitors get a polite reply without a model. */
export interface AssistantCaps {
  /** Most that its answers may cost in a day, in US cents. `null` for no limit. */
  daily_cents: number | null
  /** Most that its answers may cost in a month, in US cents. `null` for no limit. */
  monthly_cents: number | null
  /** Most answers for one visitor in a day. `null` for no limit. */
  visitor_daily_answers: number | null
}

export interface AssistantCapsChanges {
  /** Most that its answers may cost in a day, in US cents. `null` for no limit. */
  daily_cents?: number | null
  /** Most that its answers may cost in a month, in US cents. `null` for no limit. */
  monthly_cents?: number | null
  /** Most answers for one visitor in a day. `null` for no limit. */
  visitor_daily_answers?: number | null
}

export interface AssistantChanges {
  /** Description for people in the admin. May be empty. */
  description?: string
  type?: AssistantType
  /** Name of the model. If empty, the model of the site’s provider. */
  model?: string
  /** How it answers, in your words. Part of what the model is told. */
  instructions?: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools?: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature?: number | null
  reasoning_effort?: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research?: boolean
  /** IDs of the vectors that it answers from. */
  vector_ids?: Array<string>
  /** IDs of the knowledge sources that it answers from, of any type: files, pages of the site, web addresses and question–answer pairs. */
  source_ids?: Array<string>
  /** Words that its answers must not contain. */
  words_to_avoid?: Array<string>
  /** Words that belong to its subject: a question that contains one is treated as meant for it. */
  keywords?: Array<string>
  language?: AssistantLanguage
  /** Whether it says that it does not know when no passage answers the question. */
  strict?: boolean
  /** Hosts that answers may link to, besides those of the site and of its sources. */
  allowed_hosts?: Array<string>
  /** Limits of cost and use. */
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
  /** Form that asks visitors who they are. */
  quick_form?: AssistantQuickFormChanges
  /** Popups that open the chat by themselves. */
  openers?: Array<AssistantOpener>
  /** Colors, position and avatar. */
  design?: AssistantDesignChanges
  /** Texts by language. */
  texts?: AssistantTextsByLanguageChanges
  /** Name as people in the admin see it. */
  name?: string
}

export interface AssistantDesign {
  /** Corner of the window in which the chat opens. */
  position: AssistantPosition
  /** Color of accents, such as links, as `#rrggbb`. */
  accent_color: string
  /** Background color, as `#rrggbb`. */
  background_color: string
  /** Color of text, as `#rrggbb`. */
  text_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color: string
  /** Radius of corners, in pixels. `0` for square ones. */
  radius_px: number
  /** Font, as in CSS. Empty for that of the page. */
  font_family: string
  /** ID of the image that stands for it. Empty for none. */
  avatar_image_id: string
}

export interface AssistantDesignChanges {
  position?: AssistantPosition
  /** Color of accents, such as links, as `#rrggbb`. */
  accent_color?: string
  /** Background color, as `#rrggbb`. */
  background_color?: string
  /** Color of text, as `#rrggbb`. */
  text_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  /** Radius of corners, in pixels. `0` for square ones. */
  radius_px?: number
  /** Font, as in CSS. Empty for that of the page. */
  font_family?: string
  /** ID of the image that stands for it. Empty for none. */
  avatar_image_id?: string
}

/** IDs of the assistants that the rule is limited to. */
export interface AssistantIds {
  /** IDs of the assistants. */
  $in: Array<string>
}

/** Language of answers. `visitor`: The language of the question. `en`: Always English. `es`: Always Spanish. */
export type AssistantLanguage = 'visitor' | 'en' | 'es'

/** An issue that prevents publishing. */
export interface AssistantMissingPart {
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** Stable code. Later versions may add codes. */
  code: string
}

/** A message that the assistant shows first, under the same rules as popups. */
export interface AssistantOpener {
  /** Message that invites to the chat. */
  message: OpenerMessage
  /** What starts it: any of them is enough. */
  triggers: Array<PopupTrigger>
  /** Rules on the page’s URL. */
  url_rules: Array<UrlRule>
  /** Rules on the visitor. */
  visitor_rules: Array<VisitorRule>
  /** Kinds of device on which it shows. */
  devices: Array<Device>
  /** Days until it opens itself again for the same visitor. `0` for each visit. */
  frequency_days: number
}

export interface AssistantPage {
  /** The items of this page. */
  data: Array<Assistant>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Corner of the window in which the chat opens. `bottom_right`: The lower right corner. `bottom_left`: The lower left corner. */
export type AssistantPosition = 'bottom_right' | 'bottom_left'

export interface AssistantQuickForm {
  moment: QuickFormMoment
  /** After how many messages of the visitor the form shows. */
  after_messages: number
  /** Fields, consent and button. */
  form: PopupForm
}

export interface AssistantQuickFormChanges {
  moment?: QuickFormMoment
  /** After how many messages of the visitor the form shows. */
  after_messages?: number
  /** Fields, consent and button. */
  form?: QuickFormFieldsChanges
}

export interface AssistantReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  /** Always `assistant`. */
  type: 'assistant'
  /** Name of the assistant. */
  name: string
}

export interface AssistantRestoration {
  /** Version of the assistant’s settings. */
  settings_version: number
}

/** `draft`: visitors never see it. `published`: it answers visitors. `archived`: hidden from lists, and it answers nobody. */
export type AssistantStatus = 'draft' | 'published' | 'archived'

/** Counts of visitors’ conversations. Owners’ tests are not included. */
export interface AssistantTalks {
  /** Conversations started by visitors. */
  conversations: number
  /** Questions that visitors asked. */
  questions: number
  /** Questions that no passage answered, including those answered by hand since. */
  unanswered: number
  /** Answers rated as good. */
  rated_good: number
  /** Answers rated as bad. */
  rated_bad: number
}

/** Texts of the chat. An empty text uses the default of the language. */
export interface AssistantTexts {
  /** Title of the chat. */
  title: string
  /** First message of the chat. */
  greeting: string
  /** Text on the button that opens the chat. May be empty. */
  launcher: string
  /** Text in the empty input. */
  placeholder: string
  /** Said where no passage answers the question. */
  no_answer: string
  /** Said where a limit of cost or use is reached. */
  limit_reached: string
  /** Title of the form in the chat. */
  form_title: string
  /** Said after the form was sent. */
  form_thank_you: string
  /** Said to who asks for a person while nobody is there. */
  away: string
  /** Questions to begin with, as buttons. */
  suggested_questions: Array<string>
}

export interface AssistantTextsByLanguage {
  en: AssistantTexts
  es: AssistantTexts
}

export interface AssistantTextsByLanguageChanges {
  /** The same in English. */
  en?: AssistantTextsChanges
  /** The same in Spanish. */
  es?: AssistantTextsChanges
}

export interface AssistantTextsChanges {
  /** Title of the chat. */
  title?: string
  /** First message of the chat. */
  greeting?: string
  /** Text on the button that opens the chat. May be empty. */
  launcher?: string
  /** Text in the empty input. */
  placeholder?: string
  /** Said where no passage answers the question. */
  no_answer?: string
  /** Said where a limit of cost or use is reached. */
  limit_reached?: string
  /** Title of the form in the chat. */
  form_title?: string
  /** Said after the form was sent. */
  form_thank_you?: string
  /** Said to who asks for a person while nobody is there. */
  away?: string
  /** Questions to begin with, as buttons. */
  suggested_questions?: Array<string>
}

/** Tools of the model. `file_search`: searches the sources while it answers. `code_interpreter`: computes by running code. */
export type AssistantTool = 'file_search' | 'code_interpreter'

/** Purpose of the assistant, which sets the tone of its answers. `general`: Answers whatever its sources tell. `support`: Helps people with what they already use. `sales`: Helps people decide, and asks for their address when it fits. `seo`: Writes content for keywords. */
export type AssistantType = 'general' | 'support' | 'sales' | 'seo'

export interface AssistantUsage {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  talks: AssistantTalks
  /** One entry for each day, oldest first. */
  days: Array<AssistantUsageOfDay>
  /** Numbers of each assistant. */
  assistants: Array<AssistantUsageOfAssistant>
  /** The visitors for whom most was spent. */
  visitors: Array<AssistantUsageOfVisitor>
}

export interface AssistantUsageOfAssistant {
  /** ID of the assistant. */
  assistant_id: string
  /** Name of the assistant. `null` if it was deleted. */
  name: string | null
  /** Visitors whom it answered. */
  visitors: number
  /** Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone. */
  answers: number
  /** Tokens that the model read. */
  input_tokens: number
  /** Tokens that the model wrote. */
  output_tokens: number
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
}

export interface AssistantUsageOfDay {
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
  day: string
  /** Visitors who were answered on the day. */
  visitors: number
  /** Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone. */
  answers: number
  /** Tokens that the model read. */
  input_tokens: number
  /** Tokens that the model wrote. */
  output_tokens: number
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
}

export interface AssistantUsageOfVisitor {
  /** ID of the visitor or, if the visitor cannot be recognized across days, a key that holds for one day. */
  visitor_key: string
  /** Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone. */
  answers: number
  /** Tokens that the model read. */
  input_tokens: number
  /** Tokens that the model wrote. */
  output_tokens: number
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
}

export interface AssistantUse {
  /** Type of the object that uses it, such as `campaign`. */
  type: string
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
}

export interface AssistantUses {
  /** The items, all of them: this list has no pages. */
  data: Array<AssistantUse>
}

export interface AssistantVersion {
  /** Version of the assistant’s settings. */
  settings_version: number
  /** Whether this is the version that visitors see. */
  is_published: boolean
  /** Description for people in the admin. May be empty. */
  description: string
  type: AssistantType
  /** Name of the model. If empty, the model of the site’s provider. */
  model: string
  /** How it answers, in your words. Part of what the model is told. */
  instructions: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature: number | null
  reasoning_effort: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research: boolean
  /** IDs of the vectors that it answers from. */
  vector_ids: Array<string>
  /** IDs of the knowledge sources that it answers from, of any type: files, pages of the site, web addresses and question–answer pairs. */
  source_ids: Array<string>
  /** Words that its answers must not contain. */
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
  /** Form that asks visitors who they are. */
  quick_form: AssistantQuickForm
  /** Popups that open the chat by themselves. */
  openers: Array<AssistantOpener>
  /** Colors, position and avatar. */
  design: AssistantDesign
  /** Texts by language. */
  texts: AssistantTextsByLanguage
  /** Time of creation, in UTC. */
  created_at: string
}

export interface AssistantVersionPage {
  /** The items of this page. */
  data: Array<AssistantVersion>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AttendedInHours {
  /** Always `business_hours`. */
  type: 'business_hours'
  business_hours: BusinessHours
}

/** What waits for a person. `domains_not_pointing`: Domains that do not point to this server. `leads_beyond_limit`: Leads beyond the limit. `broken_sending_domains`: Sending domains whose DNS records changed. `transport_down`: Email transports that are failing. `unverified_senders`: Senders that are not verified. `emails_in_doubt`: Emails that may not have arrived. `emails_beyond_plan`: Emails that wait for the next month, since your plan’s emails are used up. `emails_late`: Late emails that wait for your decision, to send or to skip them. `automated_emails_failing`: Automated emails whose template could not be used. `broadcasts_late`: Broadcasts that wait for your decision. `ai_budget_used_up`: AI requests that today’s budget had no room for. `conversations_waiting`: Conversations that wait for a person. `conversations_unanswered`: Conversations that a person took over and that wait for an answer. `assistants_without_answers`: Assistants that turned visitors away today, since their caps or the answers of your plan are used up. `failed_sandboxes`: Sandboxes that failed. `sandboxes_waiting`: Leads who wait for a sandbox. `journeys_paused`: Paused journeys. `journeys_throttled`: Journeys in which a lead goes round. `failed_runs`: Journey runs that failed. `texts_to_approve`: AI texts to approve. `stopped_connections`: Connections to services that need you. `approvals_pending`: Requests to approve. `disabled_webhooks`: Webhooks that were disabled. */
export type AttentionType = 'domains_not_pointing' | 'leads_beyond_limit' | 'broken_sending_domains' | 'transport_down' | 'unverified_senders' | 'emails_in_doubt' | 'emails_beyond_plan' | 'emails_late' | 'automated_emails_failing' | 'broadcasts_late' | 'ai_budget_used_up' | 'conversations_waiting' | 'conversations_unanswered' | 'assistants_without_answers' | 'failed_sandboxes' | 'sandboxes_waiting' | 'journeys_paused' | 'journeys_throttled' | 'failed_runs' | 'texts_to_approve' | 'stopped_connections' | 'approvals_pending' | 'disabled_webhooks'

export interface Audience {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** How leads become members. */
  type: Open<AudienceType>
  filter?: AudienceFilter
  status: Open<AudienceStatus>
  /** ID of the recomputation in progress. */
  operation_id?: string
  /** How many leads there are in it. */
  lead_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface AudienceChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** Description for people in the admin. May be empty. */
  description?: string
  filter?: Filter
  /** Whether leads that join or leave because of the filter start journeys. Defaults to `false`. */
  start_journeys?: boolean
}

export interface AudienceDay {
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
  date: string
  /** How many leads there are in it. */
  lead_count: number
}

/** Filter of a dynamic audience: every lead that matches it is a member. */
export type AudienceFilter = ({ type: 'all' } & AllFilters) | ({ type: 'any' } & AnyFilter) | ({ type: 'not' } & NotFilter) | ({ type: 'rule' } & FilterRule)

export interface AudienceGrowth {
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone: string
  /** One entry per day, oldest first. */
  data: Array<AudienceDay>
}

export interface AudienceJoined {
  /** Always `audience_joined`. */
  type: 'audience_joined'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the audience. */
  audience_id: string
}

export interface AudienceJoinedTrigger {
  /** Always `audience_joined`. */
  type: 'audience_joined'
  /** IDs of the audiences. */
  audience_ids: Array<string>
}

export interface AudienceLeft {
  /** Always `audience_left`. */
  type: 'audience_left'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the audience. */
  audience_id: string
}

export interface AudienceLeftTrigger {
  /** Always `audience_left`. */
  type: 'audience_left'
  /** IDs of the audiences. */
  audience_ids: Array<string>
}

export interface AudienceMembership {
  /** Number of leads whose membership changed. */
  changed: number
  /** The audience. */
  audience: Audience
}

export interface AudienceOverlap {
  /** How many leads there are in it. */
  lead_count: number
  /** How many leads the other audience has. */
  other_lead_count: number
  /** Number of leads in both audiences. */
  shared: number
}

export interface AudiencePage {
  /** The items of this page. */
  data: Array<Audience>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface AudienceReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  /** Always `audience`. */
  type: 'audience'
  /** Name of the audience. */
  name: string
  /** Description for people in the admin. May be empty. */
  description?: string
}

/** `updating`: every lead is being checked against the filter. `incomplete`: that check was canceled or failed. Until it is `current`, its filter decides who is in the audience wherever leads are selected or conditions checked; `lead_count` and the `audiences` of leads can be out of date. */
export type AudienceStatus = 'current' | 'updating' | 'incomplete'

/** `static`: leads are added and removed individually. `dynamic`: leads are members as long as they match the filter. */
export type AudienceType = 'static' | 'dynamic'

export interface AudienceUse {
  /** Type of the object that uses it, such as `journey`, `popup`, `campaign` or `audience`. */
  type: string
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
}

export interface AudienceUses {
  /** The items, all of them: this list has no pages. */
  data: Array<AudienceUse>
}

export interface AutoRenewal {
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
}

export interface AutomatedEmail {
  type: Open<AutomatedEmailType>
  /** Whether it is sent. */
  enabled: boolean
  /** Whether it cannot be turned off. */
  always_on: boolean
  /** ID of the template. `null` for the built-in text; kinds without a built-in text then send nothing. */
  template_id: string | null
  /** Name of the template. `null` if there is none. */
  template_name: string | null
  /** ID of the sender. `null` for the sender that was verified first. */
  sender_id: string | null
  problem?: Open<AutomatedEmailProblem>
  /** When it could not be sent last. `null` if it could. */
  failed_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change. `null` if it was never changed. */
  updated_at: string | null
}

export interface AutomatedEmailChanges {
  /** Whether it is sent. */
  enabled?: boolean
  /** ID of the template. `null` if there is none. */
  template_id?: string | null
  /** ID of the sender. `null` if there is none. */
  sender_id?: string | null
}

export interface AutomatedEmailList {
  /** The items, all of them: this list has no pages. */
  data: Array<AutomatedEmail>
}

/** Why it is not sent as configured. `template_missing`: The template was deleted; choose another one. `template_disabled`: The template is disabled; enable it. `no_sender`: The site has no sender; add one. `sender_not_verified`: The sender’s address is not confirmed; open the link sent to it. `failed`: The template could not be used, and the built-in text was sent instead. */
export type AutomatedEmailProblem = 'template_missing' | 'template_disabled' | 'no_sender' | 'sender_not_verified' | 'failed'

/** `welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm. */
export type AutomatedEmailType = 'welcome' | 'confirmation' | 'thank_you'

/** Which of the site’s automated emails this is. `welcome`: Sent once, to a lead who subscribes with a form or confirms their address. `thank_you`: Sent after a form is submitted. */
export type AutomatedSend = 'welcome' | 'thank_you'

export interface BegunPasskey {
  /** Token to send back with the device’s response. Valid once, for 5 minutes. */
  attempt: string
  /** Options for `PublicKeyCredential.parseCreationOptionsFromJSON` or, when signing in, `parseRequestOptionsFromJSON`. */
  public_key: { [key: string]: any | null; }
  /** Until when it can be completed. */
  expires_at: string
}

export interface BegunProviderSignIn {
  /** URL at which the person signs in. The provider then returns them to `/sign-in/callback`. */
  url: string
  /** Value that the provider returns unchanged, by which the browser finds this attempt. */
  state: string
  /** Token to keep in this browser and send with the provider’s response. */
  attempt: string
  /** Until when it can be completed. */
  expires_at: string
}

export interface Billing {
  payments: Open<PaymentSetupStatus>
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
  /** Currency of the subscriptions of the account: it buys in no other. `null` where it has none. */
  currency: string | null
  /** What the reader should know. */
  notices: Array<BillingNotice>
}

export interface BillingAddress {
  /** Street and number. */
  line1: string
  /** Further line of the address, such as a floor. */
  line2: string
  /** City. */
  city: string
  /** State or province. */
  state: string
  /** Postal code. */
  postal_code: string
  /** ISO 3166-1 code in capitals. Empty while unknown. */
  country: string
}

export interface BillingDetails {
  /** Person or company on invoices. */
  name: string
  /** Address on invoices. */
  address: BillingAddress
  /** Tax ID on invoices. Absent if there is none. */
  tax_id?: TaxId
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change, in UTC. */
  updated_at: string | null
}

/** How often it is paid. `month`: Paid every month. `year`: Paid once a year. */
export type BillingInterval = 'month' | 'year'

export interface BillingNotice {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: Open<BillingNoticeType>
  /** Invoice or subscription that it is about. */
  subject_id: string | null
  /** Numbers and names of its text, such as `amount`, `currency`, `last4`, `next_attempt_at`. */
  values: { [key: string]: string | number }
  /** Time of creation, in UTC. */
  created_at: string
}

/** What the notice says. `payment_failed`: An invoice could not be paid; use another payment method. `payment_action_required`: The bank asks the buyer to confirm the payment. `card_expiring`: The card expires soon; enter a new one. `trial_ending`: The trial ends within days. `trial_refused`: There is no trial, since one was used before. `invoice_paid`: An invoice was paid. `subscription_ended`: The subscription is over. */
export type BillingNoticeType = 'payment_failed' | 'payment_action_required' | 'card_expiring' | 'trial_ending' | 'trial_refused' | 'invoice_paid' | 'subscription_ended'

/** Absent where the account has none, and so no limits from one. */
export interface BillingPlan {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the plan. */
  name: string
  source: Open<AccountPlanSource>
  /** When a granted plan ends. */
  ends_at: string | null
  /** Whether it is no longer paid for: things are read and deleted, and none are created. */
  ended: boolean
}

export interface BillingSetup {
  status: Open<BillingSetupStatus>
  /** The status in words, with what to do. */
  text: string
  /** Whether the key is for tests or for real money. `null` without a key. `test`: For tests: no money moves. `live`: For real money. */
  mode: Open<'test' | 'live'> | null
  /** ID of the account at Stripe. `null` without a key. */
  stripe_account_id: string | null
  /** URL to which Stripe posts events. `null` if the server has no public address. */
  endpoint_url: string | null
  /** Whether Stripe posts events to it. */
  webhook_registered: boolean
  wallets: Open<WalletsStatus>
  /** Plans whose prices at Stripe are not as they are here. */
  plans_to_update: Array<PlanToUpdate>
  /** How many prices are at Stripe. */
  price_count: number
  /** When Stripe sent an event last. `null` if never. */
  last_event_at: string | null
  /** When it was set up. `null` if it is not. */
  set_up_at: string | null
}

/** Whether payments can be taken. `off`: No key is configured: everything is free and unlimited. `not_set_up`: The key is valid, and the set-up has not been done yet. `ready`: Plans can be bought. `key_refused`: Stripe refuses the key, or it is of another account or mode than what was set up. `unreachable`: Stripe did not answer. */
export type BillingSetupStatus = 'off' | 'not_set_up' | 'ready' | 'key_refused' | 'unreachable'

/** Horizontal alignment in the column. `left`: At the left edge. `center`: In the middle. `right`: At the right edge. */
export type BlockAlign = 'left' | 'center' | 'right'

export interface BlockColumn {
  /** Width in percent of what surrounds it. */
  width_percent?: number
  /** Blocks, from top to bottom. */
  blocks: Array<LeafBlock>
}

/** What the page’s content security policy blocks. `script`: The widget’s script: nothing shows. `nonce`: The script, since its tag lacks the page’s nonce. `connect`: The widget’s requests to this server: nothing shows. `image`: Images, which matters for designs that have some. `font`: Fonts, which matters for designs that bring their own. `form`: Submission of plain forms. `sandbox`: Scripts or forms, since the page is sandboxed. */
export type BlockedByPolicy = 'script' | 'nonce' | 'connect' | 'image' | 'font' | 'form' | 'sandbox'

/** Why browsers do not run the script. `type`: Its `type` is not one of scripts. `insecure`: It is loaded with HTTP on an HTTPS page. `crossorigin`: `crossorigin` is missing next to `integrity`, or asks for credentials. `integrity`: `integrity` does not match the file. */
export type BlockedReason = 'type' | 'insecure' | 'crossorigin' | 'integrity'

export interface Blocker {
  /** Type of the object, such as `journey`. */
  type: string
  /** ID of the object that stands in the way. */
  id: string
  /** Name of the object. */
  name: string
}

/** Line of the border, as in CSS. `none`: No line. `solid`: One line. `dashed`: Short strokes. `dotted`: Dots. `double`: Two lines. */
export type BorderStyle = 'none' | 'solid' | 'dashed' | 'dotted' | 'double'

/** Why an email bounced, by the words and codes of the recipient’s server. The first four are permanent: `unknown_user`: no such mailbox. `unknown_host`: no such domain. `moved`: the mailbox moved without a forward. `not_accepting`: the domain accepts no email. The others pass or are about this email or its sender: `mailbox_full`, `suspended`, `too_large`, `recipient_refuses` (a filter or rule of the recipient), `sender_refused`, `authentication` (SPF, DKIM or DMARC), `reputation` (blocklists, greylisting), `policy`, `rate` (too many at once), `content` (taken for spam or a virus), `expired` (the server could not be reached in time), `network`, `mailer_error`, `unknown`. */
export type BounceReason = 'unknown_user' | 'unknown_host' | 'moved' | 'not_accepting' | 'mailbox_full' | 'suspended' | 'too_large' | 'recipient_refuses' | 'sender_refused' | 'authentication' | 'reputation' | 'policy' | 'rate' | 'content' | 'expired' | 'network' | 'mailer_error' | 'unknown'

/** Emails that came back or were refused for one reason. Each email counts once for each reason, whether its bounce was permanent or not. */
export interface BounceReasonCount {
  reason: Open<BounceReason>
  /** Whether an address of which this is said gets no email any more. */
  permanent: boolean
  /** Emails that came back. */
  bounced: number
  /** Domains of the recipients, the 5 with the most. */
  domains: Array<BounceReasonDomain>
}

export interface BounceReasonDomain {
  /** The domain. */
  domain: string
  /** Emails that came back. */
  bounced: number
}

export type BranchCondition = ({ type: 'answered' } & AnsweredCondition) | ({ type: 'clicked' } & ClickedCondition) | ({ type: 'filter' } & FilterCondition) | ({ type: 'opened' } & OpenedCondition) | ({ type: 'percentage' } & PercentageCondition) | ({ type: 'replied' } & RepliedCondition)

export interface BranchMetrics {
  /** ID of the branch. `null` for `otherwise`. */
  branch_id: string | null
  /** Name of the branch. `null` if it has none, or for `otherwise`. */
  name: string | null
  /** How many runs took it. */
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
  /** Radius of corners, in pixels. `0` for square ones. */
  radius_px: number
  button_shape: ButtonShape
  cta_shape: CtaShape
  menu_layout: MenuLayout
  phone_menu: PhoneMenu
  /** Whether the menu stays visible while the page is scrolled. */
  menu_stays: boolean
  /** Colors for light backgrounds. */
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
  /** Radius of corners, in pixels. `0` for square ones. */
  radius_px?: number
  button_shape?: ButtonShape
  cta_shape?: CtaShape
  menu_layout?: MenuLayout
  phone_menu?: PhoneMenu
  /** Whether the menu stays visible while the page is scrolled. */
  menu_stays?: boolean
  /** The colors. */
  colors?: BrandColorChanges
  /** Colors for dark mode. Those left out are derived. */
  dark_colors?: BrandDarkColorChanges
}

export interface BrandColorChanges {
  /** Color of links and highlights. */
  accent_color?: string
  /** Background color, as `#rrggbb`. */
  background_color?: string
  /** Color of text, as `#rrggbb`. */
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
  /** Background color, as `#rrggbb`. */
  background_color: string
  /** Color of text, as `#rrggbb`. */
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

/** Color scheme of the reader’s device. `light`: Dark text on a light background. `dark`: Light text on a dark background. */
export type BrandMode = 'light' | 'dark'

/** Color behind the text, by its name in the brand’s colors. `background_color`: Background of the page or email. `button_color`: Buttons. `cta_color`: The call-to-action button. */
export type BrandSurfaceColor = 'background_color' | 'button_color' | 'cta_color'

/** Color of the text, by its name in the brand’s colors. `accent_color`: Links and highlighted text. `text_color`: Running text. `button_text_color`: Labels of buttons. `cta_text_color`: Label of the call-to-action button. */
export type BrandTextColor = 'accent_color' | 'text_color' | 'button_text_color' | 'cta_text_color'

export interface Broadcast {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  status: Open<BroadcastStatus>
  /** Why it failed, or was paused or canceled other than by a person. `template_missing`, `template_disabled`, `sender_missing`, `sender_not_verified` and `no_postal_address`: it has paused, and goes on for everybody left when it is resumed after the mend. `nobody_reached`: `excluded`, `not_delivered` and `skipped` say why. */
  reason: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** ID of the sender. `null` if there is none. */
  sender_id: string | null
  /** Subjects that are tested against each other. */
  subjects: Array<string>
  subject_test: SubjectTest
  recipients: BroadcastRecipients
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent: number
  /** When it is sent. */
  schedule: BroadcastSchedule
  /** At most so many in 60 minutes. `null` for no limit. */
  emails_per_hour: number | null
  late_policy: BroadcastLatePolicy
  /** ID of an earlier broadcast. Only recipients who did not open that one are included. */
  resend_of: string | null
  /** When sending begins. `null` if it is not scheduled. */
  starts_at: string | null
  /** When sending began. `null` before. */
  started_at: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Time at which the best subject is chosen. */
  test_ends_at: string | null
  /** Zero-based index of the best subject. */
  winner: number | null
  counts: BroadcastCounts
  /** What it lacks before it can be sent. */
  missing: Array<BroadcastIssue>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface BroadcastChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** ID of the template. `null` if there is none. */
  template_id?: string | null
  /** ID of the sender. `null` if there is none. */
  sender_id?: string | null
  /** Subject lines. None: the template’s subject. One: replaces it. Two to four: an A/B test. */
  subjects?: Array<string>
  subject_test?: SubjectTest
  recipients?: BroadcastRecipients
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent?: number
  /** When it is sent. */
  schedule?: BroadcastSchedule
  /** At most so many in 60 minutes. `null` for no limit. */
  emails_per_hour?: number | null
  late_policy?: BroadcastLatePolicy
}

/** Always `recipients = waiting + delivered + not_delivered + unknown + skipped`. */
export interface BroadcastCounts {
  /** Number of recipients, without those held out. Fixed when sending begins; 0 before. */
  recipients: number
  /** Matching leads who get no email, to compare with. */
  held_out: number
  /** Number of matching leads who are not sent the email, by reason. */
  excluded: { [key: string]: number; }
  /** Emails not handed off yet; after a cancellation, emails never sent. */
  waiting: number
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Emails rejected by the recipient’s server. */
  not_delivered: number
  /** Emails handed off, without an answer whether they were accepted. */
  unknown: number
  /** Recipients skipped at hand-off, such as those who unsubscribed in the meantime. */
  skipped: number
  /** Number of emails opened by a person. */
  opened: number
  /** Emails in which a person clicked a link. */
  clicked: number
  /** Leads who unsubscribed by it. */
  unsubscribed: number
}

export interface BroadcastExcluded {
  reason: Open<BroadcastExclusion>
  /** How many are excluded. */
  count: number
}

/** Why a lead is excluded. `suppressed`: No email is sent to the address. `unsubscribed`: The lead has unsubscribed. `not_subscribed`: The lead never subscribed. `topic_left`: The lead opted out of the template’s topic. `not_confirmed`: The address is not confirmed yet. `no_consent`: There is no consent to marketing email. `capped`: The lead has reached the site’s frequency cap. `time_passed`: The local time of the schedule has passed for the lead. */
export type BroadcastExclusion = 'suppressed' | 'unsubscribed' | 'not_subscribed' | 'topic_left' | 'not_confirmed' | 'no_consent' | 'capped' | 'time_passed'

/** Who visited since the broadcast began: recipients compared with those held out. */
export interface BroadcastHoldout {
  /** Number of days over which visits and submissions are measured. */
  measured_days: number
  /** Whether the measured days have passed. */
  is_over: boolean
  /** The recipients. */
  mailed: BroadcastMeasured
  /** Those held out. */
  held_out: BroadcastMeasured
}

export interface BroadcastHour {
  /** Beginning of the hour. */
  at: string
  /** Emails opened for the first time in the hour. */
  opened: number
  /** Emails clicked for the first time in the hour. */
  clicked: number
}

/** An issue to fix before it can be scheduled. */
export interface BroadcastIssue {
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** Stable code. Later versions may add codes. */
  code: string
  /** What is wrong, for people. */
  text: string
}

/** What happens if the server was down for more than an hour past the scheduled time. `send`: The broadcast is sent late. `skip`: The broadcast is not sent. `ask`: The broadcast is paused until somebody decides. */
export type BroadcastLatePolicy = 'send' | 'skip' | 'ask'

export interface BroadcastMeasured {
  /** How many leads they are. */
  leads: number
  /** Number of these leads who visited a page of the site. */
  visited: number
  /** Number of these leads who submitted a form. */
  submitted: number
}

export interface BroadcastPage {
  /** The items of this page. */
  data: Array<Broadcast>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface BroadcastPreview {
  /** Number of matching leads: `recipients`, `held_out` and all excluded. */
  matching: number
  /** How many leads it would be sent to. */
  recipients: number
  /** Approximate number held out: each lead is held out at random. */
  held_out: number
  /** Matching leads who would not get it, by reason. */
  excluded: Array<BroadcastExcluded>
}

export interface BroadcastPreviewing {
  recipients: BroadcastRecipients
  /** ID of the template whose topics are used to exclude leads who opted out. */
  template_id?: string
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent?: number
  /** ID of the broadcast whose recipients it goes to again. */
  resend_of?: string
  /** When sending would begin; now by default. Excludes leads whose local time has passed, if the schedule leaves them out. */
  schedule?: BroadcastSchedule
}

/** Conditions that recipients must all meet. Without any, every lead. */
export interface BroadcastRecipients {
  /** IDs of audiences; leads in any of them are included. Empty for no restriction. */
  audience_ids: Array<string>
  /** IDs of audiences whose members do not get it. */
  excluded_audience_ids: Array<string>
  filter?: Filter
}

export interface BroadcastResultCounts {
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Emails rejected by the recipient’s server. */
  not_delivered: number
  /** Emails handed off, without an answer whether they were accepted. */
  unknown: number
  /** Recipients who were skipped at the hand-off. */
  skipped: number
  /** Number of emails opened by a person. */
  opened: number
  /** Number of emails in which a person clicked a link. */
  clicked: number
  /** Leads who unsubscribed by it. */
  unsubscribed: number
}

export interface BroadcastResults {
  /** Sums over the whole period. */
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

export type BroadcastSchedule = ({ type: 'at' } & SendAt) | ({ type: 'local_time' } & SendAtLocalTime) | ({ type: 'now' } & SendNow)

export interface BroadcastSkipped {
  /** Why they were skipped, as a code. */
  reason: string
  /** How many were skipped. */
  count: number
}

/** `draft` → `scheduled` → `sending` → `sent` or `failed`. `failed`: leads matched, and none of them was reached. A `scheduled` or `sending` broadcast can become `paused` or `canceled`. Only a draft can be changed. */
export type BroadcastStatus = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'failed' | 'canceled'

export interface BroadcastTestSend {
  /** ID of a lead whose values the email prints. */
  lead_id?: string
}

export interface BroadcastTestSent {
  /** Address that they are sent to: that of the caller. */
  to: string
  /** How many emails were queued: one for each variant and language. */
  emails: number
}

export interface BroadcastVariant {
  /** Number of the subject, from 0. */
  variant: number
  /** Subject of the variant. */
  subject: string
  /** Whether it won the test. */
  is_winner: boolean
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Emails rejected by the recipient’s server. */
  not_delivered: number
  /** Emails handed off, without an answer whether they were accepted. */
  unknown: number
  /** Recipients who were skipped at the hand-off. */
  skipped: number
  /** Number of emails opened by a person. */
  opened: number
  /** Number of emails in which a person clicked a link. */
  clicked: number
  /** Leads who unsubscribed by it. */
  unsubscribed: number
}

/** Family of the browser, from its user agent. `chrome`: Chrome. `edge`: Microsoft Edge. `firefox`: Firefox. `safari`: Safari. `opera`: Opera. `samsung`: Samsung Internet. `other`: Any other browser. */
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'opera' | 'samsung' | 'other'

/** Either a single window in `business_days`, `day_start` and `day_end`, or several in `windows`. A window that ends before it starts runs past midnight. */
export interface BusinessHours {
  /** Days of the week, from 1 (Monday) to 7 (Sunday). */
  business_days?: Array<number>
  /** Local time of day at which it opens (`HH:MM`). */
  day_start?: string
  /** Local time of day at which it closes (`HH:MM`). */
  day_end?: string
  /** IANA time zone of the hours. */
  timezone: string
  /** Opening windows. */
  windows?: Array<OpeningWindow>
  /** Days without hours (`YYYY-MM-DD`). */
  days_off?: Array<string>
}

export interface ButtonBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `button`. */
  type: 'button'
  /** Text on the button. */
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  align?: BlockAlign
  /** Whether the button is as wide as its column. */
  full_width?: boolean
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  text_color?: string
}

/** Shape of buttons. `rounded`: corners follow `radius_px`. `pill`: fully rounded ends. `rounded`: Corners follow `radius_px`. `pill`: Fully rounded ends. `square`: Sharp corners. */
export type ButtonShape = 'rounded' | 'pill' | 'square'

export interface Campaign {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the campaign. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  status: Open<CampaignStatus>
  lead_source: CampaignLeadSource
  /** ID of the popup or form. `null` if leads come by an assistant. */
  popup_id: string | null
  /** ID of the assistant. `null` if leads come by a popup or form. */
  assistant_id: string | null
  /** Whether leads get access to the sandbox. */
  sandbox_access: boolean
  /** ID of the sandbox that leads may enter. `null` for none. */
  sandbox_id: string | null
  form_action: CampaignFormAction
  /** URL that leads are led to. `null` for none. */
  destination_url: string | null
  /** ID of the file that leads may download. `null` for none. */
  file_id: string | null
  /** Whether leads get an email at once. */
  feedback_email: boolean
  /** Subject of that email. */
  feedback_subject: string
  /** Text of that email. */
  feedback_text: string
  notify: CampaignNotify
  /** Addresses that are emailed about new leads. */
  notify_emails: Array<string>
  /** Whether leads are asked to confirm their address. */
  email_confirmation: boolean
  /** Whether forms refuse addresses to be thrown away. */
  reject_disposable: boolean
  /** Whether forms refuse addresses of free mailboxes. */
  reject_free: boolean
  /** Whether forms refuse addresses that belong to no single person. */
  reject_role_based: boolean
  /** Whether forms ask about addresses that look mistyped. */
  typo_correction: boolean
  marketing_service: CampaignMarketingService
  /** ID of the connection that leads are sent to. `null` for none. */
  connection_id: string | null
  /** IDs of the tags. */
  tag_ids: Array<string>
  /** IDs of the audiences. */
  audience_ids: Array<string>
  /** Where the values of the form’s fields are stored. */
  field_mapping: Array<CampaignFieldMapping>
  /** Issues that prevent publishing. Empty once the campaign is complete. */
  missing: Array<CampaignMissingPart>
  /** How many leads it has brought. */
  lead_count: number
  /** When it brought a lead last. `null` if never. */
  last_lead_at: string | null
  /** When it was published last. `null` if never. */
  activated_at: string | null
  recent_results?: RecentResults
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface CampaignChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** Description for people in the admin. */
  description?: string
  lead_source?: CampaignLeadSource
  /** ID of the popup. `null` if there is none. */
  popup_id?: string | null
  /** ID of the assistant. `null` if there is none. */
  assistant_id?: string | null
  /** Whether leads get access to the sandbox: at once, or, with `email_confirmation`, once they have confirmed their address. */
  sandbox_access?: boolean
  /** ID of the sandbox. Required with `sandbox_access`. */
  sandbox_id?: string | null
  form_action?: CampaignFormAction
  /** URL that leads are led to. `null` for none. */
  destination_url?: string | null
  /** ID of the stored file that is the lead magnet. */
  file_id?: string | null
  /** Whether the lead magnet is sent by email. Requires a popup box. */
  feedback_email?: boolean
  /** Subject of that email. */
  feedback_subject?: string
  /** Text of that email. */
  feedback_text?: string
  /** When the addresses in `notify_emails` are told about new leads. */
  notify?: CampaignNotify
  /** Addresses that are emailed about new leads. */
  notify_emails?: Array<string>
  /** Whether leads are asked to confirm their address. */
  email_confirmation?: boolean
  /** Whether forms refuse addresses to be thrown away. */
  reject_disposable?: boolean
  /** Whether forms refuse addresses of free mailboxes. */
  reject_free?: boolean
  /** Whether forms refuse addresses that belong to no single person. */
  reject_role_based?: boolean
  /** Whether the form suggests a correction for a probable typo. It never corrects by itself. */
  typo_correction?: boolean
  marketing_service?: CampaignMarketingService
  /** Connection that the leads are sent to, with the tags and audiences that it syncs. */
  connection_id?: string | null
  /** IDs of the tags added to every lead of the campaign. */
  tag_ids?: Array<string>
  /** IDs of the audiences. */
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

/** What the visitor gets after submitting the form. `thank_you`: A message in place of the form. `destination_url`: A page to which they are sent. `download`: A file. `sandbox`: The way into the sandbox; needs `sandbox_access`. */
export type CampaignFormAction = 'thank_you' | 'destination_url' | 'download' | 'sandbox'

/** Where leads come from. `popup`: A box, banner or slide-in over a page. `form`: A form embedded in a page. `assistant`: The form in an assistant’s chat. */
export type CampaignLeadSource = 'popup' | 'form' | 'assistant'

/** External marketing service that the leads are sent to. Follows from `connection_id`. `none`: Leads are sent to no service; takes the connection away. `mailchimp`: Mailchimp. `constant_contact`: Constant Contact. `active_campaign`: ActiveCampaign. */
export type CampaignMarketingService = 'none' | 'mailchimp' | 'constant_contact' | 'active_campaign'

/** An issue that prevents publishing. */
export interface CampaignMissingPart {
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** Stable code. Later versions may add codes. */
  code: string
  /** What is missing, for people. */
  text: string
}

/** When the owner is emailed about new leads. `off`: never. `at_once`: for each lead. `hourly`: in one email an hour. */
export type CampaignNotify = 'off' | 'at_once' | 'hourly'

export interface CampaignPage {
  /** The items of this page. */
  data: Array<Campaign>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `active`: it is offered to visitors. `inactive`: it is not. `archived`: hidden from lists and inactive. */
export type CampaignStatus = 'inactive' | 'active' | 'archived'

export interface Cart {
  /** What is bought, one entry for each plan. */
  items: Array<CartItem>
  interval: BillingInterval
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** Whether interval and currency are those of a subscription that the site has, and cannot be chosen. */
  fixed: boolean
  /** Promotion code. `null` for none. */
  promotion_code: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change, in UTC. */
  updated_at: string | null
}

export interface CartChanges {
  interval?: BillingInterval
  /** ISO 4217 currency code, such as `EUR`. */
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
  /** ID of the plan. */
  plan_id: string
  /** Name of the plan. */
  plan_name: string
  plan_type: PlanType
  /** How many of it. */
  quantity: number
  /** Price of one for an interval. `null` where the plan has none in this currency and interval. */
  unit_amount: number | null
}

export interface CartItemChanges {
  /** How many of it. */
  quantity: number
}

export interface CartPayment {
  /** `change_id` of the total that the buyer saw. */
  change_id?: string
  page?: CheckoutPage
}

export interface CartTotal {
  /** Given back to `checkOutCart`, which charges this total and no other. `null` where the site has no subscription yet: its first payment shows its total itself. */
  change_id: string | null
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** What is charged, line by line. */
  lines: Array<PriceLine>
  /** What the promotion code takes off. In the smallest unit of the currency. */
  discount: number
  /** Tax, as far as it is known. In the smallest unit of the currency. */
  tax: number
  /** What is paid now, for the rest of the period where the site has add-ons already. In the smallest unit of the currency. */
  amount_due: number
  /** What one interval costs then, before discounts and tax. In the smallest unit of the currency. */
  next_amount: number
  /** When it is paid for again. `null` if it is not. */
  renews_at: string | null
  /** Until when the total holds. */
  expires_at: string | null
}

/** State of the domain’s certificate. One that was issued earlier stays in use until it expires. `waiting`: Not requested yet, or the authority has not answered. `issued`: The site is served with HTTPS. `failed`: The last attempt was refused. `disk_full`: The server has no room to store the certificate, and retries once there is. */
export type CertificateStatus = 'waiting' | 'issued' | 'failed' | 'disk_full'

export interface Chat {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Language of the chat’s texts. */
  language: Locale
  /** Title of the chat. */
  title: string
  /** First message of the chat. */
  greeting: string
  /** Text on the button that opens the chat. May be empty. */
  launcher: string
  /** Text in the empty input. */
  placeholder: string
  /** Title of the form in the chat. */
  form_title: string
  /** Said after the form was sent. */
  form_thank_you: string
  /** Notice that answers are written by a machine. */
  notice: string
  /** Questions to begin with, as buttons. */
  suggested_questions: Array<string>
  /** Corner of the window in which the chat opens. */
  position: AssistantPosition
  /** Colors, type and shape. */
  style: PublicStyle
  /** Fonts that may be used. */
  fonts?: Array<PublicFont>
  /** URL of the avatar. Empty for none. */
  avatar_url: string
  /** Longest message, in characters. */
  message_characters_max: number
  /** Whether the browser keeps the conversation between visits. */
  keep_history: boolean
  /** Whether visitors can ask for a person, either at once or through the form. */
  has_people: boolean
  /** Whether a person is there now. */
  attended_now: boolean
  /** Form that asks visitors who they are. Absent for none. */
  form: ChatForm
  files?: ChatFiles
  form_moment: QuickFormMoment
}

/** Where the chat runs: in the `widget` on a page, or on a `page` of its own. */
export type ChatChannel = 'widget' | 'page'

export interface ChatCitation {
  /** Number by which the text cites it, such as `[1]`. */
  number: number
  /** Title of the source. */
  title: string
  /** Headings above the passage. Absent if there are none. */
  heading?: string
  /** Beginning of the passage. */
  excerpt: string
  /** URL that opens the cited passage. */
  url?: string
}

export interface ChatFile {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the file. */
  name: string
  /** Size in bytes. */
  bytes: number
}

/** Limits for files. Absent if visitors may not send files. */
export interface ChatFiles {
  /** Most files of one message. */
  count_max: number
  /** Maximum size of a file, in bytes. */
  bytes_max: number
  /** Filename extensions for the file picker. What is accepted depends on the content. */
  accept: Array<string>
}

export interface ChatForm {
  /** Fields of the form, in order. */
  fields: Array<PublicField>
  /** How agreement is asked for. Absent for not at all. */
  consent?: PublicConsent
}

export interface ChatFormAccepted {
  /** Always `true`. */
  accepted: true
  /** Thanks to show, in the language of the chat. */
  text: string
  /** URL of the page that leads into the campaign’s sandbox. Absent if it leads to none. */
  sandbox_url?: string
}

export interface ChatHandoff {
  /** Whether a person is there now. */
  attended: boolean
  /** Text that the chat shows. */
  text: string
}

export interface ChatMessage {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Number of the message in the conversation, from 1. */
  number: number
  /** Who wrote it. */
  from: Open<ChatMessageFrom>
  /** Text of the message, in Markdown. */
  text: string
  /** Name of the person who answers; absent for other messages. */
  name?: string
  /** Files sent with the message. */
  files?: Array<ChatFile>
  /** Sources that marks such as `[1]` in the text refer to. */
  citations: Array<ChatCitation>
  status: Open<ChatMessageStatus>
  /** How the visitor rated the answer. */
  rating?: AnswerRating
}

/** Who wrote it. `visitor`: The visitor. `assistant`: The assistant. `person`: Somebody of the site, not the assistant. */
export type ChatMessageFrom = 'visitor' | 'assistant' | 'person'

/** State of the message. `complete`: It is whole. `writing`: More text follows. `partial`: The answer was cut off. `failed`: No answer was made. */
export type ChatMessageStatus = 'complete' | 'writing' | 'partial' | 'failed'

export interface ChatMessages {
  /** The messages, oldest first. */
  data: Array<ChatMessage>
  /** Whether there are more. */
  has_more: boolean
}

export interface CheckedEmail {
  /** How good the address is. */
  quality: EmailQuality
  /** Error codes with which the site’s forms would refuse the address. */
  refused: Array<string>
}

export interface CheckoutItem {
  /** ID of the plan. */
  plan_id: string
  /** Name of the plan. */
  plan_name: string
  /** How many of it. */
  quantity: number
  /** Price of one for an interval, in the smallest unit of the currency. */
  unit_amount: number
}

/** `elements`: Stripe’s fields on a page of ours, by `client_secret`. `hosted`: Stripe’s own page, at `url`. */
export type CheckoutPage = 'elements' | 'hosted'

export interface CheckoutSession {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  status: Open<CheckoutStatus>
  /** ID of the site that add-ons are for. Absent for the account’s plan. */
  site_id?: string
  page: CheckoutPage
  /** What is bought, one entry for each plan. */
  items: Array<CheckoutItem>
  interval: BillingInterval
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** Promotion code. `null` for none. */
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
  /** Until when it can be paid. */
  expires_at: string
  /** Time of creation, in UTC. */
  created_at: string
}

/** `open`: can be paid until `expires_at`. `complete`: paid. `expired` and `canceled` can no longer be paid. */
export type CheckoutStatus = 'open' | 'complete' | 'expired' | 'canceled'

export interface ChosenProvider {
  provider: IdentityProvider
}

export interface ChosenSecondFactor {
  type: SecondFactorType
}

export interface Citation {
  /** Number by which the text cites it, such as `[1]`. */
  number: number
  /** ID of the source of knowledge. */
  source_id: string
  /** Name of the source. */
  source_name: string
  /** Version of the source when it was cited. */
  version: number
  /** Place of the passage in its source, from 0. */
  position: number
  /** Headings above the passage. `null` if there are none. */
  heading: string | null
  /** URL that opens the cited passage. `null` for files. */
  url: string | null
  /** Beginning of the passage. */
  excerpt: string
}

export interface ClickMap {
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Subject line. */
  subject: string
  /** The content that most recipients got, rendered for a sample lead, with click counts at its links. */
  html: string
  /** The 200 most-clicked links. Links that nobody clicked are omitted. */
  links: Array<ClickMapLink>
}

/** What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded. */
export type ClickMapCounting = 'people' | 'raw'

export interface ClickMapLink {
  /** URL of the link, as the template has it. */
  url: string
  /** Number of emails in which a person clicked the link. */
  people: number
  /** `people` divided by `delivered`; `null` if none were delivered. */
  share: number | null
  /** Clicks by people. */
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
  /** Always `click`. */
  type: 'click'
}

export interface ClickedCondition {
  /** Always `clicked`. */
  type: 'clicked'
  /** ID of the step in the journey’s document. */
  step_id: string
  /** URL that must be clicked. Absent for any link of the email. */
  url?: string
}

export interface ColumnsBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `columns`. */
  type: 'columns'
  /** Columns, from left to right. */
  columns: Array<BlockColumn>
  vertical_align?: VerticalAlign
  /** Whether columns stay side by side on narrow screens. */
  keep_on_phones?: boolean
}

export interface ConfiguredProvider {
  provider: IdentityProvider
}

export interface ConfirmationEmail {
  language: Locale
  /** Subject. `{{…}}` stands for values. */
  subject: string
  /** The body. `{link}` stands for the link, `{site}` for the name of the site. */
  text: string
}

/** The confirmation email in use: the built-in one until it is changed. */
export interface ConfirmationEmailInUse {
  language: Locale
  /** Subject. `{{…}}` stands for values. */
  subject: string
  /** The body. `{link}` stands for the link, `{site}` for the name of the site. */
  text: string
  /** Whether it is the built-in text. */
  built_in: boolean
}

/** Sender of confirmation emails: the sender that was verified first or, if there is none, the installation’s address. */
export interface ConfirmationSender {
  /** Email address that it comes from. */
  address: string
  /** Whether it is a sender of the site; else that of the installation. */
  of_site: boolean
}

export interface ConfirmationSent {
  /** Always `confirmation_sent`. */
  outcome: 'confirmation_sent'
  /** Address to which the email was sent. */
  email: string
  /** Secret that lets this browser alone confirm. Send it back with the token. */
  confirmation_secret: string
}

/** State of the address’s confirmation. While it is `pending`, no marketing email is sent to it. `none`: No confirmation was asked for. `pending`: The email that asks for it has not been answered. `confirmed`: The person opened the link in that email. */
export type ConfirmationStatus = 'none' | 'pending' | 'confirmed'

export interface ConfirmedSubscription {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: Open<SubscriptionType>
  site?: SubscriptionSite
  status: Open<SubscriptionStatus>
  reason?: Open<SubscriptionReason>
  /** What is bought, one entry for each plan. */
  items: Array<SubscriptionItem>
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  interval: BillingInterval
  /** What one interval costs, before discounts and tax. In the smallest unit of the currency. */
  amount: number
  /** Promotion code. `null` for none. */
  promotion_code: string | null
  /** Until when the discount applies. `null` if it does not end, or there is none. */
  discount_ends_at: string | null
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
  /** Next payment. `null` where it does not renew itself. */
  renews_at: string | null
  /** Beginning of the current period. `null` before the first payment. */
  period_start_at: string | null
  /** End of the current period. `null` before the first payment. */
  period_end_at: string | null
  /** End of the trial. `null` for none. */
  trial_ends_at: string | null
  /** When it ends. `null` if no end is set. */
  ends_at: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Until when the first payment is given back. `null` where it is not. */
  refundable_until: string | null
  /** Change that takes effect at the end of the period. `null` for none. */
  scheduled_change_id: string | null
  /** Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`). */
  pending_change_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  confirmation?: PaymentConfirmation
}

export interface ConnectedAccount {
  /** ID of the account at the service. */
  id: string
  /** Name of the account at the service. */
  name: string
  /** Email address of the account at the service. `null` if unknown. */
  email: string | null
  /** URL of the account at the service. Absent if unknown. */
  url?: string
}

/** Nothing is synced before a list is chosen. */
export interface ConnectedList {
  /** ID of the list at the service. */
  id: string
  /** Name of the list at the service. */
  name: string
}

export interface Connection {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  service: MarketingService
  /** Name of the connection. */
  name: string
  sign_in: Open<ServiceSignIn>
  status: Open<ConnectionStatus>
  /** Since when it is with this status. */
  status_since: string
  reason?: Open<ConnectionReason>
  /** What happened, and what to do. */
  reason_text?: string
  /** Words of the service. */
  detail?: string
  application?: Open<ConnectionApplication>
  /** ID of the owner’s own application. */
  client_id?: string
  /** The account at the service. Absent before the sign-in. */
  account?: ConnectedAccount
  /** The list that leads are kept in. Absent before one is chosen. */
  list?: ConnectedList
  leads: ConnectionLeads
  new_contacts: ConnectionNewContacts
  /** Which field is which at the service. */
  fields: Array<ConnectionField>
  /** Tags that are tags there, too. */
  tag_ids: Array<string>
  /** Audiences that are tags there, by their name. */
  audience_ids: Array<string>
  /** When something was received last. `null` if never. */
  last_received_at: string | null
  /** When something was sent last. `null` if never. */
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
  /** When it is tried again. `null` if it is not. */
  retry_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

/** Whose application key is used. `own`: The owner’s. `installation`: The one of the installation, which all its sites share. */
export type ConnectionApplication = 'own' | 'installation'

export interface ConnectionAuthorization {
  /** URL at the service to send the person to. */
  url: string
  /** Until when the person can come back. */
  expires_at: string
}

export interface ConnectionAuthorizationResult {
  /** `state` that the service added to the redirect. */
  state: string
  /** `code` that the service added to the redirect. */
  code?: string
  /** In place of `code`: the owner said no, or the service refused. */
  error?: string
}

export interface ConnectionChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** ID of the list at the service. */
  list_id?: string
  leads?: ConnectionLeads
  new_contacts?: ConnectionNewContacts
  /** Which field is which at the service. */
  fields?: Array<ConnectionFieldChoice>
  /** IDs of tags that are tags at the service, too. */
  tag_ids?: Array<string>
  /** IDs of audiences that are tags at the service, too. */
  audience_ids?: Array<string>
}

export interface ConnectionError {
  /** Why leads were not taken. */
  reason: string
  /** How many leads it concerns. */
  leads: number
  /** What happened, and what to do. */
  text: string
}

export interface ConnectionField {
  /** Name of a lead’s own field, or the ID of a custom field. */
  field: string
  /** ID of the field there. */
  service_field: string
  /** Name of the field at the service. */
  service_name: string
  service_type: Open<ServiceFieldType>
  conflict: SyncConflictRule
}

export interface ConnectionFieldChoice {
  /** Name of a lead’s own field, or ID of a custom field. */
  field: string
  /** ID of the field at the service. */
  service_field: string
  /** `newest` by default. */
  conflict?: SyncConflictRule
}

/** Which leads are sent: `all` subscribed ones, or those with a tag or an audience that is synced, or of a campaign with this connection (`chosen`). */
export type ConnectionLeads = 'all' | 'chosen'

/** Whether a person who is new on the list there becomes a lead. `create`: A lead is created. `ignore`: Nothing is created. */
export type ConnectionNewContacts = 'create' | 'ignore'

export interface ConnectionPage {
  /** The items of this page. */
  data: Array<Connection>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Why it is stopped or waits. `day_quota`, `rate_limited` and `service_down` pass by themselves: `retry_at` is when it goes on. `credential_refused`: Account not authorized. The service refuses the credential, or its owner has revoked it. Authorize the connection again; what waits is sent then. `permission_missing`: The account may not do what is needed: its plan or the rights of its user have changed. Give the user the rights for contacts and lists, then resume. `application_missing`: This installation no longer has the application key by which the account was authorized. Ask for it to be set again and resume, or connect the account once more with a key of your own. `list_gone`: The list was deleted at the service. Choose another list. `schema_changed`: A mapped field is gone at the service, or is of another type. Map the fields again. `day_quota`: The calls of today are used up. It goes on by itself after midnight UTC. An application key of your own is shared with nobody. `rate_limited`: The service asks to wait. It goes on by itself. `service_down`: The service does not answer. It is tried again by itself, and nothing is lost. `unexpected`: The service answered what it should not. It is tried again by itself. */
export type ConnectionReason = 'credential_refused' | 'permission_missing' | 'application_missing' | 'list_gone' | 'schema_changed' | 'day_quota' | 'rate_limited' | 'service_down' | 'unexpected'

/** State of the connection. `authorization_pending`: Nobody has signed in at the service yet. `connected`: Changes are sent. `paused`: Stopped by a person; changes wait until it is resumed. `reauthorization_required`: The service refuses the credential (“Account not authorized”); authorize it again. `stopped`: The list or a mapped field there is gone, or the account may no longer do what is asked; see `reason`. `disconnected`: The credential and everything known of the leads there is deleted. */
export type ConnectionStatus = 'authorization_pending' | 'connected' | 'paused' | 'reauthorization_required' | 'stopped' | 'disconnected'

export interface ConnectionStoppedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'connection.stopped'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConnectionStoppedEventData
}

/** What `connection.stopped` says. */
export interface ConnectionStoppedEventData {
  /** Why it stopped, as a code. */
  reason: Open<ConnectionReason>
  /** Words of the service. */
  detail: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface Consent {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the lead. */
  lead_id: string
  type: Open<ConsentType>
  /** The consent text as the person saw it, or what an imported file says. Of a withdrawal, what was said of it elsewhere; otherwise empty. */
  text: string
  /** Version of the consent text. */
  text_version: number
  /** Where consent was given or withdrawn: the ID of a popup or incoming hook, `api`, `admin`, `email`, `journey` or `import`. */
  place: string
  method: Open<ConsentMethod>
  /** URL of the page on which it was given. `null` if on none. */
  page_url: string | null
  /** Language of the text that the person read. */
  language?: Locale
  /** IP address from which it was given. `null` if none was recorded. */
  ip: string | null
  /** ID of the email whose link was followed. `null` if none was. */
  email_id: string | null
  /** Time of the consent or withdrawal; of an imported one, as the file says. */
  occurred_at: string
}

export interface ConsentCheckbox {
  /** Always `checkbox`. */
  type: 'checkbox'
  /** Text beside the box. Links are written `[text](url)`. */
  text: string
  /** Whether the box must be checked to submit the form. */
  required?: boolean
}

/** How the person agreed or withdrew. `checkbox`: They ticked a box. `notice`: They submitted a form with a notice. `api`: A program stated it. `import`: An imported file stated it. `double_opt_in`: They opened the link of the confirmation email. `incoming_hook`: Another system sent that they agreed. `link`: They used the unsubscribe link of an email. `one_click`: They used the unsubscribe button of their email program. `journey`: A step of a journey unsubscribed them. `manual`: A person of the site entered it. `import_undone`: The import by which they had agreed was undone. `earlier_withdrawal`: The lead was given an address whose person had unsubscribed, and had been erased since. */
export type ConsentMethod = 'checkbox' | 'notice' | 'api' | 'import' | 'double_opt_in' | 'incoming_hook' | 'link' | 'one_click' | 'journey' | 'manual' | 'import_undone' | 'earlier_withdrawal'

export interface ConsentNotice {
  /** Always `notice`. */
  type: 'notice'
  /** Text of the notice. Links are written `[text](url)`. */
  text: string
}

export interface ConsentPage {
  /** The items of this page. */
  data: Array<Consent>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `given`: the person agreed. `withdrawn`: the person took the agreement back. */
export type ConsentType = 'given' | 'withdrawn'

export type ContentBlock = ({ type: 'button' } & ButtonBlock) | ({ type: 'columns' } & ColumnsBlock) | ({ type: 'countdown' } & CountdownBlock) | ({ type: 'divider' } & DividerBlock) | ({ type: 'heading' } & HeadingBlock) | ({ type: 'html' } & HtmlBlock) | ({ type: 'image' } & ImageBlock) | ({ type: 'menu' } & MenuBlock) | ({ type: 'product' } & ProductBlock) | ({ type: 'social' } & SocialBlock) | ({ type: 'spacer' } & SpacerBlock) | ({ type: 'text' } & TextBlock)

export interface ContentPolicy {
  where: Open<PolicyPlace>
  /** The policy, as the page states it. */
  policy: string
  /** What the policy blocks. */
  blocks: Open<BlockedByPolicy>[]
  /** The policy with what it lacks added. Identical if it lacks nothing. */
  corrected: string
}

export interface ContrastIssue {
  /** Color scheme in which it is hard to read. */
  mode: Open<BrandMode>
  /** Color of the text. */
  color: Open<BrandTextColor>
  /** Color behind it. */
  against: Open<BrandSurfaceColor>
  /** WCAG contrast ratio, from 1 to 21. Text needs at least 4.5. */
  contrast: number
  /** Closest color of the same hue that is readable. */
  suggested_color: string
}

export interface Conversation {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  channel: Open<ConversationChannel>
  status: ConversationStatus
  /** The first question. Empty if nothing was asked yet. */
  title: string
  language: Locale
  /** ID of the lead. `null` while the visitor is unknown. */
  lead_id: string | null
  /** ID of the visitor. `null` if the browser keeps none. */
  visitor_id: string | null
  /** ID of the person who answers. */
  user_id: string | null
  /** Name of the person. `null` if there is none, or they were deleted. */
  user_name: string | null
  /** How many messages it has. */
  message_count: number
  rating?: AnswerRating
  /** What the visitor wrote to the rating. `null` or empty for nothing. */
  comment: string | null
  /** When the last message was written. */
  last_message_at: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface ConversationAnsweredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.answered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationAnsweredEventData
}

/** What `conversation.answered` says. */
export interface ConversationAnsweredEventData {
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the message. */
  message_id: string
  /** State of the answer, as of `ConversationMessage`. */
  status: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

/** Where the conversation takes place. `widget`: In the chat on a page of the site. `page`: On the assistant’s own page. `test`: An owner tries the assistant. */
export type ConversationChannel = 'widget' | 'page' | 'test'

export interface ConversationDetails {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  channel: Open<ConversationChannel>
  status: ConversationStatus
  /** The first question. Empty if nothing was asked yet. */
  title: string
  language: Locale
  /** ID of the lead. `null` if there is none. */
  lead_id: string | null
  /** ID of the visitor, which the browser keeps. `null` if unknown. */
  visitor_id: string | null
  /** ID of the person who answers. */
  user_id: string | null
  /** Name of the person. `null` if there is none, or they were deleted. */
  user_name: string | null
  /** How many messages it has. */
  message_count: number
  rating?: AnswerRating
  /** What the visitor wrote to the rating. `null` or empty for nothing. */
  comment: string | null
  /** When the last message was written. */
  last_message_at: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** What is known of the visitor. */
  visitor: ConversationVisitor
}

export interface ConversationExportFilter {
  /** Only conversations that contain this text. */
  search?: string
  /** Only conversations with this assistant. */
  assistant_id?: string
  status?: ConversationStatus
  /** Only conversations with an answer rated so. */
  rating?: AnswerRating
  /** Only conversations with a question that was not answered. */
  unanswered?: boolean
  /** Only conversations of this lead. */
  lead_id?: string
  /** Only conversations with a message at or after this time. */
  from?: string
  /** Only conversations with a message at or before this time. */
  to?: string
  /** Whether owners’ tests are included. By default they are not. */
  with_tests?: boolean
}

/** Format of the file. `csv`: one row per message. `json`: one object per conversation. */
export type ConversationExportFormat = 'csv' | 'json'

export interface ConversationFile {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the file. */
  name: string
  /** Size in bytes. */
  bytes: number
  /** Whether it is shown as a picture. */
  is_picture: boolean
}

/** How the visitor became known. `form`: by a form. `known`: the browser was known before. */
export type ConversationJoinedBy = 'form' | 'known'

export interface ConversationJoinedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.joined'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationJoinedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface ConversationJoinedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.joined'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationJoinedEventData
}

/** What `conversation.joined` says. */
export interface ConversationJoinedEventData {
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** How the visitor became known. */
  by: Open<ConversationJoinedBy>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface ConversationMessage {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Number of the message in the conversation, from 1. */
  number: number
  author: Open<MessageAuthor>
  /** Name of the person. `null` if there is none, or they were deleted. */
  user_name: string | null
  /** Text of the message, in Markdown. */
  text: string
  status: Open<ConversationMessageStatus>
  /** Why no answer was given, as a code. `null` if one was. */
  reason: string | null
  /** Files sent with the message by the visitor. */
  files: Array<ConversationFile>
  /** Passages that the answer cites. */
  citations: Array<Citation>
  /** Confidence that the passages answer the question, from 0 to 1. `null` if nothing was searched. */
  confidence: number | null
  rating?: AnswerRating
  /** What the visitor wrote to the rating. `null` or empty for nothing. */
  comment: string | null
  /** ID of the question–answer pair written to correct this answer. */
  corrected_by: string | null
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
  /** Time of creation, in UTC. */
  created_at: string
  /** When the answer was complete. `null` while it is written. */
  completed_at: string | null
}

export interface ConversationMessageAddedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.message_added'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationMessageAddedEventData
}

/** What `conversation.message_added` says. */
export interface ConversationMessageAddedEventData {
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the message. */
  message_id: string
  author: Open<MessageAuthor>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface ConversationMessagePage {
  /** The items of this page. */
  data: Array<ConversationMessage>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the message. On one that is `complete`, `reason` says why no model wrote it. `complete`: It is whole. `writing`: More text follows. `partial`: The answer was cut off. `refused`: No answer was given; see `reason`. `failed`: No answer arrived. */
export type ConversationMessageStatus = 'complete' | 'writing' | 'partial' | 'refused' | 'failed'

export interface ConversationPage {
  /** The items of this page. */
  data: Array<Conversation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface ConversationRatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.rated'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationRatedEventData
}

/** What `conversation.rated` says. */
export interface ConversationRatedEventData {
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface ConversationStartedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.started'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationStartedEventData
}

/** What `conversation.started` says. */
export interface ConversationStartedEventData {
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

/** State of the conversation. `open`: The assistant answers. `waiting`: The visitor is waiting for a person. `attended`: A person answers, and the assistant is silent. `closed`: It is over; a new message of the visitor opens it again. */
export type ConversationStatus = 'open' | 'waiting' | 'attended' | 'closed'

export interface ConversationVisitor {
  /** Country, as an ISO 3166-1 code of two letters. `null` if unknown. */
  country: string | null
  /** Kind of device. */
  device: string | null
  /** Operating system, from the user agent. `null` if unknown. */
  platform: string | null
  /** Browser, from the user agent. `null` if unknown. */
  browser: string | null
  /** URL of the page. `null` if unknown. */
  page_url: string | null
  /** URL of the page that led there. `null` if unknown. */
  referrer: string | null
  /** When it was seen first. `null` if never. */
  first_seen_at: string | null
  /** When it was seen last. `null` if never. */
  last_seen_at: string | null
  /** How many visits the visitor has made. */
  visits: number
  /** How many pages the visitor has seen. */
  pages: number
  /** Time for which pages were visible, in milliseconds. */
  visible_ms: number
  /** How often something on the pages was clicked, typed or sent. */
  interactions: number
  /** How many conversations the visitor has had. */
  conversations: number
  /** Number of answers that models wrote for this visitor, for as long as daily counts are kept. */
  ai_answers: number
}

export interface ConversationWaitingEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'conversation.waiting'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: ConversationWaitingEventData
}

/** What `conversation.waiting` says. */
export interface ConversationWaitingEventData {
  /** ID of the assistant. */
  assistant_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface CountdownBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `countdown`. */
  type: 'countdown'
  /** Text beside the countdown. */
  label: string
  /** Time at which the countdown ends. The email shows it as a date with its time zone, so that it is still right when opened later. */
  ends_at: string
  /** IANA time zone of the end. */
  timezone: string
  align?: BlockAlign
}

/** A countdown that starts when the browser first shows it, and never restarts. */
export interface CountdownPerVisitor {
  /** Always `per_visitor`. */
  type: 'per_visitor'
  /** How many minutes. */
  minutes: number
}

/** A countdown to a fixed time. The popup is no longer shown once it is over. */
export interface CountdownUntil {
  /** Always `until`. */
  type: 'until'
  /** End of the countdown. */
  ends_at: string
}

export interface Coupon {
  /** ID of the promotion code at Stripe. */
  id: string
  /** What buyers type; letters, digits and hyphens. */
  code: string
  /** Name, which buyers see on invoices. */
  name: string
  /** Discount in percent. `null` for a fixed one. */
  percent_off: number | null
  /** Discount in the smallest unit of the currency. `null` for one in percent. */
  amount_off: number | null
  /** Of `amount_off`. */
  currency: string | null
  duration: CouponDuration
  /** Of `repeating`. */
  duration_months: number | null
  /** Whether only accounts that have paid nothing yet may use it. */
  first_order_only: boolean
  /** How often it can be used. `null` for any number. */
  max_redemptions: number | null
  /** Until when it can be used. `null` for no end. */
  expires_at: string | null
  /** Whether it can still be used. */
  active: boolean
  /** How often it was used. */
  redemptions: number
  /** Time of creation, in UTC. */
  created_at: string
}

/** How long the discount applies. `once`: To the first invoice. `repeating`: For a number of months. `forever`: As long as the subscription lasts. */
export type CouponDuration = 'once' | 'repeating' | 'forever'

/** When the coupon code is shown. `after_submission`: Once the form was submitted. `on_click`: A button reveals and copies it, without a submission. */
export type CouponReveal = 'after_submission' | 'on_click'

export interface Coupons {
  /** The items, all of them: this list has no pages. */
  data: Array<Coupon>
}

export interface CreatedReference {
  /** What was created. */
  type: Open<JourneyReferenceType>
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of what was created. */
  name: string
}

export interface CreatedSandbox {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the sandbox. */
  name: string
  type: SandboxType
  /** Where it is. `null` until it is known. */
  url: string | null
  lead_access: SandboxLeadAccess
  machine_status: Open<SandboxMachineStatus>
  task?: Open<SandboxTask>
  status: Open<SandboxStatus>
  failure?: Open<SandboxFailure>
  /** With `blueprint_failed`: the plugin or theme that breaks WordPress, or cannot be switched on. */
  failure_part?: string
  /** When it can be started again. Only for a while after WordPress ended by itself again and again, hung, or took too much memory. */
  restarts_at?: string
  /** Whether it is built from a blueprint. */
  has_blueprint: boolean
  /** Space it may take, in GB. `null` for no limit. */
  size_gb: number | null
  /** Space it takes. `null` before it was measured. */
  used_bytes: number | null
  /** Whether it takes more space than it may. */
  space_over: boolean
  /** End of the trial. `null` for none. */
  trial_ends_at: string | null
  /** When it expires. `null` if it does not. */
  expires_at: string | null
  /** When it was canceled. `null` if it was not. */
  canceled_at: string | null
  /** When its data is deleted. `null` if it is kept. */
  cleanup_at: string | null
  /** Name to sign in with in the sandbox. Empty if there is none. */
  username: string
  /** Whether a password is set. */
  has_password: boolean
  /** Name to sign in with at the control panel. Empty if there is none. */
  control_panel_username: string
  /** Whether a password of the control panel is known. */
  has_control_panel_password: boolean
  /** How long a lead’s access lasts, in hours. `0` for no end. */
  user_data_expiry_hours: number
  /** How long after its end the data is deleted, in `cleanup_unit`. `null` keeps it. */
  cleanup_after: number | null
  cleanup_unit: SandboxCleanupUnit
  /** How many prepared copies are held ready for leads. */
  pool_size: number
  /** Number of prepared copies that wait for a lead. */
  pool_ready: number
  /** Whether it has a snapshot to go back to. */
  has_snapshot: boolean
  /** ID of the sandbox that it is a copy of. */
  source_id: string | null
  /** Number of leads who have access now. */
  lead_count: number
  /** When somebody opened it last. `null` if never. */
  last_accessed_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** Shown once, if it was generated. */
  control_panel_password?: string
}

/** Sort order by time. `created_at`: the oldest first. `-created_at`: the newest first, which is the default with a time filter. */
export type CreatedSort = '-created_at' | 'created_at'

export interface Credentials {
  /** Email address of the account. */
  email: string
  /** Password of the account. */
  password: string
  /** Code from the email sent by `requestSignInCode`. */
  code?: string
}

/** Shape of call-to-action buttons. `same`: the same as other buttons. `same`: The same as other buttons. `rounded`: Corners follow `radius_px`. `pill`: Fully rounded ends. `square`: Sharp corners. */
export type CtaShape = 'same' | 'rounded' | 'pill' | 'square'

export interface CustomEvent {
  /** Always `custom`. */
  type: 'custom'
  /** Name of the event. */
  name: string
  /** Properties of the event, as the page sent them. */
  properties?: { [key: string]: string | number | boolean }
  /** URL of the page. */
  page_url?: string
}

export interface CustomField {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Type of its values. */
  type: CustomFieldType
  /** Name that identifies the field in forms, filters and templates. */
  name: string
  /** Label in forms and in the admin. */
  label: string
  /** Text in the empty input. May be empty. */
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
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface CustomFieldDefinitionChanges {
  /** Label in forms and in the admin. */
  label?: string
  /** Text in the empty input. May be empty. */
  placeholder?: string
  /** Values to choose from, in this order. */
  options?: Array<string>
  /** Whether forms ask for a value by default. */
  required?: boolean
}

export interface CustomFieldMove {
  /** ID of the field to place it before. Omit to move it to the end. */
  before_id?: string
}

export interface CustomFieldPage {
  /** The items of this page. */
  data: Array<CustomField>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Type of the values. `text`: One line of text. `textarea`: Text of several lines. `number`: A number, with decimals too. `checkbox`: Yes or no. `date`: A day, without a time. `dropdown`: One of `options`. `hidden`: Text that is never shown in forms. `password`: Text, shown as dots while it is typed. `website`: The URL of a page. `phone`: A phone number, stored with its country code. */
export type CustomFieldType = 'text' | 'textarea' | 'number' | 'checkbox' | 'date' | 'dropdown' | 'hidden' | 'password' | 'website' | 'phone'

export interface DamagedSite {
  /** ID of the site. */
  site_id: string
  /** Name of the site. */
  site_name: string
  /** What is wrong with it, in words. */
  fault: string
}

export interface Dashboard {
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone: string
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** First day of the preceding period of the same length. */
  previous_from: string
  /** Last day of the preceding period. */
  previous_to: string
  /** Whether the site tracks visits at present. */
  tracked: boolean
  /** The figures of the period, each beside those of the one before. */
  figures: DashboardFigures
  top: DashboardTop
  /** What needs attention. Kinds with nothing to report are absent. */
  attention: Array<DashboardAttention>
}

export interface DashboardAttention {
  type: Open<AttentionType>
  /** How many wait. */
  count: number
}

export interface DashboardCampaign {
  /** ID of the campaign. */
  campaign_id: string
  /** Name of the campaign. `null` if it was deleted. */
  name: string | null
  /** Visitors who saw its popup or chat. */
  visitors: number
  /** Visitors who submitted a form. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
}

/** Visitors of the site. Requires `read-lead`. */
export interface DashboardFigure {
  /** Sum over the period. */
  total: number
  /** Total of the preceding period of the same length. */
  previous_total: number
  /** One number per day from `from` to `to`. */
  days: Array<number>
  /** One number per day of the preceding period. */
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
  /** ID of the popup. */
  popup_id: string
  /** Name of the popup. `null` if it was deleted. */
  name: string | null
  /** Visitors who saw it. */
  visitors: number
  /** Visitors who submitted a form. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
}

/** The 5 of each type in which the most visitors submitted a form. Each type requires its own permission. */
export interface DashboardTop {
  /** Popups that made the most leads. */
  popups?: Array<DashboardPopup>
  /** Campaigns that made the most leads. Absent without the permission. */
  campaigns?: Array<DashboardCampaign>
  /** Sources from which most visitors came. */
  sources?: Array<DashboardValue>
  /** Pages on which popups were shown most often. */
  pages?: Array<DashboardValue>
}

export interface DashboardValue {
  /** The page or the source. */
  value: string
  /** How often it was shown. */
  shown: number
  /** How often its form was submitted. */
  submitted: number
}

export interface DataAccess {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Time of creation, in UTC. */
  created_at: string
  /** What was done with the data. */
  action: Open<DataAccessAction>
  /** Operation that was called, such as `getLead` or `downloadOperationFile`. */
  operation: string
  /** ID of the lead, or of what was exported. */
  subject_id?: string
  /** Name of the subject, while it exists and the caller may read it. */
  subject_name?: string
  actor_type: Open<DataAccessActorType>
  /** ID of the user or API key. */
  actor_id: string
  /** Name of the person or API key, while it exists. */
  actor_name?: string
  /** ID of the super administrator who acted as the person. Absent if nobody did. */
  impersonator_id?: string
  /** Name of the super administrator who acted as the person. */
  impersonator_name?: string
  /** ID of the session. Absent if an API key was used. */
  session_id?: string
}

/** `opened`: shown on a screen or read by the API. `exported`: written to a file. */
export type DataAccessAction = 'opened' | 'exported'

export interface DataAccessActor {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: Open<DataAccessActorType>
  /** Name of the person or API key, while it exists. */
  name?: string
}

/** Who saw the data. `user`: A person who was signed in. `api_key`: A program with an API key. */
export type DataAccessActorType = 'user' | 'api_key'

export interface DataAccessActors {
  /** The items, all of them: this list has no pages. */
  data: Array<DataAccessActor>
}

export interface DataAccessPage {
  /** The items of this page. */
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
  /** Days from the date: negative before it, positive after it. */
  offset_days: number
  /** Local time of day (`HH:MM`). */
  at: string
  /** Whether the year of the date does not count, as for birthdays. */
  yearly?: boolean
}

export interface DateFieldTrigger {
  /** Always `date_field`. */
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
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
  date: string
  /** Runs enrolled in the period. */
  enrolled: number
  /** Live runs: those that have not ended. */
  live: number
  /** Runs that came to the end or reached the goal. */
  completed: number
  /** Runs that were stopped. */
  stopped: number
  /** Runs that failed. */
  failed: number
}

export interface DelayStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `delay`. */
  type: 'delay'
  duration?: Duration
  until?: DateFieldMoment
}

export interface DelayTrigger {
  /** Always `delay`. */
  type: 'delay'
  /** Time the page has been visible, in seconds. */
  seconds: number
}

/** Erases the leads. This cannot be undone: no personal data is kept. */
export interface DeleteLeads {
  /** Always `delete`. */
  type: 'delete'
}

export interface Deliverability {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  published: DeliverabilityLimits
  /** Sums over the whole period. */
  totals: DeliverabilityCounts
  /** The same for each mailbox provider. */
  providers: Array<ProviderDeliverability>
  /** The same for each sender. */
  senders: Array<SenderDeliverability>
  /** The same for each domain of senders. */
  domains: Array<DomainDeliverability>
  /** Why emails came back, the most frequent reason first. */
  reasons: Array<BounceReasonCount>
  /** Addresses suppressed in this period because email to them failed 3 times in a row for good, or 5 times over 15 days or more. Failures that the sender causes for everybody do not count. */
  repeated_failures: number
  /** One entry for each day, oldest first. */
  days: Array<DeliverabilityDay>
}

export interface DeliverabilityAdvice {
  code: Open<DeliverabilityAdviceCode>
  /** The advice, in the language of `Accept-Language`. */
  text: string
}

/** What to do, as a code. `too_few_emails`: There are too few emails to say anything. `bounces_high`: So many bounce that providers slow down or block: send only to addresses that are known to work. `bounces_rising`: More bounce than should: verify addresses that have not been written to for months. `complaints_high`: So many report spam that providers block: write only to people who asked for it. `complaints_rising`: More report spam than should: make it easier to unsubscribe. `complaints_not_reported`: The provider reports no complaints. `opens_low`: Far fewer open than elsewhere: emails may land in spam. `opens_hidden`: Email programs load pictures by themselves, so opens say little. */
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
  standing: Open<DeliverabilityStanding>
  /** What to do, most urgent first. */
  advice: Array<DeliverabilityAdvice>
}

export interface DeliverabilityDay {
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
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
  /** Complaint rate to stay below. */
  complaint_rate_aim: number
  /** Complaint rate not to reach. */
  complaint_rate_max: number
  /** Bounce rate to stay below. */
  bounce_rate_aim: number
  /** Bounce rate not to reach. */
  bounce_rate_max: number
}

/** Overall standing. `unknown`: too few emails to tell. `good`: Nothing to do. `warning`: It gets worse: follow the advice. `bad`: Providers are likely to block: act now. `unknown`: Too few emails to tell. */
export type DeliverabilityStanding = 'good' | 'warning' | 'bad' | 'unknown'

export interface Demo {
  /** Whether the demo is there. */
  present: boolean
  /** Current time on the demo’s clock. */
  now: string
  /** How far the demo’s clock is ahead of real time, in hours. */
  clock_ahead_hours: number
  /** Whether the caller may sign in to the demo without a password. Only from the machine that the server runs on. */
  can_sign_in: boolean
  /** Its sites. */
  sites: Array<DemoSite>
}

export interface DemoClockMove {
  /** How far to move the clock on, in hours. */
  hours: number
}

export interface DemoSite {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  language: Locale
  /** IANA time zone of the site. */
  timezone: string
  /** Next 9:00 in the site’s time zone, Monday to Friday. */
  next_working_morning: string
}

export interface DesignSettings {
  /** Fonts that may be used. */
  fonts: Array<SiteFont>
  /** Web fonts of the installation that every site may add. */
  available_fonts: Array<SiteFont>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface DesignSettingsChanges {
  /** Fonts that may be used. */
  fonts?: Array<SiteFont>
}

/** Kind of device, by the width of the window and the user agent. `desktop`: A computer. `tablet`: A tablet. `mobile`: A phone. */
export type Device = 'desktop' | 'tablet' | 'mobile'

export interface Disconnection {
  /** What is deleted here. */
  deleted: DisconnectionDeleted
  /** What stays. */
  kept: DisconnectionKept
  /** Active campaigns whose leads are no longer sent. */
  campaigns: Array<DisconnectionCampaign>
  /** The same in words. */
  text: string
}

export interface DisconnectionCampaign {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the campaign. */
  name: string
}

export interface DisconnectionDeleted {
  /** What is known of so many leads at the service. */
  ledger_entries: number
  /** Changes of so many leads that were not sent yet. */
  waiting: number
  /** Whether the webhook at the service is removed. */
  webhook: boolean
  /** Whether what gives access to the account is deleted here. */
  credential: boolean
}

export interface DisconnectionKept {
  /** Leads that are known at the service: they stay here as they are. */
  leads: number
  /** Contacts at the service: they stay there as they are. */
  contacts: number
}

export interface DiscoveredUrl {
  /** URL of the page. */
  url: string
  /** Text of the link. */
  text: string
}

export interface DiscoveredUrls {
  /** The items, all of them: this list has no pages. */
  data: Array<DiscoveredUrl>
}

export interface DividerBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `divider`. */
  type: 'divider'
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
  /** Thickness of the line, in pixels. */
  thickness_px?: number
  /** Width in percent of what surrounds it. */
  width_percent?: number
}

export interface DkimKey {
  /** The domain. */
  domain: string
  /** DKIM selector of the key. */
  selector: string
  /** RSA private key in PEM format. Never returned; omit to keep the present key. */
  private_key?: string
}

/** The TXT record that the domain must have. */
export interface DnsTextRecord {
  /** Name of the record, as DNS providers ask for it. */
  name: string
  /** Value of the record. */
  value: string
}

export interface Domain {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Host in lowercase and Punycode. */
  host: string
  /** Host as people read it, with international characters. */
  name: string
  status: Open<DomainStatus>
  reason?: Open<DomainReason>
  /** Whether visitors find the site there: the other hosts redirect to it. */
  is_primary: boolean
  /** DNS records to set, with what DNS has. */
  records: Array<DomainRecord>
  /** When it was checked last. `null` if never. */
  checked_at: string | null
  /** When DNS is asked again. `null` if it is not. */
  next_check_at: string | null
  /** Time at which checking stops if the domain is still not verified. */
  checks_until: string
  /** Since when it is verified. `null` if it is not. */
  verified_at: string | null
  /** Time since when the verified domain points elsewhere. */
  broken_at: string | null
  certificate?: DomainCertificate
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

/** Certificate of a verified domain, if this server obtains certificates itself. */
export interface DomainCertificate {
  status: Open<CertificateStatus>
  /** Time at which the certificate expires. */
  not_after: string | null
  /** When it is tried again. `null` if it is not. */
  next_attempt_at: string | null
  /** The certificate authority’s own message. */
  reason: string | null
}

export interface DomainDeliverability {
  /** The domain. */
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
  standing: Open<DeliverabilityStanding>
  /** What to do, most urgent first. */
  advice: Array<DeliverabilityAdvice>
}

/** Why it is not verified, or what is wrong with a verified one. `not_checked`: Its records have not been looked up yet. `not_pointing`: It has no record that leads here; add the ones shown. `pointing_elsewhere`: Its records lead to another server. `cname_loop`: Its CNAME records lead back to themselves. `not_owned`: It leads here, and the record that proves whose it is is missing or different. `claimed`: Another site has it, and that site’s proof is still in DNS. `taken`: Another site has proved ownership. `no_answer`: Its DNS servers did not answer; it is checked again. */
export type DomainReason = 'not_checked' | 'not_pointing' | 'pointing_elsewhere' | 'cname_loop' | 'not_owned' | 'claimed' | 'taken' | 'no_answer'

export interface DomainRecord {
  purpose: Open<DomainRecordPurpose>
  type: Open<DomainRecordType>
  /** Name of the record, as DNS providers ask for it. */
  name: string
  /** Exact value to enter. */
  expected: string
  /** Values found in DNS at the last check. */
  found: Array<string>
  status: Open<DomainRecordStatus>
}

/** `pointing`: points the domain to this server. `proof`: proves that its owner wants it at this site. */
export type DomainRecordPurpose = 'pointing' | 'proof'

/** State of the record. `found`: It is in DNS as shown. `missing`: It is not in DNS; add it. `different`: DNS has another value; correct it. `unknown`: DNS was not queried yet, or did not answer. */
export type DomainRecordStatus = 'found' | 'missing' | 'different' | 'unknown'

/** Type of the DNS record. `A`: Leads to an IPv4 address. `AAAA`: Leads to an IPv6 address. `CNAME`: Leads to another name. `TXT`: Holds text: the proof of ownership. */
export type DomainRecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT'

/** State of the domain. `pending`: Checked again by itself until its records are found. `verified`: The site is served at the domain. `failed`: No more automatic checks; use `checkDomain`. */
export type DomainStatus = 'pending' | 'verified' | 'failed'

/** Length of the delay. Set either this or `until`. */
export interface Duration {
  /** How long, in `unit`. */
  value: number
  /** Unit of `value`. */
  unit: DurationUnit
  /** Local time of day (`HH:MM`) at which the delay ends. */
  at?: string
}

/** Unit of the duration. `seconds`: Seconds, to the second. `minutes`: 60 seconds each. `hours`: 60 minutes each, also when clocks change. `days`: Days of the calendar: the same time of day. `weeks`: 7 days each. `months`: Months of the calendar. `years`: Years of the calendar. `business_days`: Days of the site’s business hours. */
export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'business_days'

export interface Email {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** Number that identifies the email within its run. `null` unless it belongs to a run. */
  sequence: number | null
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** Zero-based index of the broadcast’s subject that was used. */
  variant: number | null
  automated?: Open<AutomatedSend>
  /** ID of the lead. */
  lead_id: string
  /** ID of the template. */
  template_id: string
  /** Current name of the template. `null` once the template is deleted. */
  template_name: string | null
  /** Version of the template that was sent. `null` before. */
  template_version: number | null
  /** ID of the sender. */
  sender_id: string
  /** Address used at the last hand-off; before the first, the lead’s current one. `null` if the lead was deleted before. */
  to: string | null
  /** Subject as it was sent. `null` before it was rendered. */
  subject: string | null
  /** `Message-ID` header of the email. `null` before it was handed off. */
  rfc_message_id: string | null
  /** ID of the consent on which the email relies. */
  consent_id: string | null
  status: Open<EmailStatus>
  /** Why it was skipped, was not delivered or is waiting. */
  reason: string | null
  /** Number of attempts to hand it off. */
  attempts: number
  /** Time at which it was due. */
  queued_at: string
  /** Time of the last hand-off to a mail server. `null` if there was none. */
  handed_off_at: string | null
  /** When it ended. `null` while it has not. */
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
  /** When the lead unsubscribed by it. `null` if they did not. */
  unsubscribed_at: string | null
  decision?: Open<InDoubtDecision>
  /** When a person decided about the email in doubt. `null` if nobody has. */
  decided_at: string | null
  /** ID of the person who made the decision. */
  decided_by: string | null
}

export interface EmailAttempt {
  /** Number of the attempt, from 1. */
  number: number
  /** When it began. */
  started_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Outcome of the attempt. `null` while the answer is pending. `delivered`: The recipient’s mail server accepted it. `refused`: It is not accepted, and will not be. `deferred`: Not accepted yet; it is tried again. `unknown`: It was handed off, and no answer was received. */
  outcome: Open<'delivered' | 'refused' | 'deferred' | 'unknown'> | null
  /** The server’s answer, or the error. */
  response: string | null
  /** Why the recipient’s server did not accept it. Absent for other outcomes. */
  reason?: Open<BounceReason>
}

export type EmailBlock = ({ type: 'button' } & ButtonBlock) | ({ type: 'columns' } & ColumnsBlock) | ({ type: 'countdown' } & CountdownBlock) | ({ type: 'divider' } & DividerBlock) | ({ type: 'footer' } & FooterBlock) | ({ type: 'header' } & HeaderBlock) | ({ type: 'heading' } & HeadingBlock) | ({ type: 'html' } & HtmlBlock) | ({ type: 'image' } & ImageBlock) | ({ type: 'menu' } & MenuBlock) | ({ type: 'product' } & ProductBlock) | ({ type: 'saved' } & SavedBlockPlace) | ({ type: 'social' } & SocialBlock) | ({ type: 'spacer' } & SpacerBlock) | ({ type: 'text' } & TextBlock)

export interface EmailBouncedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.bounced'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailBouncedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailBouncedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.bounced'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailBouncedEventData
}

/** What `email.bounced` says. */
export interface EmailBouncedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Whether the address does not accept email at all. */
  permanent: boolean
  reason?: Open<BounceReason>
  /** Enhanced status code of the bounce, such as `5.1.1`. `null` if unknown. */
  status: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailChange {
  /** The new email address. It holds once it is confirmed. */
  email: string
}

export interface EmailClickedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.clicked'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailClickedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailClickedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.clicked'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailClickedEventData
}

/** What `email.clicked` says. */
export interface EmailClickedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** URL that was clicked. */
  url: string | null
  /** Whether it is the email’s first event of this type by a person. */
  first: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailComplainedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.complained'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailComplainedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailComplainedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.complained'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailComplainedEventData
}

/** What `email.complained` says. */
export interface EmailComplainedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailConfirmation {
  /** Token of the link in the email. */
  token: string
  /** Secret that lets this browser alone confirm. Send it back with the token. */
  confirmation_secret?: string
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password?: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
}

export interface EmailConfirmed {
  /** Always `true`. */
  confirmed: true
}

export interface EmailContent {
  /** Version of the template that was sent. */
  template_version: number
  language: Locale
  /** Subject line. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** The rendered HTML. */
  html: string
  /** The email as plain text. */
  text: string
}

export interface EmailCounts {
  /** Total number of emails: the sum of all statuses. */
  emails: number
  /** Emails not handed off yet. */
  not_started: number
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Emails rejected by the recipient’s server. */
  not_delivered: number
  /** Emails handed off, without an answer whether they were accepted. */
  unknown: number
  /** Emails that were not sent, by a rule. */
  skipped: number
  /** Emails opened by a person. Opens by machines are not counted. */
  opened: number
  /** Number of emails in which a person clicked a link. */
  clicked: number
  /** Emails whose unsubscribe link was used. */
  unsubscribed: number
}

export interface EmailDeliveredEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.delivered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailDeliveredEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailDeliveredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.delivered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailDeliveredEventData
}

/** What `email.delivered` says. */
export interface EmailDeliveredEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Why its outcome had been unknown. `null` if it was not. */
  reason: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailDetail {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** Number that identifies the email within its run. `null` unless it belongs to a run. */
  sequence: number | null
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** Zero-based index of the broadcast’s subject that was used. */
  variant: number | null
  automated?: Open<AutomatedSend>
  /** ID of the lead. */
  lead_id: string
  /** ID of the template. */
  template_id: string
  /** Current name of the template. `null` once the template is deleted. */
  template_name: string | null
  /** Version of the template that was sent. `null` before. */
  template_version: number | null
  /** ID of the sender. */
  sender_id: string
  /** Address used at the last hand-off; before the first, the lead’s current one. `null` if the lead was deleted before. */
  to: string | null
  /** Subject as it was sent. `null` before it was rendered. */
  subject: string | null
  /** `Message-ID` header of the email. `null` before it was handed off. */
  rfc_message_id: string | null
  /** ID of the consent on which the email relies. */
  consent_id: string | null
  status: Open<EmailStatus>
  /** Why it was skipped, was not delivered or is waiting. */
  reason: string | null
  /** Number of attempts to hand it off. */
  attempts: number
  /** Time at which it was due. */
  queued_at: string
  /** Time of the last hand-off to a mail server. `null` if there was none. */
  handed_off_at: string | null
  /** When it ended. `null` while it has not. */
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
  /** When the lead unsubscribed by it. `null` if they did not. */
  unsubscribed_at: string | null
  decision?: Open<InDoubtDecision>
  /** When a person decided about the email in doubt. `null` if nobody has. */
  decided_at: string | null
  /** ID of the person who made the decision. */
  decided_by: string | null
  /** Time of the next attempt. `null` once sending has ended. */
  next_attempt_at: string | null
  /** The attempts to send it, oldest first. */
  attempt_list: Array<EmailAttempt>
  /** Opens and clicks, oldest first. */
  hits: Array<EmailHit>
}

/** Content as blocks. Absent if the body is `body_text`. */
export interface EmailDocument {
  /** Always `1`. */
  version: 1
  /** Background color around the content. If empty, the brand’s. */
  page_color?: string
  /** Background color of the content. If empty, the brand’s. */
  content_color?: string
  /** Width of the email’s content, in pixels. */
  width_px?: number
  /** Styles of HTML blocks on narrow screens and in dark mode. The importer of HTML writes them. */
  media_rules?: Array<EmailMediaRule>
  /** Blocks, from top to bottom. */
  blocks: Array<EmailBlock>
}

export interface EmailExplanation {
  /** The email. */
  email: EmailDetail
  /** The lead that it is to. */
  lead?: ExplainedLead
  /** The form that the lead had sent. Absent if there is none. */
  submission?: ExplainedSubmission
  /** The consent that allowed it. Absent if none was needed or found. */
  consent?: ExplainedConsent
  /** How the lead entered the journey. Absent for other emails. */
  enrollment?: ExplainedEnrollment
  /** The broadcast. Absent for other emails. */
  broadcast?: ExplainedBroadcast
  /** What the run decided up to the email. */
  entries: Array<RunEntry>
  /** What was checked before the hand-off, in order. */
  checks: Array<HandOffCheck>
}

/** What happened to an email. Opens and clicks are by people only, and appear once automated access has been ruled out. `delivered`: The recipient’s mail server accepted it. `not_delivered`: The recipient’s mail server refused it. `unknown`: It was handed off, and no answer was received. `skipped`: It was not sent, for a reason of the lead or the site. `opened`: Somebody opened it. `clicked`: Somebody opened a link in it. `bounced`: It came back after it had been accepted. `complained`: The recipient reported it as spam. `replied`: The recipient answered it. */
export type EmailHappening = 'delivered' | 'not_delivered' | 'unknown' | 'skipped' | 'opened' | 'clicked' | 'bounced' | 'complained' | 'replied'

export interface EmailHistoryEntry {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  happened: Open<EmailHappening>
  /** What happened, in words, in the language of `Accept-Language`. */
  title: string
  /** ID of the email. */
  email_id: string
  /** ID of the lead. */
  lead_id: string
  lead: LeadSummary
  /** Subject of the email. `null` if it was never rendered. */
  subject: string | null
  /** Current name of its template. `null` once the template is deleted. */
  template_name: string | null
  /** Why it was skipped, not delivered or unknown; for a bounce, its reason as in `BounceReason`, or the status code of one recorded by an earlier version. */
  reason: string | null
  /** The link that was clicked. */
  url: string | null
  /** When it happened at Stripe. */
  occurred_at: string
}

export interface EmailHistoryPage {
  /** The items of this page. */
  data: Array<EmailHistoryEntry>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** An open or a click as recorded, with who probably did it. */
export interface EmailHit {
  /** Whether it was an open or a click. `open`: The email was opened. `click`: A link in it was opened. */
  type: Open<'open' | 'click'>
  /** URL that was clicked. `null` for an open. */
  url: string | null
  /** Time at which it happened, in UTC. */
  at: string
  /** Who probably did it. `pending`: Not clear yet, as in the first seconds after delivery; it is not counted. `person`: A person: it is counted. `machine`: A program, such as a scanner of links; it is not counted. */
  verdict: Open<'pending' | 'person' | 'machine'>
  /** Why it is thought to be a machine. `null` if it is not. */
  verdict_reason: string | null
  /** User agent of the request. */
  user_agent: string
}

/** Which event is counted by hour. `opened`: Emails opened by people. `clicked`: Links in emails opened by people. */
export type EmailHourEvent = 'opened' | 'clicked'

export interface EmailLinkClickedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.link_clicked'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailLinkClickedEventData
}

/** What `email.link_clicked` says. */
export interface EmailLinkClickedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** URL that was clicked. */
  url: string
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** `disposable`: domains of addresses made to be thrown away. `free`: domains of free mailboxes. `role_based`: parts before the @ that belong to no single person, such as `info`. */
export type EmailList = 'disposable' | 'free' | 'role_based'

export interface EmailListFacts {
  list: EmailList
  /** How many entries the list has. */
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
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.not_delivered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailNotDeliveredEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailNotDeliveredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.not_delivered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailNotDeliveredEventData
}

/** What `email.not_delivered` says. */
export interface EmailNotDeliveredEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Why it was rejected, as a code. `null` if unknown. */
  reason: string | null
  /** Why the recipient’s server did not accept it. Absent where no server answered. */
  bounce_reason?: Open<BounceReason>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailOpened {
  /** Always `opened`. */
  type: 'opened'
  /** When the lead opens the email. */
  at: string
  /** ID of the step in the journey’s document. */
  step_id: string
}

export interface EmailOpenedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.opened'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailOpenedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailOpenedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.opened'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailOpenedEventData
}

/** What `email.opened` says. */
export interface EmailOpenedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Always `null`. */
  url: string | null
  /** Whether it is the email’s first event of this type by a person. */
  first: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailPage {
  /** The items of this page. */
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
  /** Whether the domain gives addresses to be thrown away. */
  disposable: boolean
  /** Whether the domain gives free mailboxes. */
  free: boolean
  /** Whether the part before the @ belongs to no single person, such as `info`. */
  role_based: boolean
  /** When it was checked last. `null` if never. */
  checked_at: string | null
  /** The address that was probably meant. */
  suggestion?: string
}

export interface EmailReplied {
  /** Always `replied`. */
  type: 'replied'
  /** When the lead replies. */
  at: string
  /** ID of the step in the journey’s document. */
  step_id: string
}

export interface EmailRepliedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.replied'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailRepliedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailRepliedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.replied'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailRepliedEventData
}

/** What `email.replied` says. */
export interface EmailRepliedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Subject line of the reply. */
  subject: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EmailRepliedTrigger {
  /** Always `email_replied`. */
  type: 'email_replied'
  /** IDs of templates whose emails count. Absent or empty for any template. */
  template_ids?: Array<string>
}

export interface EmailResendPreview {
  /** How many emails would be sent again. */
  matching: number
}

export interface EmailResponse {
  /** ID of the email. */
  email_id: string
  /** ID of the lead. */
  lead_id: string
  type: Open<EmailResponseType>
  /** For a bounce, whether the address does not accept email at all. */
  permanent: boolean
  /** Why it bounced. Absent for other responses, and for bounces recorded by earlier versions. */
  reason?: Open<BounceReason>
  /** Enhanced status code of a bounce, such as `5.1.1`. */
  status: string | null
  /** For a reply, its subject; otherwise what the server reported. */
  detail: string
  /** Beginning of a reply. */
  excerpt: string
  source: Open<EmailResponseSource>
  /** Time of creation, in UTC. */
  created_at: string
}

export interface EmailResponsePage {
  /** The items of this page. */
  data: Array<EmailResponse>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** How the response was received. `mail`: As an email to the address for returns. `ses`: As a notification of Amazon SES. `postmark`: As a webhook of Postmark. */
export type EmailResponseSource = 'mail' | 'ses' | 'postmark'

/** `bounce`: it could not be delivered. `complaint`: the recipient reported it as spam. `reply`: the recipient replied. */
export type EmailResponseType = 'bounce' | 'complaint' | 'reply'

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
  /** Domain that signs email. `null` if none does. */
  dkim_domain: string | null
  /** DKIM selector of that key. `null` if there is none. */
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
  /** Key that signs email of a domain. */
  dkim?: DkimKey
}

export interface EmailSkippedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.skipped'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailSkippedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailSkippedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.skipped'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailSkippedEventData
}

/** What `email.skipped` says. */
export interface EmailSkippedEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Why it was not sent, as a code. */
  reason: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** State of the email. `not_started`: Not handed off yet. `delivered`: Accepted by the recipient’s mail server. `not_delivered`: Refused for good, or given up. `unknown`: Handed off, but no answer was received. `skipped`: Not sent, for a reason of the lead or the site. */
export type EmailStatus = 'not_started' | 'delivered' | 'not_delivered' | 'unknown' | 'skipped'

/** Type of the step that sends the email. `send_email`: Sends an email of a template. `ask_question`: Sends a question, and waits for the answer. */
export type EmailStepType = 'send_email' | 'ask_question'

export interface EmailToCheck {
  /** Email address to verify. */
  email: string
}

export interface EmailTopic {
  /** Unique ID. It begins with a prefix for the type of object. */
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
  /** The same in English. */
  en?: EmailTopicTexts
  /** The same in Spanish. */
  es?: EmailTopicTexts
}

export interface EmailTopicTexts {
  /** Name of the topic as readers see it. */
  name: string
  /** What the topic is about, as leads read it. */
  description: string
}

export interface EmailTransport {
  type: Open<EmailTransportType>
  installation: Open<InstallationTransportType>
  /** Settings of the SMTP server. */
  smtp?: SmtpTransport
  /** Settings of Amazon SES. */
  ses?: SesTransport
  /** Settings of Postmark. */
  postmark?: PostmarkTransport
  trouble?: TransportTrouble
  /** Whether a password, secret key or token is stored. */
  has_secret: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface EmailTransportTest {
  /** Address to send the test to. */
  to: string
}

export interface EmailTransportTested {
  outcome: Open<TransportOutcome>
  /** The transport’s answer, or the error. */
  response: string
  /** Address that the test came from. */
  from: string
}

/** How email is sent. `installation`: as the server is configured. `installation`: As the server is configured. `smtp`: By a mail server. `ses`: By Amazon SES. `postmark`: By Postmark. */
export type EmailTransportType = 'installation' | 'smtp' | 'ses' | 'postmark'

export interface EmailUnknownEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.unknown'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailUnknownEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EmailUnknownEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'email.unknown'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EmailUnknownEventData
}

/** What `email.unknown` says. */
export interface EmailUnknownEventData {
  /** ID of the journey. `null` if it is from none. */
  journey_id: string | null
  /** ID of the run. `null` if it is from none. */
  run_id: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** ID of the broadcast. `null` if it is from none. */
  broadcast_id: string | null
  /** ID of the template. `null` if there is none. */
  template_id: string | null
  /** Why the outcome is unknown, as a code. */
  reason: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** Whether email is likely to arrive. `valid`: The domain accepts email, and nothing speaks against the address. `risky`: A disposable or role address, or probably misspelled. `invalid`: The domain does not accept email. `unknown`: DNS has not answered. */
export type EmailValidity = 'valid' | 'risky' | 'invalid' | 'unknown'

export interface EmailsToVerify {
  filter?: Filter
}

export interface EmbedBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `embed`. */
  type: 'embed'
  /** What the embedded page is, for people using a screen reader. */
  title: string
  /** An `https` URL. It is shown in a frame once the visitor opens it; nothing is loaded from it before. */
  embed_url: string
  /** Height in pixels. */
  height_px: number
}

export interface Enrollment {
  /** IDs of the leads to enroll. */
  lead_ids: Array<string>
}

/** Why the lead was enrolled. `event`: a trigger. `publication`: they matched when the journey was published. `manual`: a person or a program enrolled them. `event`: An event of the lead triggered it. `publication`: The lead met the conditions when the journey was published. `manual`: A person or a program enrolled the lead. */
export type EnrollmentCause = 'event' | 'publication' | 'manual'

/** Which leads to enroll. `new`: only leads that a trigger brings from now on. `existing`: also, at once, leads for whom a trigger holds now and who meet the criteria: those with the tag, in the audience, who submitted the popup, spoke with the assistant, confirmed their address, or whose date is today in the time zone that applies (each date enrolls once); if the trigger is a new lead, every lead. Clicks, visits, changed fields and API events are momentary and never hold for existing leads. */
export type EnrollmentChoice = 'existing' | 'new'

export interface EnrollmentOfMany {
  filter?: Filter
  /** Only leads that contain this text. */
  search?: string
  /** Only members of this audience. */
  audience_id?: string
}

export interface EnrollmentOfManyPreview {
  /** Number of leads in the filter or audience. */
  leads: number
  /** Number of these leads who would be enrolled: they meet the journey’s criteria and are not in it. */
  matching_leads: number
}

/** What became of the lead. `enrolled`: A run has begun. `already_live`: A run of the lead is under way. `already_enrolled`: The lead was in the journey before, and it takes nobody twice. `too_often`: The lead has entered the journey 10 times within an hour. `suppressed`: The lead’s address is suppressed. `not_matching`: The lead does not meet the journey’s conditions. `not_found`: There is no such lead. */
export type EnrollmentOutcome = 'enrolled' | 'already_live' | 'already_enrolled' | 'too_often' | 'suppressed' | 'not_matching' | 'not_found'

export interface EnrollmentPreview {
  /** How many leads match. */
  matching_leads: number
}

export interface EnrollmentResult {
  /** ID of the lead. */
  lead_id: string
  outcome: Open<EnrollmentOutcome>
  /** ID of the run. Absent if the lead was not enrolled. */
  run_id?: string
}

export interface EnrollmentResults {
  /** One result for each lead, in the order of the request. */
  data: Array<EnrollmentResult>
}

/** Name of the event, such as `lead.created`. */
export type EventName = 'account.plan_set' | 'account_email.reset' | 'account_email.updated' | 'ai_draft.approved' | 'ai_draft.awaiting_approval' | 'ai_draft.failed' | 'ai_draft.ready' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'api_key.created' | 'api_key.deleted' | 'api_key.reset' | 'api_key.updated' | 'approval.approved' | 'approval.rejected' | 'approval.requested' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'billing.set_up' | 'billing_details.updated' | 'billing_notice.dismissed' | 'brand.updated' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.failed' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'cart.checked_out' | 'cart.item_added' | 'cart.item_removed' | 'cart.item_updated' | 'cart.updated' | 'checkout.canceled' | 'checkout.completed' | 'checkout.started' | 'connection.authorization_started' | 'connection.authorized' | 'connection.created' | 'connection.deleted' | 'connection.disconnected' | 'connection.entries_retried' | 'connection.field_created' | 'connection.import_requested' | 'connection.paused' | 'connection.resumed' | 'connection.stopped' | 'connection.sync_requested' | 'connection.updated' | 'conversation.answered' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.joined' | 'conversation.message_added' | 'conversation.rated' | 'conversation.replied' | 'conversation.returned' | 'conversation.started' | 'conversation.waiting' | 'coupon.created' | 'coupon.deleted' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'demo.removed' | 'design_settings.updated' | 'domain.checked' | 'domain.created' | 'domain.deleted' | 'domain.failed' | 'domain.verified' | 'email.bounced' | 'email.clicked' | 'email.complained' | 'email.delivered' | 'email.link_clicked' | 'email.not_delivered' | 'email.opened' | 'email.replied' | 'email.resent' | 'email.resolved' | 'email.skipped' | 'email.unknown' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'event.received' | 'event.tracked' | 'file.deleted' | 'file.uploaded' | 'form.submitted' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'host_settings.updated' | 'identity.connected' | 'identity.disconnected' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'impersonation.ended' | 'impersonation.started' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'incoming_hook.address_replaced' | 'incoming_hook.call_retried' | 'incoming_hook.created' | 'incoming_hook.deleted' | 'incoming_hook.lead_captured' | 'incoming_hook.updated' | 'installation.updated' | 'invoice.paid' | 'invoice.payment_failed' | 'invoice.refunded' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.not_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead.audience_joined' | 'lead.audience_left' | 'lead.confirmation_asked' | 'lead.confirmed' | 'lead.created' | 'lead.erased' | 'lead.merge_undone' | 'lead.merged' | 'lead.merged_into' | 'lead.noted' | 'lead.sandbox_assigned' | 'lead.sandbox_deleted' | 'lead.sandbox_expired' | 'lead.sandbox_expires_tomorrow' | 'lead.sandbox_expiring' | 'lead.sandbox_extended' | 'lead.sandbox_opened' | 'lead.sandbox_space_over' | 'lead.subscribed' | 'lead.tag_added' | 'lead.tag_removed' | 'lead.topics_changed' | 'lead.unsubscribed' | 'lead.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'manager.deleted' | 'manager.invitation_resent' | 'manager.invited' | 'manager.joined' | 'manager.updated' | 'marketing_settings.updated' | 'notification_settings.updated' | 'operation.canceled' | 'operation.completed' | 'operation.created' | 'operation.failed' | 'operation.undone' | 'operation.updated' | 'overlay_settings.updated' | 'page.visited' | 'passkey.created' | 'passkey.deleted' | 'passkey.updated' | 'payment_event.replayed' | 'payment_method.added' | 'payment_method.default_set' | 'payment_method.deleted' | 'person_request.created' | 'plan.created' | 'plan.deleted' | 'plan.updated' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'pricing_page.updated' | 'primary_domain.updated' | 'question.answered' | 'reconciliation.started' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run.webhook_called' | 'run_action.created' | 'runs.changed' | 'sandbox.blueprint_applied' | 'sandbox.canceled' | 'sandbox.created' | 'sandbox.deleted' | 'sandbox.expired' | 'sandbox.failed' | 'sandbox.opened' | 'sandbox.reactivated' | 'sandbox.ready' | 'sandbox.reset' | 'sandbox.resumed' | 'sandbox.snapshot_taken' | 'sandbox.space_over' | 'sandbox.suspended' | 'sandbox.updated' | 'sandbox_settings.updated' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'session.deleted' | 'site.created' | 'site.deleted' | 'site.exported' | 'site.imported' | 'site.paused' | 'site.published' | 'site.resumed' | 'site.unpublished' | 'site.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'subscription.auto_renewal_set' | 'subscription.change_canceled' | 'subscription.changed' | 'subscription.created' | 'subscription.ended' | 'subscription.refunded' | 'subscription.resumed' | 'subscription.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'tracking_settings.updated' | 'unsubscribe_page.updated' | 'user.deletion_canceled' | 'user.deletion_requested' | 'user.password_changed' | 'user.password_set' | 'user.picture_deleted' | 'user.picture_updated' | 'user.recovery_codes_created' | 'user.second_factor_disabled' | 'user.second_factor_enabled' | 'user.signed_out_elsewhere' | 'user.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.disabled' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface EventReceivedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'event.received'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EventReceivedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EventReceivedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'event.received'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EventReceivedEventData
}

/** What `event.received` says. */
export interface EventReceivedEventData {
  /** Name of the event, as your program chose it. */
  name: string
  /** Data of the event, as your program gave it. */
  data: { [key: string]: string | number | boolean | null }
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface EventTrackedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'event.tracked'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EventTrackedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface EventTrackedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'event.tracked'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: EventTrackedEventData
}

/** What `event.tracked` says. */
export interface EventTrackedEventData {
  /** Name of the event, as the page chose it. */
  name: string
  /** Properties of the event, as the page sent them. */
  properties?: { [key: string]: string | number | boolean | null }
  /** ID of the visitor’s browser. */
  visitor_id?: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface ExceededAllowance {
  /** Name of the allowance, as in `Meter`. */
  name: string
  /** The site, where the limit is one of each site. */
  site?: ExceedingSite
  /** How much is used. */
  used: number
  /** What the new plan allows. */
  limit: number
  /** Whether it prevents the change: disk space does. Of everything else nothing is deleted; more cannot be created. */
  prevents: boolean
}

export interface ExceedingSite {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Empty where the caller does not reach the site. */
  name: string
}

export interface ExitIntentTrigger {
  /** Always `exit_intent`. */
  type: 'exit_intent'
}

/** A passage of the source that contains this text; if empty, any passage of the source. */
export interface ExpectedPassage {
  /** ID of the source of knowledge. */
  source_id: string
  /** Words that the passage must contain. */
  text: string
}

export interface ExplainedBroadcast {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
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
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Time at which it happened, in UTC. */
  at: string
  /** Text that the lead agreed to. */
  text: string
  /** Version of the consent text. */
  text_version: number
  method: Open<ConsentMethod>
  /** Where it was given, in words. */
  place: string
  /** URL of the page. `null` if unknown. */
  page_url: string | null
}

export interface ExplainedEnrollment {
  /** ID of the run. */
  run_id: string
  /** ID of the journey. */
  journey_id: string
  /** Name of the journey. `null` if it was deleted. */
  journey_name: string | null
  /** Version that the lead was enrolled in. */
  journey_version: number
  cause: Open<EnrollmentCause>
  /** Name of the event that enrolled the lead. */
  event: string | null
  /** Time at which it happened, in UTC. */
  at: string
}

export interface ExplainedLead {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Email address. */
  email: string
  /** Name of the lead. Empty if unknown. */
  name: string
}

export interface ExplainedSubmission {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the popup. */
  popup_id: string
  /** Name of the popup. `null` if it was deleted. */
  popup_name: string | null
  /** Time at which it happened, in UTC. */
  at: string
  /** URL of the page. `null` if unknown. */
  page_url: string | null
  /** Values of the form, by the name of the field. */
  values: { [key: string]: string | number | boolean }
}

export interface ExtendSandboxStep {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Always `extend_sandbox`. */
  type: 'extend_sandbox'
  /** ID of the sandbox. Leads without access to it stay without. */
  sandbox_id: string
  /** By how many hours it is extended. */
  hours: number
}

/** Selects emails in status `not_delivered`. Without conditions, all of them. */
export interface FailedEmailFilter {
  /** Only emails to this lead. */
  lead_id?: string
  /** Only emails of this journey. */
  journey_id?: string
  /** Only emails of this template. */
  template_id?: string
  /** Only emails of this broadcast. */
  broadcast_id?: string
  /** Beginning of the lead’s email address. */
  search?: string
  /** Only emails due at this time or later. */
  queued_from?: string
}

export interface FailedPayment {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the invoice. */
  invoice_id: string
  status: Open<PaymentStatus>
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** Amount. In the smallest unit of the currency. */
  amount: number
  /** What was given back of it. In the smallest unit of the currency. */
  amount_refunded: number
  /** Type of the payment method, as Stripe names it. `null` if unknown. */
  method_type: string | null
  /** Brand of the card. `null` if it was none. */
  card_brand: string | null
  /** Last four digits of the card. `null` if it was none. */
  card_last4: string | null
  /** Why it failed, as Stripe names it. */
  failure_code: string | null
  /** Time of creation, in UTC. */
  created_at: string
  /** ID of the account. */
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  /** Email address of the account’s first administrator. */
  owner_email: string
  /** Whether the invoice has been paid since. */
  settled: boolean
  /** When Stripe tries again. `null` if it does not. */
  next_attempt_at: string | null
}

export interface FailedPaymentPage {
  /** The items of this page. */
  data: Array<FailedPayment>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** The first rule that does not match. */
export interface FailedRule {
  /** Which list the rule is in. */
  list: Open<RuleList>
  /** Place of the rule in its list, from 0. */
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
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `features`. */
  type: 'features'
  /** Heading above the block. Empty for none. */
  heading: string
  /** How many stand side by side on a wide screen. */
  columns?: number
  /** What is offered, one entry each. */
  features: Array<PageFeature>
}

export interface FieldChanged {
  /** Always `field_changed`. */
  type: 'field_changed'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the custom field. */
  field_id: string
  /** Value of the field now. `null` for none. */
  value: string | number | boolean | null
}

export interface FieldChangedTrigger {
  /** Always `field_changed`. */
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
export type FieldErrorCode = 'amount_step' | 'allowance_unknown' | 'allowance_not_of_plan_type' | 'add_on_adds_nothing' | 'not_for_add_ons' | 'plan_is_add_on' | 'feature_unknown' | 'required' | 'type' | 'unknown_key' | 'too_short' | 'too_long' | 'too_small' | 'too_big' | 'too_few' | 'too_many' | 'too_many_files' | 'not_allowed_value' | 'invalid' | 'text_characters' | 'email_invalid' | 'event_name_invalid' | 'name_characters' | 'password_too_short' | 'password_mismatch' | 'site_required' | 'permission_required' | 'assistant_required' | 'chosen_assistants_only' | 'url_invalid' | 'address_of_here' | 'url_with_credentials' | 'color_invalid' | 'font_stack_invalid' | 'font_missing' | 'fonts_too_many' | 'font_url_invalid' | 'host_invalid' | 'file_required' | 'site_file_damaged' | 'site_file_newer' | 'site_known' | 'passphrase_wrong' | 'image_invalid' | 'picture_invalid' | 'image_too_many_pixels' | 'image_too_many_frames' | 'file_type_not_supported' | 'timezone_unknown' | 'currency_unknown' | 'subdomain_characters' | 'subdomain_reserved' | 'domain_is_address' | 'domain_is_ours' | 'cursor_invalid' | 'instant_invalid' | 'journey_not_published' | 'not_of_this_kind' | 'knowledge_type_not_supported' | 'unknown_reference' | 'chat_file_type' | 'chat_picture_unseen' | 'chat_file_unreadable' | 'heading_or_text_missing' | 'thank_you_missing' | 'email_field_missing' | 'too_many_days' | 'ends_before_start' | 'steps_with_gap' | 'code_or_script_missing' | 'locale_invalid' | 'variant_reserved' | 'position_not_for_type' | 'button_text_missing' | 'address_not_public' | 'page_unreachable' | 'page_slow' | 'page_too_large' | 'page_too_complex' | 'too_many_redirects' | 'page_empty' | 'page_not_html' | 'page_failed' | 'repeated' | 'consent_required' | 'phone_invalid' | 'date_invalid' | 'no_lead_source' | 'lead_source_differs' | 'popup_captures_nobody' | 'popup_incomplete' | 'popup_in_other_campaign' | 'feedback_needs_popup_box' | 'mapped_twice' | 'mapping_type_differs' | 'mapping_without_popup' | 'field_not_in_form' | 'field_not_of_lead' | 'email_stays_email' | 'file_missing' | 'feedback_subject_missing' | 'feedback_text_missing' | 'notify_emails_missing' | 'no_trigger' | 'no_steps' | 'too_many_steps' | 'too_deep' | 'missing_id' | 'duplicate_id' | 'missing_value' | 'too_many_branches' | 'no_branches' | 'unreachable' | 'share_out_of_range' | 'shares_exceed_100' | 'delay_out_of_range' | 'no_delay' | 'two_delays' | 'offset_out_of_range' | 'no_time_limit' | 'wait_out_of_range' | 'not_an_earlier_email' | 'not_an_earlier_question' | 'not_an_earlier_writer' | 'unknown_answer' | 'answers_out_of_range' | 'prompt_too_long' | 'too_many_fields' | 'webhook_disabled' | 'no_ai_provider' | 'template_without_question' | 'template_with_question' | 'template_without_ai_text' | 'template_with_ai_text' | 'answer_not_fitting' | 'invalid_time_of_day' | 'template_disabled' | 'template_transactional' | 'sender_not_verified' | 'time_passed' | 'too_late' | 'test_needs_one_time' | 'no_unsubscribe_link' | 'no_postal_address' | 'unknown_zone' | 'two_forms' | 'no_windows' | 'no_days' | 'invalid_day' | 'equal_times' | 'invalid_date' | 'field_name_characters' | 'hidden_not_required' | 'options_repeated' | 'filter_too_deep' | 'filter_too_long' | 'lead_or_email' | 'definition_format_unknown' | 'definition_version_unknown' | 'field_type_differs' | 'reference_missing' | 'field_not_date' | 'audience_empty' | 'paths_empty' | 'journey_feeds_itself' | 'journey_circle' | 'branch_for_everybody' | 'filter_field_unknown' | 'filter_value_needless' | 'filter_value_pair' | 'filter_value_days' | 'filter_circular' | 'audience_dynamic' | 'audience_static' | 'template_too_long' | 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_import_empty' | 'template_import_too_long' | 'template_translation_lacks' | 'template_translation_beyond' | 'template_variable_missing' | 'template_not_transactional' | 'automated_email_always_on' | 'place_unknown' | 'place_missing' | 'document_too_long' | 'document_version_unknown' | 'handle_characters' | 'handle_reserved' | 'json_invalid' | 'schema_context' | 'schema_type' | 'schema_property' | 'schema_date' | 'schema_address' | 'schema_too_deep' | 'page_link_invalid' | 'condition_on_page' | 'image_of_site_needed' | 'video_unknown' | 'embed_url_invalid' | 'template_link_invalid' | 'private_key_invalid' | 'domain_invalid' | 'ip_address_invalid' | 'email_disposable' | 'email_free' | 'email_role_based' | 'link_missing' | 'consent_columns_unmapped' | 'email_misspelled' | 'email_after_unsubscribe' | 'email_before_confirmation' | 'file_damaged' | 'quote_not_closed' | 'unpacked_too_large' | 'too_many_columns' | 'too_many_rows' | 'reading_too_slow' | 'no_source' | 'effort_not_supported' | 'deep_research_not_supported' | 'web_search_not_supported' | 'prompt_required' | 'urls_required' | 'date_range_invalid' | 'assistant_not_published' | 'assistant_captures_nobody' | 'assistant_in_other_campaign' | 'price_not_offered' | 'tax_id_invalid' | 'promotion_code_invalid' | 'sign_in_by_key_not_possible' | 'field_type_mismatch' | 'connection_not_ready' | 'sandbox_name_short' | 'sandbox_name_characters' | 'control_panel_password_weak' | 'control_panel_username_invalid' | 'panel_host_invalid' | 'certificate_print_invalid' | 'sandbox_field_of_other_type' | 'sandbox_copies_of_wordpress' | 'sandbox_access_off' | 'blueprint_damaged' | 'blueprint_too_large' | 'blueprint_outside' | 'blueprint_plan_missing' | 'blueprint_plan_invalid' | 'hours_out_of_range' | 'sandbox_not_activated' | 'moment_has_passed' | 'body_not_json' | 'body_not_multipart' | 'request_malformed' | 'tenant_mismatch' | 'account_required' | 'not_signed_in' | 'wrong_password' | 'not_permitted' | 'email_not_verified' | 'registration_by_invitation' | 'registration_closed' | 'reauthentication_needed' | 'not_while_impersonating' | 'second_factor_needed' | 'signature_invalid' | 'not_found' | 'method_not_allowed' | 'user_not_found' | 'site_not_found' | 'account_not_found' | 'request_timeout' | 'secret_already_shown' | 'gone' | 'answer_erased' | 'changed_elsewhere' | 'body_too_large' | 'content_type_not_supported' | 'content_encoding_not_supported' | 'validation_failed' | 'idempotency_key_reused' | 'too_many_requests' | 'incoming_calls_full' | 'header_too_large' | 'internal' | 'service_unavailable' | 'provider_unavailable' | 'service_unreachable' | 'overloaded' | 'maintenance' | 'site_under_construction' | 'site_damaged' | 'site_elsewhere' | 'disk_full' | 'name_taken' | 'account_not_authorized' | 'application_missing' | 'other_account' | 'list_already_connected' | 'service_refused' | 'subdomain_taken' | 'site_not_moved' | 'domain_not_pointing' | 'handle_taken' | 'keyword_taken' | 'keyword_repeated' | 'too_many_keywords' | 'writing_under_way' | 'outline_missing' | 'no_source_attached' | 'page_url_missing' | 'html_content_empty' | 'too_many_sources' | 'too_many_vectors' | 'too_many_golden_questions' | 'knowledge_full' | 'vector_images' | 'nothing_to_update' | 'update_under_way' | 'reset_code_invalid' | 'email_verification_failed' | 'new_password_needed' | 'sign_in_code_invalid' | 'second_step_expired' | 'second_factor_code_invalid' | 'attempt_expired' | 'provider_not_configured' | 'provider_answer_invalid' | 'identity_not_connected' | 'identity_taken' | 'last_way_in' | 'passkey_invalid' | 'too_many_passkeys' | 'invitation_invalid' | 'transition_not_allowed' | 'in_use' | 'design_incomplete' | 'campaign_incomplete' | 'broadcast_incomplete' | 'journey_incomplete' | 'assistant_incomplete' | 'golden_questions_unmet' | 'golden_run_under_way' | 'no_golden_questions' | 'chat_files_off' | 'chat_files_full' | 'conversation_full' | 'answer_under_way' | 'site_in_use' | 'account_in_use' | 'site_moved' | 'emails_under_way' | 'limit_reached' | 'feature_not_in_plan' | 'payments_off' | 'payment_failed' | 'payment_due' | 'stripe_signature_invalid' | 'stripe_key_refused' | 'subscription_exists' | 'subscription_ended' | 'currency_fixed' | 'price_expired' | 'nothing_to_change' | 'refund_not_possible' | 'disk_space_not_available' | 'last_payment_method' | 'item_in_cart' | 'cart_empty' | 'plan_in_use' | 'plan_is_default' | 'sandbox_space_over' | 'sandbox_not_ready' | 'sandbox_runtime_missing' | 'sandbox_panel_not_configured' | 'sandbox_type_cannot' | 'sandbox_snapshot_missing' | 'sandbox_already_assigned' | 'storage_full' | 'too_many_saved_blocks' | 'too_many_pages' | 'page_is_homepage' | 'too_many_template_folders' | 'demo_not_present' | 'already_set_up' | 'manager_exists' | 'own_membership' | 'longer_password_needed' | 'lead_exists' | 'lead_limit_exhausted' | 'already_suppressed' | 'run_stalled' | 'nothing_to_confirm' | 'invalid_file_type' | 'no_records_found' | 'mapping_required' | 'file_unreadable' | (string & {})

/** Source of a hidden field’s value: the page’s URL, a cookie, or `data-NAME` on the script element. */
export interface FieldFill {
  /** Where the value is taken from. */
  from: FillSource
  /** Name of the parameter, cookie or attribute. */
  name: string
}

/** How the field is shown. `plain`: As the usual input of its type. `stars`: As a rating from 1 to 5. `buttons`: All options of a dropdown at once, as buttons. `pictures`: All options of a dropdown at once, as pictures. */
export type FieldPresentation = 'plain' | 'stars' | 'buttons' | 'pictures'

export interface FieldReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  /** Always `field`. */
  type: 'field'
  /** Name of the field. */
  name: string
  field_type: CustomFieldType
  /** Label that people see. */
  label?: string
  /** Text in the empty input. May be empty. */
  placeholder?: string
  /** Values to choose from, in this order. */
  options?: Array<string>
}

export interface FieldTexts {
  /** Name of the field. */
  name: string
  /** Label of the field in that language. */
  label?: string
  /** Text in the empty input. */
  placeholder?: string
  /** Labels shown for the field’s options, in the same order. The submitted values stay the original options. */
  options?: Array<string>
}

/** Where the value of a form field is taken from. `query`: A parameter of the page’s URL. `cookie`: A cookie of the page. `attribute`: An attribute of the container on the page. */
export type FillSource = 'query' | 'cookie' | 'attribute'

/** At most 10 levels deep and 100 rules. Text is compared case-insensitively; a missing value matches only `is_empty` and negated operators. */
export type Filter = ({ type: 'all' } & AllFilters) | ({ type: 'any' } & AnyFilter) | ({ type: 'not' } & NotFilter) | ({ type: 'rule' } & FilterRule)

export interface FilterCondition {
  /** Always `filter`. */
  type: 'filter'
  filter: Filter
}

/** How the field is compared. Days are whole days in the site’s time zone. `is`: It equals the value. `is_not`: It is anything but the value. `contains`: The value is a part of it. `not_contains`: The value is no part of it. `starts_with`: It begins with the value. `gt`: It is greater than the value. `gte`: It is the value or greater. `lt`: It is less than the value. `lte`: It is the value or less. `between`: It is one of the two values, or between them. `before`: It is before the day. `after`: It is after the day. `in_last_days`: It is within the last days, today included. `not_in_last_days`: It is longer ago than the last days. `in_next_days`: It is within the next days. `has`: The value is in it: for sets, such as tags. `has_not`: The value is not in it: for sets, such as tags. `is_empty`: It has no value. `is_not_empty`: It has a value, whatever it is. */
export type FilterOp = 'is' | 'is_not' | 'contains' | 'not_contains' | 'starts_with' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'before' | 'after' | 'in_last_days' | 'not_in_last_days' | 'in_next_days' | 'has' | 'has_not' | 'is_empty' | 'is_not_empty'

export interface FilterRule {
  /** Always `rule`. */
  type: 'rule'
  /** A lead field, `tags`, `audiences`, `campaigns`, or `custom_fields.` followed by a field’s name. */
  field: string
  op: FilterOp
  value?: FilterRuleValue
}

/** Two values for `between`; one or more IDs for `has` and `has_not`; a number of days for `in_last_days`, `not_in_last_days` and `in_next_days`. Dates start at midnight in the site’s time zone; for times, a day is 24 hours. */
export type FilterRuleValue = Array<FilterRuleValueAnyOfInner> | boolean | number | string

export type FilterRuleValueAnyOfInner = number | string

export interface FontCharacters {
  /** Fonts, as in CSS, in order of preference. */
  stack: string
  /** Character ranges as in CSS, such as `U+20-7E, U+A0-FF`. `null` if unknown: the font is hosted elsewhere, or the file is not a font. */
  unicode_range: string | null
}

export interface FontCharactersList {
  /** The items, all of them: this list has no pages. */
  data: Array<FontCharacters>
}

export interface FooterBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `footer`. */
  type: 'footer'
  align?: BlockAlign
  /** Text above the legally required parts: why the email was sent, the postal address and the unsubscribe link. */
  text: string
}

export interface FooterLink {
  /** Text of the link. */
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

export interface ForgottenPassword {
  /** Email address of the account. */
  email: string
}

export interface FormBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `form`. */
  type: 'form'
  /** Heading above the block. Empty for none. */
  heading: string
  /** Text above the form. */
  text: string
  /** ID of the popup, of any type, whose form is shown. Works without JavaScript. Omitted from the page while the popup is not published. */
  popup_id: string
}

/** How consent is obtained: an unchecked box, or a notice that submitting means agreeing. Without either, submitting subscribes nobody. */
export type FormConsent = ({ type: 'checkbox' } & ConsentCheckbox) | ({ type: 'none' } & NoConsent) | ({ type: 'notice' } & ConsentNotice)

export interface FormField {
  /** `email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field. */
  name: string
  /** Label of the field. If empty or absent, the custom field’s own label. */
  label?: string
  /** Text in the empty input. */
  placeholder?: string
  /** Whether a value must be given. */
  required?: boolean
  /** Number of the step that shows the field. Defaults to 1. */
  step?: number
  fill?: FieldFill
  presentation?: FieldPresentation
  /** IDs of images for the options, in the same order, when presented as `pictures`. */
  image_ids?: Array<string>
}

export interface FormSubmittedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'form.submitted'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: FormSubmittedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface FormSubmittedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'form.submitted'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: FormSubmittedEventData
}

/** What `form.submitted` says. */
export interface FormSubmittedEventData {
  /** ID of the popup. */
  popup_id: string
  /** ID of the submission. */
  submission_id: string
  /** ID of the lead that the event is about. */
  lead_id: string
  /** ID of the campaign. */
  campaign_id?: string
  /** Whether the lead is asked by email to confirm their address. Absent if not. */
  must_confirm?: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
}

export interface FormSubmittedTrigger {
  /** Always `form_submitted`. */
  type: 'form_submitted'
  /** IDs of popups whose submissions count. Absent or empty for any popup. */
  popup_ids?: Array<string>
}

export interface FormerAudienceLeads {
  /** IDs of the leads. */
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

/** Whose widget the page loads. `this_site`: That of this site. `other_site`: That of another site of this or another installation. `none`: No widget; put the script into the page. */
export type FoundOnPage = 'this_site' | 'other_site' | 'none'

export interface FoundSnippet {
  /** URL of the script. */
  src: string
  /** ID of the site whose widget it loads. */
  site_id: string
  /** Name of the site, if it belongs to the same account. */
  site_name: string | null
  via: Open<SnippetVia>
  /** `rolling`, or the hash of a fixed version. */
  version: string
  version_status: Open<FoundVersion>
  blocked_by?: Open<BlockedReason>
  /** Whether the next release breaks it: it loads the rolling file with an `integrity` attribute. */
  breaks_with_release: boolean
  /** Whether it is loaded from this installation. */
  this_installation: boolean
  /** Whether it loads the widget of this site. */
  this_site: boolean
}

export interface FoundTagManager {
  /** ID of the container. */
  container: string
  /** Whether the container could be read. */
  read: boolean
  /** Whether the container has a snippet. */
  found: boolean
}

/** Which version of the script the page loads. `current`: The latest one. `older`: An earlier one that still works. `missing`: The file is no longer served, so nothing shows. `foreign`: It is not served by this installation. */
export type FoundVersion = 'current' | 'older' | 'missing' | 'foreign'

export interface GalleryBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `gallery`. */
  type: 'gallery'
  /** Heading above the block. Empty for none. */
  heading: string
  /** How many stand side by side on a wide screen. */
  columns?: number
  /** Pictures, in order. */
  images: Array<GalleryImage>
}

export interface GalleryImage {
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
  /** Text below the picture. */
  caption: string
}

/** The consent text as the person saw it. */
export interface GivenConsent {
  /** Text that the person agreed to. */
  text: string
  /** Version of the consent text. */
  text_version?: number
  /** URL of the page on which they agreed. */
  page_url?: string
}

/** What another system says of the address. `opted_out`: Unsubscribed there. `bounced`: Email to it came back. `complained`: The person reported email as spam. `suppressed`: No email is sent to it there. `never_consented`: It never agreed. */
export type GivenEmailStatus = 'opted_out' | 'bounced' | 'complained' | 'suppressed' | 'never_consented'

export interface GoldenComparison {
  /** Current number of golden questions. */
  questions: number
  /** Whether the last run used the current draft, knowledge and models. */
  is_current: boolean
  /** Last run of the draft. Absent if there was none. */
  draft?: GoldenRun
  /** Last run of the published version. Absent if there was none. */
  live?: GoldenRun
  /** Questions that the draft passes and the published version does not. */
  better: Array<GoldenDifference>
  /** Questions that the published version passes and the draft does not. */
  worse: Array<GoldenDifference>
}

/** A question with a different result. `reason` says why it fails, for those that got worse. */
export interface GoldenDifference {
  /** ID of the question. */
  question_id: string
  /** The question. */
  question: string
  reason?: Open<GoldenFailureReason>
}

/** `not_found`: none of the expected passages was found. `not_answerable`: one was found, but the assistant would say that it does not know. `answerable`: it would answer a question that it should not. `not_cited`: the answer does not cite an expected passage. `limit_reached`, `no_answer`: no answer was written. */
export type GoldenFailureReason = 'not_found' | 'not_answerable' | 'answerable' | 'not_cited' | 'limit_reached' | 'no_answer'

export interface GoldenPassage {
  /** ID of the source of knowledge. */
  source_id: string
  /** Name of the source. */
  source_name: string
  /** Headings above the passage. `null` if there are none. */
  heading: string | null
  /** URL that opens the passage. `null` for files. */
  url: string | null
  /** Beginning of the passage. */
  excerpt: string
  /** Whether it is one of those expected. */
  is_expected: boolean
}

export interface GoldenQuestion {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  /** The question. */
  question: string
  /** Passages of which any one is enough. Empty if the question must not be answered. */
  expected: Array<ExpectedPassage>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface GoldenQuestionChanges {
  /** The question, as a visitor would ask it. */
  question?: string
  /** Passages of which any one is enough. Empty if the question must not be answered. */
  expected?: Array<ExpectedPassage>
}

export interface GoldenQuestionPage {
  /** The items of this page. */
  data: Array<GoldenQuestion>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface GoldenResult {
  /** ID of the question. */
  question_id: string
  /** The question. */
  question: string
  /** Whether it passed. */
  passed: boolean
  reason?: Open<GoldenFailureReason>
  /** Rank of the first expected passage among those found, from 1. `null` if none was found. */
  rank: number | null
  /** Confidence that the passages answer the question, from 0 to 1. */
  confidence: number
  /** Whether the passages answer the question. */
  answerable: boolean
  /** Passages that were found, best first. */
  passages: Array<GoldenPassage>
  /** The answer. `null` if none was asked for or given. */
  answer: string | null
  /** Name of the AI model. `null` if none was asked. */
  model: string | null
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
}

export interface GoldenRun {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  target: GoldenRunTarget
  /** Version of the assistant’s settings. */
  settings_version: number
  status: Open<GoldenRunStatus>
  /** Whether it was started by a change rather than by a person. */
  is_automatic: boolean
  /** Whether the model writes the answers, too. By default the passages alone are tested. */
  with_answers: boolean
  /** ID of the operation, which says how far it is. `null` if there is none. */
  operation_id: string | null
  /** How many questions were asked. */
  questions: number
  /** How many passed. */
  passed: number
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
  /** Time of creation, in UTC. */
  created_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

export interface GoldenRunDetails {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  target: GoldenRunTarget
  /** Version of the assistant’s settings. */
  settings_version: number
  status: Open<GoldenRunStatus>
  /** Whether it was started by a change rather than by a person. */
  is_automatic: boolean
  /** Whether the model writes the answers, too. By default the passages alone are tested. */
  with_answers: boolean
  /** ID of the operation, which says how far it is. `null` if there is none. */
  operation_id: string | null
  /** How many questions were asked. */
  questions: number
  /** How many passed. */
  passed: number
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
  /** Time of creation, in UTC. */
  created_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** The results, one for each question. */
  results: Array<GoldenResult>
}

export interface GoldenRunPage {
  /** The items of this page. */
  data: Array<GoldenRun>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the run. `running`: Questions are still being asked. `completed`: All questions were asked. `canceled`: Stopped by a person; the results so far remain. */
export type GoldenRunStatus = 'running' | 'completed' | 'canceled'

/** Which version is tested. `draft`: the version being edited. `live`: the version that visitors use. */
export type GoldenRunTarget = 'draft' | 'live'

/** Permission that a key may be given. `manage-sites`: Create, change and delete sites, with their domains. `read-site`: Read a site and its history. `manage-account`: Manage API keys, and see what was done in the account. `manage-managers`: Invite and remove the people who manage the account. `manage-billing`: See the plan, its usage and invoices, and buy. `purchase-lead`: Buy more leads for a site. `purchase-audience`: Buy more audiences for a site. `purchase-sandbox`: Buy more sandboxes for a site. `manage-audiences`: Manage audiences. `read-audience`: Read audiences. `manage-leads`: Manage leads, tags and fields. `read-lead`: Read leads. `manage-integrations`: Connect other systems. `manage-popups`: Manage popups, forms and campaigns. `manage-emails`: Manage templates, senders and sent email. `manage-pages`: Manage pages. `manage-assistants`: Manage assistants, their knowledge and conversations. `create-assistant`: Create assistants. `purchase-assistant`: See how many assistants a site may have, and buy more. `manage-sandboxes`: Manage sandboxes and leads’ access to them. `create-sandbox`: Create sandboxes. `read-sandbox`: See sandboxes. `manage-marketing`: Manage journeys. */
export type Grant = 'manage-sites' | 'read-site' | 'manage-account' | 'manage-managers' | 'manage-billing' | 'purchase-lead' | 'purchase-audience' | 'purchase-sandbox' | 'manage-audiences' | 'read-audience' | 'manage-leads' | 'read-lead' | 'manage-integrations' | 'manage-popups' | 'manage-emails' | 'manage-pages' | 'manage-assistants' | 'create-assistant' | 'purchase-assistant' | 'manage-sandboxes' | 'create-sandbox' | 'read-sandbox' | 'manage-marketing'

export interface HandOffCheck {
  /** Name of the check. `not_canceled`: Nobody has canceled the email. `run_live`: The run that sends it is under way. `not_paused`: What sends it is not paused. `not_duplicate`: No other email says the same to the person. `lead_exists`: The lead is there. `template_ready`: The template is there, enabled, and can be filled in. `text_ready`: A text by the AI is written and not rejected. `sender_verified`: The sender’s address is confirmed. `not_suppressed`: The address is not suppressed. `subscribed`: The lead is subscribed. `topic`: The lead has not opted out of the topic. `confirmed`: The lead has confirmed the address, if asked to. `consent`: The lead’s consent holds. `within_cap`: The frequency cap has room for it. `postal_address`: The site has a postal address. `in_time`: It is not late, or may be sent late. `open_minute`: It is a time at which emails are sent. `in_turn`: Sending limits, the plan and the transport let it through. */
  name: Open<'not_canceled' | 'run_live' | 'not_paused' | 'not_duplicate' | 'lead_exists' | 'template_ready' | 'text_ready' | 'sender_verified' | 'not_suppressed' | 'subscribed' | 'topic' | 'confirmed' | 'consent' | 'within_cap' | 'postal_address' | 'in_time' | 'open_minute' | 'in_turn'>
  /** `not_reached`: an earlier check had failed. `not_needed`: it does not apply to the email. `passed`: It is so. `failed`: It is not so: the email is not sent, or waits. `not_reached`: An earlier check had failed. `not_needed`: It does not apply to the email. */
  result: Open<'passed' | 'failed' | 'not_reached' | 'not_needed'>
}

export interface HeaderBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `header`. */
  type: 'header'
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
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `heading`. */
  type: 'heading'
  /** Text of the heading. */
  text: string
  /** Level of the heading, from 1. */
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
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `hero`. */
  type: 'hero'
  /** Main heading of the page. */
  heading: string
  /** Text below the heading. */
  text: string
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
  layout: HeroLayout
  align?: BlockAlign
  /** Text of the button. Empty for no button. */
  button_text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  /** Text on the second button. Empty for none. */
  second_button_text?: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  second_link?: string
}

/** Position of the image. `stacked`: Below the text. `beside`: Beside the text. `behind`: Behind the text. */
export type HeroLayout = 'stacked' | 'beside' | 'behind'

export interface HostSettings {
  /** Hosts on which the widget works. Empty for every host. */
  allowed_hosts: Array<string>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface HostSettingsChanges {
  /** Hosts that may show popups. `*.example.com` allows subdomains. Empty for any host. */
  allowed_hosts?: Array<string>
}

export interface HourCounts {
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone: string
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** How many there are together. */
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
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `html`. */
  type: 'html'
  /** HTML of the block. Elements that are not allowed (scripts, forms, frames, page-wide styles) are removed. */
  html: string
}

export interface HtmlFrameBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `html_frame`. */
  type: 'html_frame'
  /** Title of the frame, for readers who do not see it. */
  title: string
  /** HTML shown unchanged in a sandboxed frame, in which scripts do not run and forms cannot be submitted. */
  html: string
  /** Height in pixels. */
  height_px: number
}

export interface Identity {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  provider: IdentityProvider
  /** Email address or name of the account at the provider. */
  label: string
  /** Time of creation, in UTC. */
  created_at: string
  /** When somebody signed in with it last. */
  last_used_at: string
}

export interface IdentityList {
  /** The items, all of them: this list has no pages. */
  data: Array<Identity>
}

/** Provider of the account. `google`: A Google account. `microsoft`: A Microsoft account, personal or of an organization. `github`: A GitHub account. */
export type IdentityProvider = 'google' | 'microsoft' | 'github'

export interface IdentityProviderList {
  /** The items, all of them: this list has no pages. */
  data: Array<ConfiguredProvider>
  registration: Open<RegistrationMode>
}

export interface IdentitySecret {
  /** Secret with which your server signs addresses of visitors. */
  secret: string
}

export interface Image {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the file. */
  name: string
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
  /** Whether it moves. */
  animated: boolean
  /** Horizontal position of the focal point, in percent from the left edge. It stays visible wherever the image is cropped. */
  focus_x_percent: number
  /** Vertical position of the focal point, in percent from the top edge. */
  focus_y_percent: number
  /** Total size of all its stored versions, in bytes. */
  bytes: number
  /** URL whose content never changes. With `?width=`, the smallest stored version at least that many pixels wide. */
  url: string
  /** Time of creation, in UTC. */
  created_at: string
}

export interface ImageBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `image`. */
  type: 'image'
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** An `http` or `https` URL. Empty for none. */
  url: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link?: string
  /** Width in percent of what surrounds it. */
  width_percent?: number
  align?: BlockAlign
  /** Whether corners are round. */
  rounded?: boolean
}

export interface ImageChanges {
  /** Name of the file. */
  name?: string
  /** Point that stays visible when the image is cut, in percent from the left. */
  focus_x_percent?: number
  /** Point that stays visible when the image is cut, in percent from the top. */
  focus_y_percent?: number
}

/** Format of the delivered image. `webp`: WebP, which all browsers in use show. `avif`: AVIF, smaller than WebP. `png`: PNG, for email and old programs. */
export type ImageFormat = 'webp' | 'avif' | 'png'

export interface ImagePage {
  /** The items of this page. */
  data: Array<Image>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Position of the image. Beside the text only where there is enough room, else above it. `behind`: Under the text, as a background. `above`: Over the text. `left`: Left of the text. `right`: Right of the text. */
export type ImagePlacement = 'behind' | 'above' | 'left' | 'right'

/** Present if a super administrator is acting as this person. */
export interface Impersonation {
  /** Name of the super administrator who acts as the person. */
  by: string
  /** When it ends by itself. */
  until: string
}

export interface ImportChanges {
  /** Name of the sheet that is read. */
  sheet?: string
  encoding?: ImportEncoding
  delimiter?: ImportDelimiter
  /** Number of the row that names the columns, as a spreadsheet counts. 0 if none does. */
  header_row?: number
  /** Which field each column fills, in the order of the columns. */
  mapping?: Array<ImportTarget>
  mode?: ImportMode
  /** IDs of tags that each imported lead gets. */
  tag_ids?: Array<string>
  /** IDs of audiences that each imported lead is added to. */
  audience_ids?: Array<string>
  /** If `false`, any stated consent is removed: only rows that say themselves that their person agreed subscribe somebody. */
  subscribe?: boolean
  consent?: ImportConsent
  /** Whether what changes may start journeys. By default it does not. */
  start_journeys?: boolean
  /** If `true`, columns that say who must not be sent email may stay unmapped. */
  ignore_consent_columns?: boolean
}

export interface ImportColumn {
  /** Heading of the column. */
  name: string
  /** Some of its values. */
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
  otherwise?: Open<ImportReadStatus>
}

/** A custom field that the site lacks and the column could fill: a target with it creates it. */
export interface ImportColumnNewField {
  /** Name of the field. */
  field: string
  /** The custom field to make. */
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
  /** Value in the file. */
  value: string
  /** Number of rows with it. Absent if the column has many values. */
  count?: number
  status: Open<ImportReadStatus>
}

/** What these people agreed to, as recorded in each lead’s consent history. What a row says itself takes precedence. */
export interface ImportConsent {
  /** Text that these people agreed to. */
  text: string
  /** Version of the consent text. */
  text_version?: number
}

export interface ImportCounts {
  /** Rows that add a lead. */
  created: number
  /** Rows that change a lead. */
  changed: number
  /** Rows that change nothing. */
  same: number
  /** Rows with a problem. */
  refused: number
  /** Rows left out on purpose. */
  skipped: number
}

/** What separates the columns of a CSV file. `bar`: the character |. `comma`: The character , as in most CSV files. `semicolon`: The character ; as Excel writes it in many countries. `tab`: The tab character. `bar`: The character |. */
export type ImportDelimiter = 'comma' | 'semicolon' | 'tab' | 'bar'

/** Encoding of the text file. `utf-8`: Unicode, as programs write it by default. `utf-16le`: Unicode, as Excel writes it as “Unicode text”. `utf-16be`: Unicode with the bytes of each character the other way round. `windows-1252`: Windows in Western Europe and America. `windows-1250`: Windows in Central Europe. `windows-1251`: Windows with Cyrillic letters. `macintosh`: Older versions of macOS. `cp850`: DOS in Western Europe. `cp437`: DOS in America. */
export type ImportEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250' | 'windows-1251' | 'macintosh' | 'cp850' | 'cp437'

/** Format of the file. `csv`: Text with a delimiter. `xlsx`: A workbook of Excel since 2007. `xls`: A workbook of older versions of Excel. */
export type ImportFormat = 'csv' | 'xlsx' | 'xls'

export interface ImportMeaning {
  /** Value in the file. */
  value: string
  status: ImportRowStatus
}

/** What happens to existing leads. `update`: The file’s values replace theirs. `skip`: They are left unchanged. `fill_empty`: Only their empty fields are filled. */
export type ImportMode = 'update' | 'skip' | 'fill_empty'

export interface ImportNewField {
  /** Type of its values. `text`: One line of text. `textarea`: Text of several lines. `number`: A number, with decimals too. `checkbox`: Yes or no. `date`: A day, without a time. `dropdown`: One of `options`. `hidden`: Text that is never shown in forms. `password`: Text, shown as dots while it is typed. `website`: The URL of a page. `phone`: A phone number, stored with its country code. */
  type: 'text' | 'textarea' | 'number' | 'checkbox' | 'date' | 'website' | 'phone'
  /** Label in forms and in the admin. */
  label: string
}

/** `day_first`: 14/03/2024. `month_first`: 03/14/2024. `year_first`: 24/03/14. `decimal_comma`: 1.234,56. `decimal_point`: 1,234.56. */
export type ImportNotation = 'day_first' | 'month_first' | 'year_first' | 'decimal_comma' | 'decimal_point'

export interface ImportNote {
  /** Zero-based index of the column. */
  column: number
  code: Open<ImportRowProblemCode>
  /** What was noticed, for people. */
  text: string
  /** How many rows it concerns. */
  rows: number
}

export interface ImportPass {
  /** ID of the operation that reads or imports the rows. */
  operation_id: string
  /** What the rows do. */
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

/** What the row’s value was read as. `subscribed`: The person agreed. `opted_out`: The person unsubscribed, and stays so unless they agreed here since. `bounced`: Email came back: the address is suppressed. `complained`: Reported as spam: the address is suppressed. `suppressed`: Suppressed by the sender, and so here. `never_consented`: Never agreed: nobody is subscribed by the row. `test`: No person: the row is skipped. `unstated`: It says nothing: the statement for the file decides. `unknown`: It is not understood: nobody is subscribed by the row. */
export type ImportReadStatus = 'subscribed' | 'opted_out' | 'bounced' | 'complained' | 'suppressed' | 'never_consented' | 'test' | 'unstated' | 'unknown'

export interface ImportReading {
  notation: ImportNotation
  /** As YYYY-MM-DD, or as a number with a point. */
  read_as: string
}

export interface ImportRow {
  /** Row number in the file, counted as in a spreadsheet. */
  number: number
  verdict: Open<ImportVerdict>
  /** `null` for a value that is too long. Empty once the file is deleted. */
  cells: (string | null)[]
  /** What is wrong with the row. */
  problems: Array<ImportRowProblem>
  /** ID of the lead that the row made or changed. Absent if none. */
  lead_id?: string
}

export interface ImportRowPage {
  /** The items of this page. */
  data: Array<ImportRow>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface ImportRowProblem {
  /** Absent if the problem concerns the whole row. */
  column?: number
  code: Open<ImportRowProblemCode>
  /** What is wrong, for people. */
  text: string
}

/** What is wrong with a value or a row. `email_missing`: No email. `email_invalid`: Invalid email. `email_repeated`: An earlier row has the same email. `boolean_invalid`: Invalid boolean: use yes or no; the value is left out. `url_invalid`: Invalid website: it begins with https:// or http://; the value is left out. `not_allowed_value`: Invalid option: not one of the field’s options; the value is left out. `number_invalid`: Invalid number; the value is left out. `date_invalid`: Invalid date; the value is left out. `phone_invalid`: Invalid phone number; the value is left out. `date_without_year`: Date without a year; the value is left out. Map the column to a text field to keep it. `notation_unclear`: The value can be read in two ways. Choose how the column is written. `several_values`: Several values; the first one is taken. `name_characters`: Not a name; the value is left out. `value_missing`: Required but empty; the lead is added without it. `timezone_unknown`: Unknown time zone; the value is left out. `text_characters`: The text has characters that cannot be stored; the value is left out. `too_long`: Too long. `too_many_cells`: More cells than the file has columns. `lead_limit_exhausted`: Lead limit exhausted. `status_unknown`: This status is not understood; the person is not subscribed by it. `moment_unreadable`: This time cannot be read; the row is taken without it. `consent_newer`: Stays subscribed: the person has agreed here since. `test_row`: A test, not a person. `tag_too_long`: This tag is longer than 100 characters; it is left out. `too_many_tags`: More tags than there is room for; the rest is left out. */
export type ImportRowProblemCode = 'email_missing' | 'email_invalid' | 'email_repeated' | 'boolean_invalid' | 'url_invalid' | 'not_allowed_value' | 'number_invalid' | 'date_invalid' | 'phone_invalid' | 'date_without_year' | 'notation_unclear' | 'several_values' | 'name_characters' | 'value_missing' | 'timezone_unknown' | 'text_characters' | 'too_long' | 'too_many_cells' | 'lead_limit_exhausted' | 'status_unknown' | 'moment_unreadable' | 'consent_newer' | 'test_row' | 'tag_too_long' | 'too_many_tags'

/** What a row says of consent. It takes precedence over the statement for the file. `subscribed`: The person agreed. `opted_out`: Withdraws, for existing leads too, unless they agreed here since. `bounced`: Email came back: the address is suppressed. `complained`: Reported as spam: the address is suppressed. `suppressed`: Suppressed by the sender, and so here. `never_consented`: Subscribes nobody. `test`: Skips the row, which is no person. `unstated`: Leaves it to the statement for the file. */
export type ImportRowStatus = 'subscribed' | 'opted_out' | 'bounced' | 'complained' | 'suppressed' | 'never_consented' | 'test' | 'unstated'

/** Rows of the file before and after the table, such as titles and totals. They are not imported. */
export interface ImportRowsOutside {
  /** Rows before the table. */
  before: number
  /** Rows after the table. */
  after: number
  /** Number of tables below the first one. */
  other_tables: number
}

/** State of the import. `draft`: Columns are mapped. `checking`: Rows are read, and nothing is stored. `checked`: Rows were read, and nothing is stored; start the import. `importing`: Leads are being stored. `imported`: All leads are stored. `canceled`: Stopped by a person; what was stored stays. `failed`: It broke off; its operation says why. `undoing`: The import is being taken back. `undone`: The import was taken back. */
export type ImportStatus = 'draft' | 'checking' | 'checked' | 'importing' | 'imported' | 'canceled' | 'failed' | 'undoing' | 'undone'

export interface ImportStatusCount {
  status: Open<ImportReadStatus>
  /** How many rows say so. */
  rows: number
}

export interface ImportSuggestion {
  /** Zero-based index of the column. */
  column: number
  /** Field that the column could fill. */
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
  from: Open<ImportSuggestionSource>
}

/** Why the target is suggested. `remembered`: an earlier file had the column. `name`: by its heading. `values`: by what the rows hold. */
export type ImportSuggestionSource = 'remembered' | 'name' | 'values'

/** Between the tags of a column that is mapped to `tags`. `comma`: The character ,. `semicolon`: The character ;. `bar`: The character |. `colons`: The characters :::. `line`: A line break. `none`: Each cell is one tag. */
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

/** What the row does. `new`: adds a lead. `changed`: changes one. `same`: changes nothing. `refused`: has a problem. `skipped`: left out on purpose. */
export type ImportVerdict = 'new' | 'changed' | 'same' | 'refused' | 'skipped'

export interface ImportedJourney {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** The journey. */
  journey: Journey
  /** What was created besides the journey. */
  created: Array<CreatedReference>
  /** References that could not be created and are left empty in the draft. */
  missing: Array<MissingReference>
}

export interface ImportedSite {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the site. */
  name: string
  /** First part of the host at which visitors find the site. Unique on the installation. */
  subdomain: string
  /** Time at which the export file was created. */
  made_at: string
  /** Whether the original site was paused by the export. If `false`, it may still be running. */
  moved: boolean
  /** How many leads it has. */
  lead_count: number
  /** Number of runs that continue once the site is resumed. */
  live_run_count: number
}

export interface ImportedTemplate {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  category: TemplateCategory
  /** ID of the folder that contains it. `null` for none. */
  folder_id: string | null
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** Body as text. For a document, the text part of the email. */
  body_text: string
  document?: EmailDocument
  /** Content for leads who read another language. Everyone else gets the content above, in the site’s language. */
  translations: Array<TemplateTranslation>
  /** Whether it can be used: a disabled one is sent by nothing. */
  enabled: boolean
  /** Whether the document holds a link to unsubscribe. */
  has_unsubscribe_link: boolean
  /** Issues to fix before it is used. */
  problems: Array<TemplateProblem>
  /** Number that increases with every change of the content. Each email records the version it was sent with. */
  content_version: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** What could not be taken over. */
  left_out: Array<TemplateLeftOut>
}

export interface ImportedWebPage {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the page. */
  name: string
  /** Last part of the page’s URL. Empty for the homepage. */
  handle: string
  type: WebPageType
  status: Open<WebPageStatus>
  /** URL at which visitors find it; of a page that is not published, the one at which they will. */
  url: string
  /** Language of the page (BCP 47). */
  language: string
  /** Whether it is in the site’s menu. */
  in_menu: boolean
  /** Place in the menu, from 0. */
  menu_position: number
  /** ID of the page that it is a translation of. Empty if it is none. */
  translation_of: string
  /** Whether the page has no menu. */
  hide_menu: boolean
  /** Whether the page has no footer. */
  hide_footer: boolean
  /** Title, description and what else search engines read. */
  seo: WebPageSeo
  /** SEO score of the draft, from 0 to 100. */
  seo_score: number
  /** Number that increases with every change of the draft’s content. */
  content_version: number
  /** Handle at which visitors find it now; `handle` is the one after the next publication. */
  published_handle?: string
  published_type?: WebPageType
  /** Version of the content that visitors see. */
  published_version?: number
  /** Whether the draft differs from what is published. */
  has_unpublished_changes: boolean
  /** When it was published last. */
  published_at?: string
  /** Time at which the draft is published automatically. */
  publish_at?: string
  /** Time at which the page is unpublished automatically. */
  unpublish_at?: string
  /** Code, such as `validation_failed`, that says why the draft was not published as scheduled. */
  schedule_problem?: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** Checks that make up the score. */
  seo_checks: Array<SeoCheck>
  document: PageDocument
  /** URL at which it was found, after redirects. */
  source_url: string
  /** What could not be taken over. */
  left_out: Array<WebPageLeftOut>
}

/** A person’s decision about an email that failed or whose outcome is unknown. `resent`: It was sent again, and may arrive twice. `not_resent`: It stays as it is. */
export type InDoubtDecision = 'resent' | 'not_resent'

export interface InactivityTrigger {
  /** Always `inactivity`. */
  type: 'inactivity'
  /** Time without pointer, keyboard, scroll or touch input, in seconds. */
  seconds: number
}

export interface IncomingCall {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  status: Open<IncomingCallStatus>
  /** Fields and values as they came. Empty once the person has been erased. */
  values: Array<IncomingValue>
  /** What is wrong with its values. */
  problems: Array<IncomingCallProblem>
  /** ID of the lead. A hash once the lead has been erased. */
  lead_id: string | null
  /** How many times it was sent. Repeats make no further lead. */
  deliveries: number
  /** When it came in. */
  received_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

export interface IncomingCallAccepted {
  /** Always `true`. */
  accepted: true
  /** Whether the same call has been taken before. */
  is_duplicate: boolean
}

/** Number of stored calls by what became of them. */
export interface IncomingCallCounts {
  /** Calls that wait for a mapping, or for the hook to be resumed. */
  waiting: number
  /** Calls that added a lead. */
  created: number
  /** Calls that changed a lead. */
  updated: number
  /** Calls with a problem. */
  refused: number
}

export interface IncomingCallPage {
  /** The items of this page. */
  data: Array<IncomingCall>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface IncomingCallProblem {
  /** Field that the problem is about. Absent if it is the whole call. */
  source?: string
  code: Open<IncomingCallProblemCode>
  /** What is wrong, for people. */
  text: string
}

/** What is wrong with a value of the call. `email_disposable`, `email_role_based`, `email_free` and `email_misspelled`: the hook refuses such addresses. `email_missing`: No email. `email_invalid`: Invalid email. `email_repeated`: An earlier row has the same email. `boolean_invalid`: Invalid boolean: use yes or no; the value is left out. `url_invalid`: Invalid website: it begins with https:// or http://; the value is left out. `not_allowed_value`: Invalid option: not one of the field’s options; the value is left out. `number_invalid`: Invalid number; the value is left out. `date_invalid`: Invalid date; the value is left out. `phone_invalid`: Invalid phone number; the value is left out. `date_without_year`: Date without a year; the value is left out. Map the column to a text field to keep it. `notation_unclear`: The value can be read in two ways. Choose how the column is written. `several_values`: Several values; the first one is taken. `name_characters`: Not a name; the value is left out. `value_missing`: Required but empty; the lead is added without it. `timezone_unknown`: Unknown time zone; the value is left out. `text_characters`: The text has characters that cannot be stored; the value is left out. `too_long`: Too long. `too_many_cells`: More cells than the file has columns. `lead_limit_exhausted`: Lead limit exhausted. `status_unknown`: This status is not understood; the person is not subscribed by it. `moment_unreadable`: This time cannot be read; the row is taken without it. `consent_newer`: Stays subscribed: the person has agreed here since. `test_row`: A test, not a person. `tag_too_long`: This tag is longer than 100 characters; it is left out. `too_many_tags`: More tags than there is room for; the rest is left out. `email_disposable`: Disposable email address. `email_role_based`: Shared address such as info@. `email_free`: Address of a free provider. `email_misspelled`: Probably misspelled email address. */
export type IncomingCallProblemCode = 'email_missing' | 'email_invalid' | 'email_repeated' | 'boolean_invalid' | 'url_invalid' | 'not_allowed_value' | 'number_invalid' | 'date_invalid' | 'phone_invalid' | 'date_without_year' | 'notation_unclear' | 'several_values' | 'name_characters' | 'value_missing' | 'timezone_unknown' | 'text_characters' | 'too_long' | 'too_many_cells' | 'lead_limit_exhausted' | 'status_unknown' | 'moment_unreadable' | 'consent_newer' | 'test_row' | 'tag_too_long' | 'too_many_tags' | 'email_disposable' | 'email_role_based' | 'email_free' | 'email_misspelled'

/** `waiting`: for a mapping, or for the hook to be resumed. `created`: it made a lead. `updated`: it came for a known one. `refused`: by its problems. */
export type IncomingCallStatus = 'waiting' | 'created' | 'updated' | 'refused'

export interface IncomingField {
  /** Name of a field as calls have it. Names of nested fields are joined by points: `payload.data.email`; an answer in a list has the title of its question: `form_response.answers.Your email`. */
  source: string
  /** Some of the values that came. Empty without the permission to read leads. */
  samples: Array<string>
}

export interface IncomingHook {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the hook. */
  name: string
  /** Address to enter at the other product. Whoever knows it can send leads. */
  url: string
  status: Open<IncomingHookStatus>
  /** Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all. */
  mapping: Array<IncomingTarget>
  /** Fields of the newest calls, in the order in which they came. */
  fields: Array<IncomingField>
  /** Mapping by the names and values of these fields. */
  suggested_mapping: Array<IncomingTarget>
  /** Tags that each lead gets. */
  tag_ids: Array<string>
  /** IDs of audiences that each lead is added to. */
  audience_ids: Array<string>
  /** Whether values replace different ones that a lead has. */
  overwrite: boolean
  /** Text that the form shows beside its box, recorded as what was agreed to. If empty, what the box sent is recorded. */
  consent_text: string
  calls: IncomingCallCounts
  /** When it was called last. `null` if never. */
  last_called_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface IncomingHookChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all. */
  mapping?: Array<IncomingTarget>
  /** IDs of tags that each lead gets. */
  tag_ids?: Array<string>
  /** IDs of audiences that each lead is added to. */
  audience_ids?: Array<string>
  /** Whether values replace different ones that a lead has. By default they do not. */
  overwrite?: boolean
  /** Text that the form shows beside its box, recorded as what was agreed to. */
  consent_text?: string
  /** Whether calls are kept without making leads. */
  is_paused?: boolean
}

export interface IncomingHookLeadCapturedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'incoming_hook.lead_captured'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: IncomingHookLeadCapturedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface IncomingHookLeadCapturedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'incoming_hook.lead_captured'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: IncomingHookLeadCapturedEventData
}

/** What `incoming_hook.lead_captured` says. */
export interface IncomingHookLeadCapturedEventData {
  /** ID of the incoming hook. */
  incoming_hook_id: string
  /** ID of the call. */
  incoming_call_id: string
  /** Whether the call created the lead. */
  lead_created: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface IncomingHookPage {
  /** The items of this page. */
  data: Array<IncomingHook>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the hook. `waiting_for_call`: Nothing has come yet. `waiting_for_mapping`: Calls are kept until a field is mapped to `email`. `active`: Calls become leads. `paused`: Calls are kept until it is resumed. */
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
  /** Name of the field, as it came. */
  source: string
  /** Value, as it came. */
  value: string
}

export interface Installation {
  /** Whether maintenance mode is on: the API answers 503 `maintenance`, except for signing in and this endpoint. */
  maintenance: boolean
  /** Whether it was set by the `MAINTENANCE` environment variable, and can only be unset there. */
  fixed: boolean
  /** How many accounts there are. */
  account_count: number
  /** How many sites there are. */
  site_count: number
  /** IDs of sites whose files cannot be used. They answer 503 until they are restored. */
  damaged_site_ids: Array<string>
}

export interface InstallationChanges {
  /** Whether to turn maintenance mode on: the API then answers 503. */
  maintenance: boolean
}

export interface InstallationHealth {
  /** How long the process runs, in seconds. */
  uptime_seconds: number
  /** The engine that runs journeys. `embedded`: The server itself. `temporal`: A Temporal cluster. */
  runner: Open<'embedded' | 'temporal'>
  /** Memory of the process, in bytes. */
  memory_bytes: number
  /** Size of the disk that holds the data directory, in bytes. */
  disk_bytes: number
  /** Free space on that disk, in bytes. */
  disk_free_bytes: number
  /** Number of writes queued for the control database. */
  waiting_actions: number
  /** How long a new write would wait, in milliseconds. */
  waiting_milliseconds: number
  /** Number of sites with work that was due more than five minutes ago and was not started. */
  overdue_site_count: number
  /** Number of the installation’s own emails that have not been sent yet. */
  waiting_email_count: number
  /** Since when the oldest of them waits. `null` if none waits. */
  oldest_waiting_email_at: string | null
  /** Number of operations queued or running, across all sites. */
  running_operation_count: number
  /** Number of operations that failed in the last 24 hours. */
  failed_operation_count: number
  /** Sites whose database cannot be used. */
  damaged_sites: Array<DamagedSite>
}

export interface InstallationSubscription {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: Open<SubscriptionType>
  site?: SubscriptionSite
  status: Open<SubscriptionStatus>
  reason?: Open<SubscriptionReason>
  /** What is bought, one entry for each plan. */
  items: Array<SubscriptionItem>
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  interval: BillingInterval
  /** What one interval costs, before discounts and tax. In the smallest unit of the currency. */
  amount: number
  /** Promotion code. `null` for none. */
  promotion_code: string | null
  /** Until when the discount applies. `null` if it does not end, or there is none. */
  discount_ends_at: string | null
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
  /** Next payment. `null` where it does not renew itself. */
  renews_at: string | null
  /** Beginning of the current period. `null` before the first payment. */
  period_start_at: string | null
  /** End of the current period. `null` before the first payment. */
  period_end_at: string | null
  /** End of the trial. `null` for none. */
  trial_ends_at: string | null
  /** When it ends. `null` if no end is set. */
  ends_at: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Until when the first payment is given back. `null` where it is not. */
  refundable_until: string | null
  /** Change that takes effect at the end of the period. `null` for none. */
  scheduled_change_id: string | null
  /** Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`). */
  pending_change_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** ID of the account. */
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  /** Email address of the account’s first administrator. */
  owner_email: string
}

export interface InstallationSubscriptionPage {
  /** The items of this page. */
  data: Array<InstallationSubscription>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** How the server is configured to send email. `files`: emails are written to files and reach nobody. `files`: Emails are written to files and reach nobody. `smtp`: By a mail server. `ses`: By Amazon SES. `postmark`: By Postmark. */
export type InstallationTransportType = 'files' | 'smtp' | 'ses' | 'postmark'

export interface Integration {
  service: MarketingService
  /** Ways to sign in there. */
  sign_in: Open<ServiceSignIn>[]
  /** Whether the installation has an application key, so that owners need none of their own. */
  installation_application: boolean
  /** Redirect URI to register for an own application. */
  redirect_url: string
  /** Whether the service tells of changes at once. */
  webhooks: boolean
  /** Calls that an application key has in a day. `null` for no limit. */
  calls_per_day: number | null
  /** Number of connections that are not disconnected. */
  connections: number
}

export interface IntegrationList {
  /** The items, all of them: this list has no pages. */
  data: Array<Integration>
}

/** What happened to the popup. `closed` and `submitted` imply `shown` at the same time. */
export type Interaction = 'shown' | 'closed' | 'submitted'

export interface InventedLead {
  /** Email address. */
  email?: string
  /** First name. `null` removes it. */
  first_name?: string | null
  /** Middle name. `null` removes it. */
  middle_name?: string | null
  /** Last name. `null` removes it. */
  last_name?: string | null
  /** Phone number. Stored as digits, with `+` for an international one. `null` removes it. */
  phone?: string | null
  /** IANA time zone of the lead. */
  timezone?: string | null
  /** Language in which the lead is written to. */
  language?: Locale
  /** Whether the lead has given consent. Defaults to `true`. */
  subscribed?: boolean
  /** IDs of the tags. */
  tag_ids?: Array<string>
  /** IDs of the audiences. */
  audience_ids?: Array<string>
  /** Values of custom fields, by field name. */
  custom_fields?: { [key: string]: string | number | boolean | null }
}

export interface Invitation {
  /** Email address that was invited. */
  email: string
  /** Name of the account that invites. */
  name: string
  /** Whether the person already has an account and signs in as usual. Otherwise they choose a name and a password. */
  has_account: boolean
  /** Minimum length of the password, in characters. It is shorter for people who manage chosen assistants only. */
  password_characters_min: number
  /** When it expires. */
  expires_at: string
}

export interface InvitationAcceptance {
  /** Token of the link in the email. */
  token: string
  /** First name, if the person has no user here yet. */
  first_name?: string
  /** Last name, if the person has no user here yet. */
  last_name?: string
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password?: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
}

export interface InvitationAccepted {
  /** Always `true`. */
  accepted: true
  /** Email address to sign in with. */
  email: string
}

export interface InvitationToken {
  /** Token of the link in the email. */
  token: string
}

export interface Invoice {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Number on the invoice. `null` while it is a draft. */
  number: string | null
  status: Open<InvoiceStatus>
  /** ID of the subscription. `null` if it is for none. */
  subscription_id: string | null
  /** ID of the site that it is for. `null` for the account. */
  site_id: string | null
  /** ISO 4217 currency code, such as `EUR`. */
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
  /** What is charged, line by line. */
  lines: Array<InvoiceLine>
  /** When a failed payment is tried again. */
  next_attempt_at: string | null
  /** When it was paid. `null` if it is not. */
  paid_at: string | null
  /** Time of creation, in UTC. */
  created_at: string
}

export interface InvoiceLine {
  /** ID of the plan. `null` for what is no plan. */
  plan_id: string | null
  /** In the language of the caller. */
  description: string
  /** How many of it. */
  quantity: number
  /** Amount after discounts; negative for what is given back. In the smallest unit of the currency. */
  amount: number
  /** Beginning of the period that is paid for. */
  period_start_at: string
  /** End of the period that is paid for. */
  period_end_at: string
}

export interface InvoiceLinks {
  /** URL of the PDF at Stripe. `null` while there is none. */
  pdf_url: string | null
  /** Stripe’s page of an invoice that is not paid yet. */
  payment_url: string | null
}

export interface InvoicePage {
  /** The items of this page. */
  data: Array<Invoice>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Status of the invoice, as at Stripe. `uncollectible`: given up on. `void`: canceled, as if never issued. `draft`: Not issued yet; it may still change. `open`: Issued, and waiting for payment. `paid`: Paid in full. `uncollectible`: Given up on. `void`: Canceled, as if never issued. */
export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'

export interface Journey {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the journey. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  status: Open<JourneyStatus>
  /** Whether it is paused: nothing runs, and nothing is sent. */
  paused: boolean
  /** When a lead was last kept out because it would have entered more than 10 times within an hour, as happens where journeys feed each other. `null` if that has not happened since the last publication. */
  throttled_at: string | null
  /** Version that new runs use. `null` if it was never published. */
  published_version: number | null
  /** When it was published last. `null` if never. */
  published_at: string | null
  /** Whether the draft differs from what is published. */
  has_unpublished_changes: boolean
  runs: RunCounts
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  document: JourneyDocument
}

export interface JourneyBranch {
  /** ID of the branch, unique in the journey. */
  id: string
  /** Name of the branch. */
  name?: string
  /** Condition of the branch: the first that matches is taken. */
  when: BranchCondition
  /** Steps of the branch. */
  steps: Array<JourneyStep>
}

export interface JourneyChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** Description for people in the admin. May be empty. */
  description?: string
  document?: JourneyDocument
}

export interface JourneyCopy {
  /** ID of the site that the journey is copied from. */
  from_site_id: string
  /** ID of the journey. */
  journey_id: string
  missing?: OnMissingReferences
  /** Name of the copy. Defaults to that of the journey. */
  name?: string
}

export interface JourneyDefinition {
  /** Always `leadwright.journey`. */
  format: 'leadwright.journey'
  /** Always `1`. */
  format_version: 1
  /** Name of the journey. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** The journey’s document, with references in place of IDs. */
  document: { [key: string]: any | null; }
  /** What the journey names, by kind and name. */
  references: Array<JourneyReference>
}

/** Leads are enrolled if they match `enrollment_criteria` and do not match `suppression`. Before each email, a run is stopped if its lead matches `unenrollment_criteria` or `suppression`, and completed if it matches `goal`. */
export interface JourneyDocument {
  /** What starts it: any of them is enough. */
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
  /** Steps, in the order in which they are taken. */
  steps: Array<JourneyStep>
}

/** `recent_enrollments`: Enrollments in each journey on each of the last days. */
export type JourneyExpansion = 'recent_enrollments'

/** The first steps of the draft, for a small preview. */
export interface JourneyFlow {
  /** Its first steps. */
  steps: Array<JourneyFlowStep>
  /** Number of steps, including those in branches. */
  step_count: number
}

export interface JourneyFlowStep {
  /** Type of the step. */
  type: string
  /** Number of branches. `null` unless the step is `paths`. */
  branches: number | null
}

export interface JourneyFromStarter {
  /** Which starter. */
  starter: JourneyStarterKey
  /** Name as people in the admin see it. */
  name?: string
  /** ID of the sender. */
  sender_id?: string
}

export interface JourneyImport {
  /** The exported journey. */
  definition: JourneyDefinition
  missing?: OnMissingReferences
  /** Name as people in the admin see it. */
  name?: string
}

export interface JourneyMetrics {
  /** ID of the journey. */
  journey_id: string
  /** Version that is counted. `null` for all versions. */
  journey_version: number | null
  /** Numbers of runs. */
  runs: RunTotals
  /** Numbers of each step. */
  steps: Array<StepMetrics>
  /** The same numbers for each version. */
  versions: Array<VersionMetrics>
  /** One entry per day of enrollment, in the site’s time zone. Days without runs are omitted. */
  days: Array<DayMetrics>
}

export interface JourneyNotEnrolledEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'journey.not_enrolled'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: JourneyNotEnrolledEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface JourneyNotEnrolledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'journey.not_enrolled'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: JourneyNotEnrolledEventData
}

/** What `journey.not_enrolled` says. */
export interface JourneyNotEnrolledEventData {
  /** ID of the journey. */
  journey_id: string
  /** Name of the journey. */
  journey_name: string
  /** Why the lead was not enrolled, as a code. */
  reason: string
  /** ID of the run. */
  run_id?: string
  /** Name of the event that would have enrolled the lead. `null` if it was none. */
  cause_event: string | null
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface JourneyPage {
  /** The items of this page. */
  data: Array<JourneySummary>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface JourneyProblem {
  /** JSON pointer into the document. */
  pointer: string
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** Stable code. Later versions may add codes. */
  code: string
  /** What is wrong, for people. */
  text: string
}

export interface JourneyProblems {
  /** The items, all of them: this list has no pages. */
  data: Array<JourneyProblem>
  /** Issues that do not prevent publishing. */
  warnings: Array<JourneyProblem>
}

export interface JourneyPublication {
  enroll: EnrollmentChoice
}

/** An object of the site that the journey uses, identified by name. */
export type JourneyReference = ({ type: 'assistant' } & AssistantReference) | ({ type: 'audience' } & AudienceReference) | ({ type: 'field' } & FieldReference) | ({ type: 'popup' } & PopupReference) | ({ type: 'sender' } & SenderReference) | ({ type: 'tag' } & TagReference) | ({ type: 'template' } & TemplateReference)

/** What the journey names. `tag`: A tag. `audience`: An audience. `field`: A custom field. `template`: A template of emails. `popup`: A popup or form. `assistant`: An assistant. `sender`: A sender of emails. */
export type JourneyReferenceType = 'tag' | 'audience' | 'field' | 'template' | 'popup' | 'assistant' | 'sender'

export interface JourneyStarter {
  key: JourneyStarterKey
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** Objects that the journey uses, named in the site’s language. Missing ones are created. */
  creates: Array<StarterReference>
}

/** Name of the starter, the same in every language. `welcome`: Greets new leads with a few emails. `confirmation`: Asks new leads to confirm their address. `birthday`: Writes to leads on their birthday. `re_engagement`: Writes to leads that have been silent. `lead_magnet`: Sends what a form promised, and follows up. `question`: Asks a question, and sorts leads by their answer. */
export type JourneyStarterKey = 'welcome' | 'confirmation' | 'birthday' | 're_engagement' | 'lead_magnet' | 'question'

export interface JourneyStarters {
  /** The items, all of them: this list has no pages. */
  data: Array<JourneyStarter>
}

/** `draft`: never published. `on`: enrolls leads. `off`: enrolls nobody; live runs may still finish. */
export type JourneyStatus = 'draft' | 'on' | 'off'

export type JourneyStep = ({ type: 'add_to_audience' } & AddToAudienceStep) | ({ type: 'ai_email_writer' } & AiEmailWriterStep) | ({ type: 'ask_question' } & AskQuestionStep) | ({ type: 'assign_sandbox' } & AssignSandboxStep) | ({ type: 'assign_tags' } & AssignTagsStep) | ({ type: 'delay' } & DelayStep) | ({ type: 'extend_sandbox' } & ExtendSandboxStep) | ({ type: 'paths' } & PathsStep) | ({ type: 'remove_from_audience' } & RemoveFromAudienceStep) | ({ type: 'remove_tags' } & RemoveTagsStep) | ({ type: 'send_email' } & SendEmailStep) | ({ type: 'set_custom_field_value' } & SetCustomFieldValueStep) | ({ type: 'unsubscribe' } & UnsubscribeStep) | ({ type: 'webhook' } & WebhookStep)

export interface JourneyStepCounts {
  /** Runs that have not ended. */
  live: number
  /** Runs at each step now. */
  steps: Array<StepCount>
}

/** A journey without its document. */
export interface JourneySummary {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  status: Open<JourneyStatus>
  /** Whether it is paused: nothing runs, and nothing is sent. */
  paused: boolean
  /** When a lead was last kept out because it would have entered more than 10 times within an hour, as happens where journeys feed each other. `null` if that has not happened since the last publication. */
  throttled_at: string | null
  /** Version that new runs use. `null` if it was never published. */
  published_version: number | null
  /** When it was published last. `null` if never. */
  published_at: string | null
  /** Whether the draft differs from what is published. */
  has_unpublished_changes: boolean
  runs: RunCounts
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  flow: JourneyFlow
  recent_enrollments?: RecentEnrollments
}

export interface JourneySwitchOff {
  /** What becomes of live runs. */
  runs: RunsOnSwitchOff
}

export interface JourneyTestEmail {
  /** ID of the step in the journey’s document. */
  step_id: string
  /** Type of the step that sends it. */
  type: Open<EmailStepType>
  outcome: Open<TestEmailOutcome>
}

export interface JourneyTestSend {
  /** ID of a lead whose values the emails print. */
  lead_id?: string
}

export interface JourneyTestSent {
  /** Address that they are sent to: that of the caller. */
  to: string
  /** What became of each email. */
  emails: Array<JourneyTestEmail>
}

export type JourneyTrigger = ({ type: 'api_event' } & ApiEventTrigger) | ({ type: 'audience_joined' } & AudienceJoinedTrigger) | ({ type: 'audience_left' } & AudienceLeftTrigger) | ({ type: 'date_field' } & DateFieldTrigger) | ({ type: 'email_replied' } & EmailRepliedTrigger) | ({ type: 'field_changed' } & FieldChangedTrigger) | ({ type: 'form_submitted' } & FormSubmittedTrigger) | ({ type: 'lead_confirmed' } & LeadConfirmedTrigger) | ({ type: 'lead_created' } & LeadCreatedTrigger) | ({ type: 'link_clicked' } & LinkClickedTrigger) | ({ type: 'page_visited' } & PageVisitedTrigger) | ({ type: 'sandbox_expires_tomorrow' } & SandboxExpiresTomorrowTrigger) | ({ type: 'sandbox_opened' } & SandboxOpenedTrigger) | ({ type: 'sandbox_space_over' } & SandboxSpaceOverTrigger) | ({ type: 'spoke_with_assistant' } & SpokeWithAssistantTrigger) | ({ type: 'tag_added' } & TagAddedTrigger)

export interface Keyword {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Language of the text (BCP 47). */
  language: string
  /** The keyword: words that people search for. */
  keyword: string
  /** Further words that the text should hold. */
  secondary_keywords: Array<string>
  /** ID of the page created from it. */
  page_id: string | null
  /** Parts that have been written for it. */
  written: Array<KeywordPart>
  /** ID of the last operation that wrote for it. */
  operation_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** What the text is about, and for whom. Absent before it was written. */
  brief?: KeywordBrief
  /** Sections of the text. Absent before it was written. */
  outline?: KeywordOutline
  /** The text. Absent before it was written. */
  draft?: KeywordDraft
}

export interface KeywordBrief {
  by: Open<KeywordWriter>
  /** When it was written. */
  made_at: string
  /** What it was written from. */
  sources: Array<KeywordSource>
  /** Title of the text. */
  title: string
  /** Text for search results. */
  description: string
  /** Who the text is for. */
  audience: string
  /** What the reader wants. */
  intent: string
  /** What the text says, point by point. */
  points: Array<string>
  /** Questions that the text answers. */
  questions: Array<string>
}

export interface KeywordChanges {
  /** The keyword: words that people search for. */
  keyword?: string
  /** Further words that the text should hold. */
  secondary_keywords?: Array<string>
}

export interface KeywordDraft {
  by: Open<KeywordWriter>
  /** When it was written. */
  made_at: string
  /** What it was written from. */
  sources: Array<KeywordSource>
  /** Sections, in order. */
  sections: Array<KeywordDraftSection>
  /** Whether all sections have been written. */
  is_complete: boolean
}

export interface KeywordDraftSection {
  /** Heading. */
  heading: string
  /** Paragraphs of the section. */
  paragraphs: Array<string>
}

export interface KeywordOutline {
  by: Open<KeywordWriter>
  /** When it was written. */
  made_at: string
  /** What it was written from. */
  sources: Array<KeywordSource>
  /** Sections, in order. */
  sections: Array<KeywordOutlineSection>
}

export interface KeywordOutlineSection {
  /** Heading. */
  heading: string
  /** What the text says, point by point. */
  points: Array<string>
}

export interface KeywordPage {
  /** The items of this page. */
  data: Array<KeywordSummary>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Part of the text that is written: the `brief`, the `outline` made from it, or the `draft` made from that. */
export type KeywordPart = 'brief' | 'outline' | 'draft'

/** Sort order. Defaults to `-created_at`. `-created_at`: The newest first. `created_at`: The oldest first. `keyword`: By the alphabet. */
export type KeywordSort = '-created_at' | 'created_at' | 'keyword'

/** A passage that the text is based on; texts cite it as `[1]`. */
export interface KeywordSource {
  /** Number by which the text cites it, from 1. */
  number: number
  /** ID of the source of knowledge. */
  source_id: string
  /** Name of the source. */
  source_name: string
  /** Version of the source when it was read. */
  version: number
  /** Place in the order, from 0. */
  position: number
  /** Headings above the passage. `null` if there are none. */
  heading: string | null
  /** URL that opens the passage. `null` for files. */
  url: string | null
  /** Beginning of the passage. */
  excerpt: string
}

export interface KeywordSummary {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Language of the text (BCP 47). */
  language: string
  /** The keyword: words that people search for. */
  keyword: string
  /** Further words that the text should hold. */
  secondary_keywords: Array<string>
  /** ID of the page created from it. */
  page_id: string | null
  /** Parts that have been written for it. */
  written: Array<KeywordPart>
  /** ID of the last operation that wrote for it. */
  operation_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

/** How it was written. `model`: By the assistant’s model. `passages`: No model is connected, so it was assembled from passages of the knowledge sources. */
export type KeywordWriter = 'model' | 'passages'

export interface KnowledgeChange {
  type: Open<KnowledgeChangeType>
  /** URL or name of the document. */
  document: string
  problem?: KnowledgeProblem
}

/** What became of the page at the update. `added`: It is new. `changed`: Its text is another one. `removed`: It is gone, and so is what was known of it. `failed`: It could not be read, and what was known of it stays. */
export type KnowledgeChangeType = 'added' | 'changed' | 'removed' | 'failed'

export interface KnowledgeChunk {
  /** Place in the order, from 0. */
  position: number
  /** Title of the document. */
  title: string
  /** Path of headings above the passage. */
  heading: string | null
  /** URL that opens the passage. `null` for files. */
  url: string | null
  /** Text of the passage. */
  text: string
  language?: Open<KnowledgeLanguage>
}

export interface KnowledgeChunkPage {
  /** The items of this page. */
  data: Array<KnowledgeChunk>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface KnowledgeDiscovery {
  /** URL of the website or of its sitemap. */
  url: string
  /** Whether pages of other hosts are read, too. By default they are not. */
  other_hosts?: boolean
}

export interface KnowledgeDocument {
  /** Place in the order, from 0. */
  position: number
  /** URL, page ID or filename of the document. */
  name: string
  /** Title of the document. */
  title: string
  /** URL of the page. `null` for files. */
  url: string | null
  /** Size of its text, in bytes. */
  bytes: number
  /** How many passages it has. */
  chunk_count: number
  problem?: KnowledgeProblem
  /** `page_text_small`: next to nothing of what stands on the page could be told to be its text. `document_cut`: the document is longer than what is read of one. */
  warning?: KnowledgeWarning
  /** Whether it has captions that can be downloaded. */
  has_transcript: boolean
}

export interface KnowledgeDocumentPage {
  /** The items of this page. */
  data: Array<KnowledgeDocument>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** File format. `pdf`: PDF. `docx`: A document of Word. `pptx`: A presentation of PowerPoint. `xlsx`: A workbook of Excel. `csv`: A table as text. `md`: Markdown. `html`: A web page. `txt`: Plain text. `vtt`: Subtitles in WebVTT. `srt`: Subtitles in SubRip. `image`: A picture, whose text is read. */
export type KnowledgeFormat = 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'csv' | 'md' | 'html' | 'txt' | 'vtt' | 'srt' | 'image'

/** Language of the content. Absent if it is another language, or several. `en`: English. `es`: Spanish. */
export type KnowledgeLanguage = 'en' | 'es'

/** Why the last update failed. */
export interface KnowledgeProblem {
  /** Stable code. Later versions may add codes. */
  code: string
  /** What is wrong, for people. */
  text: string
}

/** A search in the given sources and vectors. Without any, in all sources of the site. */
export interface KnowledgeQuestion {
  /** What is searched for. */
  question: string
  /** IDs of the sources to search. */
  source_ids?: Array<string>
  /** IDs of the vectors to search. */
  vector_ids?: Array<string>
  /** Language of the person who asks. */
  language?: string
  /** Most passages to return. Defaults to 6. */
  limit?: number
}

export interface KnowledgeSource {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the source. */
  name: string
  type: Open<KnowledgeSourceType>
  status: Open<KnowledgeSourceStatus>
  problem?: KnowledgeProblem
  warning?: KnowledgeWarning
  /** Whether it is being read now. */
  is_updating: boolean
  /** ID of the operation of the last update. */
  operation_id: string | null
  /** URL of the page, sitemap or video. Absent for other sources. */
  url?: string
  /** URLs of the pages. */
  urls?: Array<string>
  /** Whether pages of other hosts are read, too. By default they are not. */
  other_hosts?: boolean
  /** IDs of pages of the site. */
  page_ids?: Array<string>
  format?: Open<KnowledgeFormat>
  /** Text of a question–answer pair. Absent for other kinds. */
  question?: string
  /** Text of a question–answer pair. Absent for other kinds. */
  answer?: string
  /** Number that increases each time new content is read; 0 if nothing was read yet. Answers cite it. */
  content_version: number
  /** How many documents it holds. */
  document_count: number
  /** Number of passages that answers can draw on. */
  chunk_count: number
  /** Size of what it holds, in bytes. */
  bytes: number
  language?: Open<KnowledgeLanguage>
  /** When it was read last. `null` if never. */
  fetched_at: string | null
  /** Interval of automatic updates, in days. `null` to update only on request. */
  update_every_days: number | null
  /** When it is read again. `null` if only by hand. */
  next_run_at: string | null
  /** Whether the caller may change it. `false` for managers of chosen assistants if other assistants use it too. */
  may_change: boolean
  report?: KnowledgeUpdateReport
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface KnowledgeSourceChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** The question of a pair. */
  question?: string
  /** The answer of a pair. */
  answer?: string
  /** URL of the page, sitemap or video. */
  url?: string
  /** URLs of the pages. */
  urls?: Array<string>
  /** Whether pages of other hosts are read, too. By default they are not. */
  other_hosts?: boolean
  /** IDs of pages of the site. */
  page_ids?: Array<string>
  /** Days after which it is read again. `null` for only by hand. */
  update_every_days?: number | null
}

export interface KnowledgeSourcePage {
  /** The items of this page. */
  data: Array<KnowledgeSource>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the source. `waiting`: Not read yet. `ready`: Assistants answer from it. `failed`: The last update failed; content read earlier is still used. */
export type KnowledgeSourceStatus = 'waiting' | 'ready' | 'failed'

/** Where the knowledge comes from. `url`: One web page. `urls`: Several web pages. `sitemap`: The web pages that a sitemap lists. `file`: A file that was uploaded. `video`: The subtitles of a video. `pages`: Pages of this site. `pair`: One question with its answer. */
export type KnowledgeSourceType = 'url' | 'urls' | 'sitemap' | 'file' | 'video' | 'pages' | 'pair'

/** What the last update changed. */
export interface KnowledgeUpdateReport {
  /** How many were added. */
  added: number
  /** How many were changed. */
  changed: number
  /** How many were removed. */
  removed: number
  /** How many stayed as they were. */
  unchanged: number
  /** How many pages could not be read; what was known of them stays. */
  failed: number
  /** What became of each page, as far as something did. */
  changes: Array<KnowledgeChange>
}

/** What to look at in the content, of the first document that has such a thing. */
export interface KnowledgeWarning {
  /** `page_text_small`: the page has hardly any text. `document_cut`: only its beginning was read. */
  code: Open<'page_text_small' | 'document_cut'>
  /** What was noticed, for people. */
  text: string
}

/** What happens to marketing email that is delayed by more than an hour: by an outage, or since it waited for the next month of the plan. `send`: It is sent late. `skip`: It is not sent. `ask`: It waits for somebody’s decision. */
export type LatePolicy = 'send' | 'skip' | 'ask'

export interface Lead {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Email address, unique in the site without regard to case. */
  email: string
  /** First name. `null` if unknown. */
  first_name: string | null
  /** Middle name. `null` if unknown. */
  middle_name: string | null
  /** Last name. `null` if unknown. */
  last_name: string | null
  /** Phone number, as digits. `null` if unknown. */
  phone: string | null
  /** IANA time zone. `null` if unknown: then that of the site counts. */
  timezone: string | null
  /** Language in which the lead is written to. Absent if unknown: then that of the site counts. */
  language?: Locale
  /** Phone number as digits only, with a leading `+` if it has a country code. An extension follows as `;ext=`. */
  phone_normalized: string | null
  /** Whether marketing email may be sent to the lead. */
  mailability: Mailability
  /** Time at which the lead unsubscribed. `null` if they have not. */
  unsubscribed_at: string | null
  suppression?: LeadSuppression
  /** How the lead was added. */
  source: Open<LeadSource>
  /** When the lead was added. */
  registered_at: string
  /** Time of the lead’s latest activity. */
  last_activity_at: string
  /** Time of the last email to the lead. `null` if there was none. */
  last_contacted_at: string | null
  /** IDs of the tags that the lead has. */
  tag_ids: Array<string>
  /** IDs of the audiences that the lead is in. */
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
  /** What the lead did with emails. */
  email_stats: LeadEmailStats
  /** How good the address is. */
  email_quality: EmailQuality
  /** Whether the address is confirmed. */
  confirmation: LeadConfirmation
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export type LeadAction = ({ type: 'add_tags' } & AddTags) | ({ type: 'add_to_audience' } & AddToAudience) | ({ type: 'delete' } & DeleteLeads) | ({ type: 'remove_from_audience' } & RemoveFromAudience) | ({ type: 'remove_tags' } & RemoveTags) | ({ type: 'set_field' } & SetField) | ({ type: 'unsubscribe' } & UnsubscribeLeads)

export interface LeadActionPreview {
  /** How many leads the action would reach. */
  leads: number
}

export interface LeadActionPreviewing {
  selection: LeadSelection
}

export interface LeadAudience {
  /** ID of the audience. */
  id: string
  /** Name of the audience. */
  name: string
}

export interface LeadAudienceJoinedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.audience_joined'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadAudienceJoinedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadAudienceJoinedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.audience_joined'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadAudienceJoinedEventData
}

/** What `lead.audience_joined` says. */
export interface LeadAudienceJoinedEventData {
  /** ID of the audience. */
  audience_id: string
  /** Present if the change was made by the audience’s filter. */
  by_filter?: true
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadAudienceLeftEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.audience_left'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadAudienceLeftEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadAudienceLeftEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.audience_left'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadAudienceLeftEventData
}

/** What `lead.audience_left` says. */
export interface LeadAudienceLeftEventData {
  /** ID of the audience. */
  audience_id: string
  /** Present if the change was made by the audience’s filter. */
  by_filter?: true
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadChange {
  /** ID of the lead. */
  lead_id: string
  /** Whether the lead is gone: deleted, erased or merged into another. */
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
  /** The changes of this page, oldest first. */
  data: Array<LeadChange>
  /** Whether there are more changes now. */
  has_more: boolean
  /** Value of `cursor` for the changes after these. */
  next_cursor: string
}

export interface LeadChanges {
  /** The new email address. The lead keeps its history. */
  email?: string
  /** First name. `null` removes it. */
  first_name?: string | null
  /** Middle name. `null` removes it. */
  middle_name?: string | null
  /** Last name. `null` removes it. */
  last_name?: string | null
  /** Phone number. Stored as digits, with `+` for an international one. `null` removes it. */
  phone?: string | null
  /** IANA time zone. `null` removes it: that of the site counts. */
  timezone?: string | null
  /** Language in which the lead is written to. */
  language?: Locale
  /** Values of custom fields, by field name. `null` removes a value. */
  custom_fields?: { [key: string]: string | number | boolean | null }
}

export interface LeadConfirmation {
  status: Open<ConfirmationStatus>
  /** When the person was asked to confirm. `null` if never. */
  asked_at: string | null
  /** When the person confirmed. `null` if they have not. */
  confirmed_at: string | null
}

export interface LeadConfirmedTrigger {
  /** Always `lead_confirmed`. */
  type: 'lead_confirmed'
}

export interface LeadCount {
  /** How many leads there are. */
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
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.created'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadCreatedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadCreatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.created'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadCreatedEventData
}

/** What `lead.created` says. */
export interface LeadCreatedEventData {
  source: Open<LeadSource>
  /** Whether marketing email may be sent to the lead. */
  mailability: Mailability
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadCreatedTrigger {
  /** Always `lead_created`. */
  type: 'lead_created'
}

export interface LeadDay {
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
  date: string
  /** How many leads were added on the day. */
  count: number
}

export interface LeadDays {
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone: string
  /** One entry per day, oldest first, including days without leads. */
  data: Array<LeadDay>
}

export interface LeadEmailStats {
  /** How often emails were opened by the person. */
  opens: number
  /** How often links in emails were clicked by the person. */
  clicks: number
  /** Number of emails replied to, as far as replies reach the site’s reply address. */
  replies: number
  /** When it was opened last. `null` if never. */
  last_opened_at: string | null
  /** When a link was clicked last. `null` if never. */
  last_clicked_at: string | null
  /** When the lead replied last. `null` if never. */
  last_replied_at: string | null
}

/** Why the person must not be sent marketing email, as another system knows it. It takes precedence over `consent`. `opted_out` withdraws, also from an existing lead, unless that person agreed here after `at`; `complained` does so and suppresses the address; `bounced` and `suppressed` (by the sender) suppress it; with `never_consented` nobody is subscribed. */
export interface LeadEmailStatus {
  status: GivenEmailStatus
  /** Time at which it became so, if it is known. */
  at?: string
}

export interface LeadEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  type: Open<LeadEventName>
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  /** What caused the event. */
  data: LeadEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadErasedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.erased'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadErasedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadErasedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.erased'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadErasedEventData
}

/** What `lead.erased` says. */
export interface LeadErasedEventData {
  /** Hash that replaces the person’s identity. */
  hash: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  type: Open<LeadEventName>
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  /** What caused the event. */
  data: LeadEventData
}

/** What an event is about that says all in its name. */
export interface LeadEventData {
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** Name of the event. `lead.confirmation_asked`: Confirmation requested `lead.confirmed`: Address confirmed */
export type LeadEventName = 'lead.confirmation_asked' | 'lead.confirmed'

/** What to include in each lead. `tags`: The tags of each lead. `audiences`: The audiences of each lead. */
export type LeadExpansion = 'tags' | 'audiences'

export interface LeadImport {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the file. */
  name: string
  status: Open<ImportStatus>
  format: Open<ImportFormat>
  /** Size of the file in bytes. */
  bytes: number
  /** Rows of the table. */
  row_count: number
  /** Whether the file is still stored. Once it is deleted, the cells of its rows are too. */
  has_file: boolean
  /** Names of the sheets of a workbook. Empty for other files. */
  sheets: Array<string>
  /** Sheet that is read. `null` for other files than workbooks. */
  sheet: string | null
  encoding?: ImportEncoding
  delimiter?: ImportDelimiter
  recognized_product?: Open<ImportProduct>
  /** Number of the row that names the columns, as a spreadsheet counts. 0 if none does. */
  header_row?: number
  rows_outside?: ImportRowsOutside
  /** Columns of the table, from the left. */
  columns: Array<ImportColumn>
  /** Suggested mapping of columns to fields. */
  suggestions: Array<ImportSuggestion>
  /** Which field each column fills, in the order of the columns. */
  mapping: Array<ImportTarget>
  /** Columns that say who must not be sent email, and that are not mapped to consent. Unless `ignore_consent_columns` is `true`, the import cannot be started. */
  unmapped_consent_columns: Array<number>
  /** Whether columns that say something of consent may stay unmapped. */
  ignore_consent_columns: boolean
  mode: ImportMode
  /** IDs of tags that each imported lead gets. */
  tag_ids: Array<string>
  /** IDs of audiences that each imported lead is added to. */
  audience_ids: Array<string>
  consent?: ImportConsent
  /** Whether what changes may start journeys. By default it does not. */
  start_journeys: boolean
  /** What the last check found. Absent if there was none. */
  check?: ImportPass
  /** What the import did. Absent before. */
  result?: ImportPass
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface LeadImportPage {
  /** The items of this page. */
  data: Array<LeadImport>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface LeadMerge {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the lead that remains. */
  lead_id: string
  /** ID of the lead that is merged into it and removed. */
  merged_lead_id: string
  /** Email address of the merged lead. Absent once the merge can no longer be undone. */
  merged_email?: string
  /** Time of creation, in UTC. */
  created_at: string
  /** Absent if it cannot be undone: any more, or until a later merge into the same lead is. */
  can_undo_until?: string
  /** When it was undone. `null` if it was not. */
  undone_at: string | null
}

export interface LeadMergePage {
  /** The items of this page. */
  data: Array<LeadMerge>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface LeadMergePreview {
  /** ID of the lead that remains. */
  lead_id: string
  /** ID of the lead that is merged into it and removed. */
  merged_lead_id: string
  /** Fields in which at least one of the leads has a value. */
  fields: Array<MergedField>
  /** What moves from the other lead. */
  moves: Array<MergedRows>
  /** Whether marketing email may be sent after the merge. */
  mailability: Mailability
}

export interface LeadMergeUndoneEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.merge_undone'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadMergeUndoneEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadMergeUndoneEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.merge_undone'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadMergeUndoneEventData
}

/** What `lead.merge_undone` says. */
export interface LeadMergeUndoneEventData {
  /** ID of the lead that was merged into this one. */
  merged_lead_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadMergedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.merged'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadMergedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadMergedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.merged'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadMergedEventData
}

/** What `lead.merged` says. */
export interface LeadMergedEventData {
  /** ID of the lead that was merged into this one. */
  merged_lead_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadMergedIntoEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.merged_into'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadMergedIntoEventData
}

/** What `lead.merged_into` says. */
export interface LeadMergedIntoEventData {
  /** ID of the lead that this one was merged into. */
  into_lead_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
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
  /** Name of the event. */
  type: 'lead.noted'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadNotedEventData
}

/** What `lead.noted` says. */
export interface LeadNotedEventData {
  /** Names of the fields that changed. */
  fields: Array<string>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
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
  /** The items of this page. */
  data: Array<Lead>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Settings for all forms, unless an active campaign overrides them. */
export interface LeadQualitySettings {
  /** Whether forms refuse addresses to be thrown away. */
  reject_disposable: boolean
  /** Whether forms refuse addresses of free mailboxes. */
  reject_free: boolean
  /** Whether forms refuse addresses that belong to no single person. */
  reject_role_based: boolean
  /** Whether forms suggest the address that was probably meant. */
  typo_correction: boolean
  /** Whether marketing email waits until the address is confirmed. */
  email_confirmation: boolean
  /** Values that count as listed, or not, in place of the lists. */
  overrides: Array<EmailListOverride>
  /** The confirmation email in each language. */
  confirmation_emails: Array<ConfirmationEmailInUse>
  confirmation_sender: ConfirmationSender
  /** The lists that addresses are looked up in. */
  lists: Array<EmailListFacts>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change. `null` if it was never changed. */
  updated_at: string | null
}

export interface LeadQualitySettingsChanges {
  /** Whether forms refuse addresses to be thrown away. */
  reject_disposable?: boolean
  /** Whether forms refuse addresses of free mailboxes. */
  reject_free?: boolean
  /** Whether forms refuse addresses that belong to no single person. */
  reject_role_based?: boolean
  /** Whether forms suggest the address that was probably meant. */
  typo_correction?: boolean
  /** Whether marketing email waits until the address is confirmed. */
  email_confirmation?: boolean
  /** Values that count as listed, or not, in place of the lists. */
  overrides?: Array<EmailListOverride>
  /** The email that asks to confirm, one for each language. */
  confirmation_emails?: Array<ConfirmationEmail>
}

export interface LeadSandboxAssignedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_assigned'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxAssignedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxAssignedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_assigned'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxAssignedEventData
}

/** What `lead.sandbox_assigned` says. */
export interface LeadSandboxAssignedEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxDeletedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_deleted'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxDeletedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxDeletedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_deleted'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxDeletedEventData
}

/** What `lead.sandbox_deleted` says. */
export interface LeadSandboxDeletedEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxExpiredEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_expired'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExpiredEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxExpiredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_expired'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExpiredEventData
}

/** What `lead.sandbox_expired` says. */
export interface LeadSandboxExpiredEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxExpiresTomorrowEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_expires_tomorrow'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExpiresTomorrowEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxExpiresTomorrowEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_expires_tomorrow'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExpiresTomorrowEventData
}

/** What `lead.sandbox_expires_tomorrow` says. */
export interface LeadSandboxExpiresTomorrowEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxExpiringEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_expiring'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExpiringEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxExpiringEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_expiring'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExpiringEventData
}

/** What `lead.sandbox_expiring` says. */
export interface LeadSandboxExpiringEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxExtendedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_extended'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExtendedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxExtendedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_extended'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxExtendedEventData
}

/** What `lead.sandbox_extended` says. */
export interface LeadSandboxExtendedEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxOpenedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_opened'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxOpenedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxOpenedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_opened'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxOpenedEventData
}

/** What `lead.sandbox_opened` says. */
export interface LeadSandboxOpenedEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSandboxSpaceOverEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_space_over'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxSpaceOverEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSandboxSpaceOverEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.sandbox_space_over'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSandboxSpaceOverEventData
}

/** What `lead.sandbox_space_over` says. */
export interface LeadSandboxSpaceOverEventData {
  /** ID of the sandbox. */
  sandbox_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadSearch {
  filter?: Filter
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  /** Sort field: `registered_at`, `created_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Maximum number of leads per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** What to include in each lead. */
  expand?: Array<LeadExpansion>
}

/** Leads that meet all the given conditions. If empty, every lead. */
export interface LeadSelection {
  /** IDs of the leads. */
  lead_ids?: Array<string>
  filter?: Filter
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
}

/** How the lead was added. `form`: By submitting a form of the site. `api`: By a program with an API key. `manual`: By a person of the site. `import`: From a file. `incoming_hook`: By a form of another product. `seed`: With the demo. */
export type LeadSource = 'form' | 'api' | 'manual' | 'import' | 'incoming_hook' | 'seed'

export interface LeadSubscribedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.subscribed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSubscribedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadSubscribedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.subscribed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadSubscribedEventData
}

/** What `lead.subscribed` says. */
export interface LeadSubscribedEventData {
  /** What caused it: a form, a link in an email, a journey or a person. */
  cause: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** Who the lead is now. Both are empty once the lead is gone. */
export interface LeadSummary {
  /** Email address. */
  email: string
  /** Name as people in the admin see it. */
  name: string
}

/** Why the lead’s address gets no marketing email, whatever `mailability` says. Absent if it is not suppressed. */
export interface LeadSuppression {
  reason: SuppressionReason
  /** Absent if it was known before the person was erased and came again. */
  since?: string
}

export interface LeadTag {
  /** ID of the tag. */
  id: string
  /** Name of the tag. */
  name: string
  /** What added the tag to the lead. */
  source: Open<TagAssignmentSource>
  /** ID of the popup, campaign, journey run, API key or user that added it. */
  source_id?: string
  /** When the lead got it. */
  added_at: string
}

export interface LeadTagAddedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.tag_added'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadTagAddedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadTagAddedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.tag_added'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadTagAddedEventData
}

/** What `lead.tag_added` says. */
export interface LeadTagAddedEventData {
  /** ID of the tag. */
  tag_id: string
  source?: Open<TagAssignmentSource>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadTagRemovedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.tag_removed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadTagRemovedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadTagRemovedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.tag_removed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadTagRemovedEventData
}

/** What `lead.tag_removed` says. */
export interface LeadTagRemovedEventData {
  /** ID of the tag. */
  tag_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadTopic {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  texts: EmailTopicLanguages
  /** Time at which the lead opted out of the topic. `null` if the lead receives it. */
  left_at: string | null
}

export interface LeadTopicList {
  /** The items, all of them: this list has no pages. */
  data: Array<LeadTopic>
}

export interface LeadTopicsChangedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.topics_changed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadTopicsChangedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadTopicsChangedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.topics_changed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadTopicsChangedEventData
}

/** What `lead.topics_changed` says. */
export interface LeadTopicsChangedEventData {
  /** Topics that the lead opted out of. */
  left: Array<string>
  /** Topics that the lead opted in to again. */
  rejoined: Array<string>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadUnsubscribed {
  /** Always `unsubscribed`. */
  type: 'unsubscribed'
  /** Time at which it happened, in UTC. */
  at: string
}

export interface LeadUnsubscribedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.unsubscribed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadUnsubscribedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadUnsubscribedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.unsubscribed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadUnsubscribedEventData
}

/** What `lead.unsubscribed` says. */
export interface LeadUnsubscribedEventData {
  /** What caused it: a form, a link in an email, a journey or a person. */
  cause: string
  /** ID of the email whose link was followed. */
  email_id?: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface LeadUpdatedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.updated'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadUpdatedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface LeadUpdatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'lead.updated'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: LeadUpdatedEventData
}

/** What `lead.updated` says. */
export interface LeadUpdatedEventData {
  /** Names of the fields that changed. */
  fields: Array<string>
  /** What changed the lead. */
  source?: Open<LeadSource>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** A lead to create or update, identified by its email address. Tags and audiences are added to those it has. */
export interface LeadUpsert {
  /** Email address, by which the lead is found or made. */
  email: string
  /** First name. `null` removes it. */
  first_name?: string | null
  /** Middle name. `null` removes it. */
  middle_name?: string | null
  /** Last name. `null` removes it. */
  last_name?: string | null
  /** Phone number. Stored as digits, with `+` for an international one. `null` removes it. */
  phone?: string | null
  /** IANA time zone of the lead. */
  timezone?: string | null
  /** Language in which the lead is written to. */
  language?: string | null
  /** Values of custom fields, by field name. `null` removes a value. */
  custom_fields?: { [key: string]: string | number | boolean | null }
  /** IDs or names of tags to give the lead. */
  tag_ids?: Array<string>
  /** IDs or names of audiences to add the lead to. */
  audience_ids?: Array<string>
  consent?: GivenConsent
  email_status?: LeadEmailStatus
}

/** An error; the pointer is relative to the lead. */
export interface LeadUpsertError {
  /** JSON pointer into the lead. */
  pointer: string
  /** Stable code of what is wrong. Later versions may add codes. */
  code: string
  /** What is wrong, for people. */
  text: string
}

/** How existing leads are changed. `update` (default): given values replace existing ones, and `null` removes them. `fill_empty`: only empty fields are filled. */
export type LeadUpsertMode = 'update' | 'fill_empty'

export interface LeadUpsertResult {
  status: Open<LeadUpsertStatus>
  /** ID of the lead. Absent if it was refused. */
  lead_id?: string
  /** Why it was refused. */
  errors?: Array<LeadUpsertError>
}

export interface LeadUpsertResults {
  /** One result for each lead, in the order of the request. */
  data: Array<LeadUpsertResult>
}

/** What became of the lead. `created`: There is a new lead. `updated`: Values of an existing lead were replaced. `unchanged`: An existing lead had all the values already. `refused`: Nothing was stored; see `errors`. */
export type LeadUpsertStatus = 'created' | 'updated' | 'unchanged' | 'refused'

export interface LeadUpserts {
  /** The leads, each by `email` or external ID. */
  leads: Array<LeadUpsert>
  mode?: LeadUpsertMode
  /** Whether what changes may start journeys. By default it does not. */
  start_journeys?: boolean
}

export interface LeadView {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the view. */
  name: string
  /** Whether everyone who may read leads sees the view. If `false`, only its owner does. */
  shared: boolean
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  /** Only leads with this tag. */
  tag_id?: string
  /** Only members of this audience. */
  audience_id?: string
  /** Only leads of this campaign. */
  campaign_id?: string
  /** Only leads with this consent to marketing email. */
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** Sort field: `registered_at`, `created_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name. */
  columns?: Array<string>
  density?: ListDensity
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface LeadViewPage {
  /** The items of this page. */
  data: Array<LeadView>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface LeadViewReplacement {
  /** Name as people in the admin see it. */
  name: string
  /** Whether everyone who may read leads sees the view. If `false`, only its owner does. */
  shared: boolean
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  /** Only leads with this tag. */
  tag_id?: string
  /** Only members of this audience. */
  audience_id?: string
  /** Only leads of this campaign. */
  campaign_id?: string
  /** Only leads with this consent to marketing email. */
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** Sort field: `registered_at`, `created_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name. */
  columns?: Array<string>
  density?: ListDensity
}

export type LeafBlock = ({ type: 'button' } & ButtonBlock) | ({ type: 'countdown' } & CountdownBlock) | ({ type: 'divider' } & DividerBlock) | ({ type: 'heading' } & HeadingBlock) | ({ type: 'html' } & HtmlBlock) | ({ type: 'image' } & ImageBlock) | ({ type: 'menu' } & MenuBlock) | ({ type: 'product' } & ProductBlock) | ({ type: 'social' } & SocialBlock) | ({ type: 'spacer' } & SpacerBlock) | ({ type: 'text' } & TextBlock)

/** Kind of what was left out, since emails cannot have it or it means nothing here. `style_sheet`: Rules for the pointer, animations or single programs stay behind: inboxes read few of them. Look at the preview on a phone. `script`: Email programs run no scripts. Nothing to do, unless a text was written by one. `form`: Forms do not work in most inboxes. Link to a form on your site instead. `frame`: Videos and frames do not play in inboxes. Put an image there that links to the page. `link`: Inboxes cannot open this address. Give the link an address that begins with https://. `image`: Readers cannot load this image. Upload it here and put it in its place. `outlook`: Columns and buttons written for old Outlook alone stay behind. Send yourself a test if many of your readers use it. `variable`: Your leads have no field of this name. Add a custom field with this name and import again, or write text in its place. `condition`: This condition cannot be checked here. What others see was kept. Use the condition of a block instead. `repeat`: Lists that repeat from data are not filled here. Write their content, or use product blocks. `code`: Code of the other product does not run here. If it wrote something that readers need, write it in its place. `web_view`: Emails have no copy on the web here. Remove the sentence around the link, or link to a page of your site. `date`: Dates are not filled in here; a year was written as it is now. Write the date that you mean. `share`: There are no links to forward or share. Link to the profile or page you mean. `subject`: Subject and preview text are fields of the template. Write them there. */
export type LeftOutType = 'style_sheet' | 'script' | 'form' | 'frame' | 'link' | 'image' | 'outlook' | 'variable' | 'condition' | 'repeat' | 'code' | 'web_view' | 'date' | 'share' | 'subject'

export interface LinkClicked {
  /** Always `clicked`. */
  type: 'clicked'
  /** When the lead clicks. */
  at: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** URL that is clicked. */
  url: string
}

export interface LinkClickedTrigger {
  /** Always `link_clicked`. */
  type: 'link_clicked'
  /** IDs of templates whose emails count. Absent or empty for any template. */
  template_ids?: Array<string>
  /** URL of the link. Absent for any link. */
  url?: string
}

/** Height of rows in the admin’s table. `comfortable`: Rows with room around them. `compact`: Low rows, more of them on a screen. */
export type ListDensity = 'comfortable' | 'compact'

/** Language: English or Spanish. `en`: English. `es`: Spanish. */
export type Locale = 'en' | 'es'

/** Whether marketing email may be sent. `subscribed`: The lead agreed and has not withdrawn. `unsubscribed`: No marketing email is sent to the lead. */
export type Mailability = 'subscribed' | 'unsubscribed'

/** Provider of the recipient’s mailbox, by the domain of the address. `gmail`: Gmail and Google Workspace. `yahoo`: Yahoo and AOL. `outlook`: Outlook.com, Hotmail and Microsoft 365. `apple`: iCloud. `other`: Any other provider. */
export type MailboxProvider = 'gmail' | 'yahoo' | 'outlook' | 'apple' | 'other'

export interface Manager {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the person. */
  name: string
  /** Email address of the person. */
  email: string
  status: Open<ManagerStatus>
  /** Until when the invitation can be accepted. `null` once it is. */
  invitation_expires_at: string | null
  role: Role
  /** Whether the person has access to every site of the account. */
  all_sites: boolean
  /** IDs of the sites that they have access to. */
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
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
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
  /** The items of this page. */
  data: Array<Manager>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Whether the person has joined. `invited`: The invitation has not been accepted, and the person has no access yet. `active`: The person can sign in and manage what they may. */
export type ManagerStatus = 'invited' | 'active'

/** The service that is connected. `mailchimp`: Mailchimp. `constant_contact`: Constant Contact. `activecampaign`: ActiveCampaign. */
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
  /** Most marketing emails for one lead in `emails_days`. `null` for no limit. */
  emails_max?: number | null
  /** Days over which `emails_max` counts. */
  emails_days?: number
  /** Days on which no marketing email is sent (`YYYY-MM-DD`). */
  days_off?: Array<string>
  /** Most that AI texts may cost in a day, in US cents. */
  ai_daily_cents_max?: number
}

export interface MenuBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `menu`. */
  type: 'menu'
  /** The links, in order. */
  links: Array<MenuLink>
  align?: BlockAlign
}

/** Layout of the page header: menu `beside` the logo, or both `centered`. */
export type MenuLayout = 'beside' | 'centered'

export interface MenuLink {
  /** Text of the link. */
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

export interface MergedField {
  /** Name of the field, or ID of the custom field. */
  field: string
  /** Value of the lead that remains. */
  own?: string | number | boolean
  /** Value of the lead that is removed. */
  other?: string | number | boolean
  /** Whether the other lead’s value is used: this lead has none, or it was chosen. */
  taken: boolean
}

export interface MergedRows {
  /** What moves, such as `emails`. */
  what: string
  /** How many of them move. */
  count: number
}

/** Who wrote the message. `visitor`: The visitor. `assistant`: The assistant. `person`: Somebody of the site, not the assistant. */
export type MessageAuthor = 'visitor' | 'assistant' | 'person'

export interface Meter {
  /** What is counted, such as `sites` or `leads`. Later versions may add names. */
  name: string
  unit: Open<AllowanceUnit>
  /** How much is used, in `unit`. */
  used: number
  /** The limit. `null` for no limit. */
  limit: number | null
  /** Whether what is beyond the limit waits instead of being refused: marketing emails wait for the next month or a larger plan. Transactional emails are counted and leave all the same, so `used` may be more than `limit`. */
  waits: boolean
}

/** An issue that prevents publishing. */
export interface MissingPart {
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** What is missing, as a stable code. */
  code: string
}

export interface MissingReference {
  /** What is missing. */
  type: Open<JourneyReferenceType>
  /** Name of what the site lacks. */
  name: string
}

export interface MonthlyRevenue {
  /** Month in UTC, such as `2027-03`. */
  month: string
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** ID of the plan. `null` for what is no plan. */
  plan_id: string | null
  /** Name of the plan. `null` for what is no plan. */
  plan_name: string | null
  /** What was paid, without tax. In the smallest unit of the currency. */
  paid: number
  /** What was given back. In the smallest unit of the currency. */
  refunded: number
  /** How many invoices were paid. */
  invoice_count: number
}

/** Why runs at this step cannot be moved. `step_missing`: The run’s current step is not in that version. `other_step`: The run’s current step is a different one in that version. `state_version_unknown`: The run was written by a newer release, whose rules are not known here. */
export type MoveObstacle = 'step_missing' | 'other_step' | 'state_version_unknown'

export interface MovePreview {
  /** Version that runs would move to. */
  to_version: number
  /** How many runs there are. */
  runs: number
  /** How many runs can be moved. */
  movable: number
  /** How many runs cannot be moved. */
  unmovable: number
  /** Number of movable runs whose wait would end immediately. */
  acts_at_once: number
  /** Numbers of each step that runs are at. */
  steps: Array<StepMove>
}

export interface NamedVisitor {
  /** Email address that the page says is the visitor’s. */
  email: string
  /** HMAC-SHA256 of the address with the site’s identity secret, which proves it. */
  user_hash?: string
}

export interface NavigationBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `navigation`. */
  type: 'navigation'
  /** Links of the menu. Empty for the pages of the site’s menu. */
  links: Array<NavigationLink>
}

export interface NavigationLink {
  /** Text of the link. */
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

export interface NeverAttended {
  /** Always `never`. */
  type: 'never'
}

export interface NewAnswerCorrection {
  /** The question, as it should be known. Defaults to that of the visitor. */
  question?: string
  /** The right answer. */
  answer: string
}

export interface NewApiKey {
  /** Name as people in the admin see it. */
  name: string
  /** IDs of the sites that the key can access. Absent for all sites of the account. */
  site_ids?: Array<string>
  /** Permissions that it gets. The caller must have them, too. */
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

export interface NewApproval {
  /** Operation ID of the endpoint in this document, such as `scheduleBroadcast`. */
  operation_id: string
  /** Parameters of the path, without `site_id`. */
  path_params?: { [key: string]: string; }
  /** Parameters of the query. */
  query?: { [key: string]: string | number | boolean | string[] }
  /** Body of the call. Absent if it has none. */
  body?: { [key: string]: any | null; }
  /** Version of the thing that the request is about. If it has changed when a person approves, the call is refused with `changed_elsewhere`. */
  if_match?: string
  /** Why the call should be made, for the person who decides. */
  reason: string
}

export interface NewAssistant {
  /** Description for people in the admin. May be empty. */
  description?: string
  type?: AssistantType
  /** Name of the model. If empty, the model of the site’s provider. */
  model?: string
  /** How it answers, in your words. Part of what the model is told. */
  instructions?: string
  /** Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code. */
  tools?: Array<AssistantTool>
  /** Sampling temperature. `null` for the model’s default. Reasoning models ignore it. */
  temperature?: number | null
  reasoning_effort?: ReasoningEffort
  /** Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model. */
  deep_research?: boolean
  /** IDs of the vectors that it answers from. */
  vector_ids?: Array<string>
  /** IDs of the knowledge sources that it answers from, of any type: files, pages of the site, web addresses and question–answer pairs. */
  source_ids?: Array<string>
  /** Words that its answers must not contain. */
  words_to_avoid?: Array<string>
  /** Words that belong to its subject: a question that contains one is treated as meant for it. */
  keywords?: Array<string>
  language?: AssistantLanguage
  /** Whether it says that it does not know when no passage answers the question. */
  strict?: boolean
  /** Hosts that answers may link to, besides those of the site and of its sources. */
  allowed_hosts?: Array<string>
  /** Limits of cost and use. */
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
  /** Form that asks visitors who they are. */
  quick_form?: AssistantQuickFormChanges
  /** Popups that open the chat by themselves. */
  openers?: Array<AssistantOpener>
  /** Colors, position and avatar. */
  design?: AssistantDesignChanges
  /** Texts by language. */
  texts?: AssistantTextsByLanguageChanges
  /** Name as people in the admin see it. */
  name: string
}

export interface NewAssistantQuestion {
  /** The question. */
  text: string
  /** ID of a test conversation to go on with. Absent to begin one. */
  conversation_id?: string
}

export interface NewAudience {
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. May be empty. */
  description?: string
  filter?: Filter
  /** Whether leads that join or leave because of the filter start journeys. Defaults to `false`. */
  start_journeys?: boolean
}

export interface NewAudienceLeads {
  /** IDs of the leads. */
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export interface NewBillingDetails {
  /** Person or company on invoices. */
  name: string
  /** Address on invoices. */
  address: BillingAddress
  /** Tax ID on invoices. Absent if there is none. */
  tax_id?: NewTaxId
}

export interface NewBroadcast {
  /** Name as people in the admin see it. */
  name: string
  /** ID of the template. `null` if there is none. */
  template_id?: string | null
  /** ID of the sender. `null` if there is none. */
  sender_id?: string | null
  /** Subject lines. None: the template’s subject. One: replaces it. Two to four: an A/B test. */
  subjects?: Array<string>
  subject_test?: SubjectTest
  recipients?: BroadcastRecipients
  /** Percentage of recipients who are not sent the email, so that its effect can be measured against them. */
  holdout_percent?: number
  /** When it is sent. */
  schedule?: BroadcastSchedule
  /** At most so many in 60 minutes. `null` for no limit. */
  emails_per_hour?: number | null
  late_policy?: BroadcastLatePolicy
}

export interface NewCampaign {
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. */
  description: string
  lead_source?: CampaignLeadSource
  /** ID of the popup. `null` if there is none. */
  popup_id?: string | null
  /** ID of the assistant. `null` if there is none. */
  assistant_id?: string | null
  /** Whether leads get access to the sandbox: at once, or, with `email_confirmation`, once they have confirmed their address. */
  sandbox_access?: boolean
  /** ID of the sandbox. Required with `sandbox_access`. */
  sandbox_id?: string | null
  form_action?: CampaignFormAction
  /** URL that leads are led to. `null` for none. */
  destination_url?: string | null
  /** ID of the stored file that is the lead magnet. */
  file_id?: string | null
  /** Whether the lead magnet is sent by email. Requires a popup box. */
  feedback_email?: boolean
  /** Subject of that email. */
  feedback_subject?: string
  /** Text of that email. */
  feedback_text?: string
  /** When the addresses in `notify_emails` are told about new leads. */
  notify?: CampaignNotify
  /** Addresses that are emailed about new leads. */
  notify_emails?: Array<string>
  /** Whether leads are asked to confirm their address. */
  email_confirmation?: boolean
  /** Whether forms refuse addresses to be thrown away. */
  reject_disposable?: boolean
  /** Whether forms refuse addresses of free mailboxes. */
  reject_free?: boolean
  /** Whether forms refuse addresses that belong to no single person. */
  reject_role_based?: boolean
  /** Whether the form suggests a correction for a probable typo. It never corrects by itself. */
  typo_correction?: boolean
  marketing_service?: CampaignMarketingService
  /** Connection that the leads are sent to, with the tags and audiences that it syncs. */
  connection_id?: string | null
  /** IDs of the tags added to every lead of the campaign. */
  tag_ids?: Array<string>
  /** IDs of the audiences. */
  audience_ids?: Array<string>
  /** Where form fields are stored. A field that is not listed is stored under its own name. */
  field_mapping?: Array<CampaignFieldMapping>
}

export interface NewCartItem {
  /** ID of the plan. */
  plan_id: string
  /** How many of it. */
  quantity?: number
}

export interface NewChatForm {
  /** Values of custom fields, by field name. */
  values: { [key: string]: string | number | boolean }
  /** Whether the visitor agreed. */
  consent?: boolean
  /** `version` of the consent that the form showed, as in the configuration. Consent is decided by, and recorded with, the text of that version; a version that the form never showed is no consent. Without it the text counts only if the form has never been published with another one, or without one. */
  consent_version?: number
  /** URL of the page. */
  page_url?: string
  /** URL of the page that led there. */
  referrer?: string
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone?: string
  /** Language of the visitor (BCP 47). */
  locale?: string
  /** Hidden field that must stay empty. A submission with a value is considered automated. */
  website?: string
}

export interface NewChatMessage {
  /** Text of the message. */
  text: string
  /** IDs returned by `uploadChatFiles`. Each can be sent once. */
  file_ids?: Array<string>
  /** URL of the page. */
  page_url?: string
}

export interface NewChatRating {
  rating: AnswerRating
  /** What the visitor wrote to the rating. */
  comment?: string
}

export interface NewCheckoutSession {
  /** ID of the plan. */
  plan_id: string
  interval: BillingInterval
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** Promotion code as the buyer types it. `null` for none. */
  promotion_code?: string | null
  page?: CheckoutPage
}

export interface NewConnection {
  service: MarketingService
  /** Name as people in the admin see it. */
  name?: string
  key?: ServiceKey
  application?: ServiceApplication
}

export interface NewConversation {
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id?: string
  /** URL of the page with the chat. */
  page_url?: string
  /** URL of the page that led there. */
  referrer?: string
  /** Language of the visitor (BCP 47). */
  locale?: string
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone?: string
  /** Where the chat runs. Defaults to the widget. */
  channel?: ChatChannel
}

export interface NewConversationExport {
  format: ConversationExportFormat
  /** Which conversations. Absent for all. */
  filter?: ConversationExportFilter
}

export interface NewConversationReply {
  /** Text of the message. */
  text: string
}

/** With either `percent_off`, or `amount_off` and `currency`. */
export interface NewCoupon {
  /** What buyers type; letters, digits and hyphens. */
  code: string
  /** Name, which buyers see on invoices. */
  name?: string
  /** Discount in percent. `null` for a fixed one. */
  percent_off?: number | null
  /** Discount in the smallest unit of the currency. `null` for one in percent. */
  amount_off?: number | null
  /** Of `amount_off`. */
  currency?: string | null
  duration: CouponDuration
  /** Of `repeating`. */
  duration_months?: number | null
  /** Whether only accounts that have paid nothing yet may use it. */
  first_order_only?: boolean
  /** How often it can be used. `null` for any number. */
  max_redemptions?: number | null
  /** Until when it can be used. `null` for no end. */
  expires_at?: string | null
}

export interface NewCustomField {
  type: CustomFieldType
  /** Name in filters and variables, unique among the site’s fields. */
  name: string
  /** Label in forms and in the admin. */
  label: string
  /** Text in the empty input. May be empty. */
  placeholder?: string
  /** Values to choose from, in this order. */
  options?: Array<string>
  /** Whether forms ask for a value by default. */
  required?: boolean
}

export interface NewDomain {
  /** Host such as `www.example.com`. International names may be given in Unicode. */
  host: string
}

export interface NewEmailResend {
  filter: FailedEmailFilter
}

/** Settings of the transport. Only those of its own type. */
export interface NewEmailTransport {
  /** How email is sent. */
  type: OwnTransportType
  /** Settings of the SMTP server. */
  smtp?: NewSmtpTransport
  /** Settings of Amazon SES. */
  ses?: NewSesTransport
  /** Settings of Postmark. */
  postmark?: NewPostmarkTransport
}

export interface NewEvent {
  /** ID of the lead. Give it or `email`. */
  lead_id?: string
  /** Email address of the lead. Give it or `lead_id`. */
  email?: string
  /** Name of the event: lowercase letters, digits, `_`, `.` and `-`, such as `order.placed`. */
  name: string
  /** Data of the event: at most 50 names with plain values. */
  data?: { [key: string]: string | number | boolean | null }
}

export interface NewGoldenQuestion {
  /** The question, as a visitor would ask it. */
  question: string
  /** Passages of which any one is enough. Empty if the question must not be answered. */
  expected: Array<ExpectedPassage>
}

export interface NewGoldenRun {
  target: GoldenRunTarget
  /** Whether the model writes the answers, too. By default the passages alone are tested. */
  with_answers?: boolean
}

export interface NewImportFromUrl {
  /** URL of a CSV file, such as that of a shared sheet. */
  url: string
}

export interface NewIncomingHook {
  /** Name as people in the admin see it. */
  name: string
  /** Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all. */
  mapping?: Array<IncomingTarget>
  /** IDs of tags that each lead gets. */
  tag_ids?: Array<string>
  /** IDs of audiences that each lead is added to. */
  audience_ids?: Array<string>
  /** Whether values replace different ones that a lead has. By default they do not. */
  overwrite?: boolean
  /** Text that the form shows beside its box, recorded as what was agreed to. */
  consent_text?: string
}

export interface NewJourney {
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. May be empty. */
  description?: string
  document?: JourneyDocument
}

export interface NewKeyword {
  /** Language of the texts, such as `en` or `pt-BR`. */
  language: string
  /** The keyword: words that people search for. */
  keyword: string
  /** Further words that the text should hold. */
  secondary_keywords?: Array<string>
}

export interface NewKeywordPage {
  /** Handle of the page, which is its path. */
  handle?: string
  /** Whether the page ends with its sources. */
  with_sources?: boolean
}

export interface NewKeywordText {
  part: KeywordPart
}

/** Public pages of the site. Without IDs, all pages, including those added later. */
export interface NewKnowledgePages {
  /** Always `pages`. */
  type: 'pages'
  /** IDs of pages of the site. */
  page_ids?: Array<string>
  /** Name as people in the admin see it. */
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
}

/** A question and its answer, written by hand. */
export interface NewKnowledgePair {
  /** Always `pair`. */
  type: 'pair'
  /** Name as people in the admin see it. */
  name?: string
  /** The question. */
  question: string
  /** The answer. */
  answer: string
}

export interface NewKnowledgeSitemap {
  /** Always `sitemap`. */
  type: 'sitemap'
  /** URL of the sitemap. */
  url: string
  /** Name as people in the admin see it. */
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
  /** Whether pages on hosts other than the given ones are read too. */
  other_hosts?: boolean
  /** URLs of the pages to read. Absent for all pages of the sitemap, including those added later. */
  urls?: Array<string>
}

export type NewKnowledgeSource = ({ type: 'pages' } & NewKnowledgePages) | ({ type: 'pair' } & NewKnowledgePair) | ({ type: 'sitemap' } & NewKnowledgeSitemap) | ({ type: 'url' } & NewKnowledgeUrl) | ({ type: 'urls' } & NewKnowledgeUrls) | ({ type: 'video' } & NewKnowledgeVideo)

/** A web page, or a file on the web. */
export interface NewKnowledgeUrl {
  /** Always `url`. */
  type: 'url'
  /** URL of the page. */
  url: string
  /** Name as people in the admin see it. */
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
  /** Whether pages on hosts other than the given ones are read too. */
  other_hosts?: boolean
}

/** Selected pages of one or more websites. */
export interface NewKnowledgeUrls {
  /** Always `urls`. */
  type: 'urls'
  /** URLs of the pages. */
  urls: Array<string>
  /** Name as people in the admin see it. */
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
  /** Whether pages on hosts other than the given ones are read too. */
  other_hosts?: boolean
}

/** The captions of a video, from its web page. */
export interface NewKnowledgeVideo {
  /** Always `video`. */
  type: 'video'
  /** URL of the video. */
  url: string
  /** Name as people in the admin see it. */
  name?: string
  /** Interval of automatic updates, in days. Absent to update only on request. */
  update_every_days?: number
}

export interface NewLead {
  /** Email address, unique in the site without regard to case. */
  email: string
  /** First name. `null` removes it. */
  first_name?: string | null
  /** Middle name. `null` removes it. */
  middle_name?: string | null
  /** Last name. `null` removes it. */
  last_name?: string | null
  /** Phone number. Stored as digits, with `+` for an international one. `null` removes it. */
  phone?: string | null
  /** IANA time zone. `null` or absent: that of the site counts. */
  timezone?: string | null
  /** Language in which the lead is written to. Defaults to that of the site. */
  language?: Locale
  /** Values of custom fields, by field name. `null` removes a value. */
  custom_fields?: { [key: string]: string | number | boolean | null }
  /** IDs of tags to give the lead. */
  tag_ids?: Array<string>
  /** IDs of the audiences. */
  audience_ids?: Array<string>
  consent?: GivenConsent
  email_status?: LeadEmailStatus
}

export interface NewLeadAction {
  selection: LeadSelection
  /** What is done to each lead. */
  action: LeadAction
  /** Whether the changes start journeys. Defaults to `false`. */
  start_journeys?: boolean
}

export interface NewLeadExport {
  format: TableFormat
  selection: LeadSelection
  /** Sort field: `registered_at`, `created_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Columns, in order: `email`, `first_name`, `middle_name`, `last_name`, `phone`, `timezone`, `language`, `mailability`, `unsubscribed_at`, `suppression`, `suppressed_at`, `consent_at`, `consent_text`, `consent_ip`, `source`, `registered_at`, `last_activity_at`, `last_contacted_at`, `tags`, `audiences`, `email_validity`, `email_score`, `confirmation`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, `country`, `device`, `id`, or `custom_fields.` followed by a field’s name. Absent for all. */
  columns?: Array<string>
}

export interface NewLeadView {
  /** Name as people in the admin see it. */
  name: string
  /** Whether everyone who may read leads sees the view. If `false`, only its owner does. */
  shared?: boolean
  /** Text to find in names, email address and phone number, ignoring case and accents. */
  search?: string
  /** Only leads with this tag. */
  tag_id?: string
  /** Only members of this audience. */
  audience_id?: string
  /** Only leads of this campaign. */
  campaign_id?: string
  /** Only leads with this consent to marketing email. */
  mailability?: Mailability
  email_validity?: EmailValidity
  filter?: Filter
  /** Sort field: `registered_at`, `created_at`, `last_activity_at`, `last_name`, `email`, `first_name`, `phone`, `timezone`, `language`, `country`, `source`, `mailability`, `email_validity`, `email_score`, `last_contacted_at`, `opens`, `clicks`, `last_opened_at`, `last_clicked_at`, or `custom_fields.` followed by a field’s name. A leading `-` sorts in descending order. Leads without a value come last. */
  sort?: string
  /** Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name. */
  columns?: Array<string>
  density?: ListDensity
}

export interface NewManager {
  /** Name of the person. */
  name: string
  /** Email address that is invited. */
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
  type: NotificationType
  /** Whether the bell in the admin shows it. */
  in_app: boolean
  /** Whether it is included in the daily email. */
  by_email: boolean
  /** Whether it is sent in a separate email as soon as it happens. */
  at_once?: boolean
}

export interface NewPasskey {
  /** Sealed text that began it; give it back as it is. */
  attempt: string
  /** Name, to tell it from others. */
  name: string
  /** Result of `credential.toJSON()` in the browser. */
  credential: { [key: string]: any | null; }
}

export interface NewPassword {
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
}

export interface NewPaymentMethodSetup {
  /** ISO 4217 currency code, such as `EUR`. */
  currency?: string
}

export interface NewPersonRequest {
  type: PersonRequestType
  /** Email address of the person, in any spelling of it. */
  email: string
}

export interface NewPlan {
  /** Name as people in the admin see it. */
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
  /** Kinds of device on which it shows. */
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
  /** Texts, image and buttons. What is left out is as in a new popup. */
  content?: PopupContentChanges
  /** Fields, consent and button. */
  form?: PopupFormChanges
  /** Countdown in the popup. Absent for none. */
  countdown?: PopupCountdown
  coupon_reveal?: CouponReveal
  /** What the visitor gets after submitting the form. */
  after_submission?: AfterSubmission
  /** Colors, type and shape. */
  style?: PopupStyleChanges
  /** The same in further languages, one entry each. */
  translations?: Array<PopupTranslation>
  /** Variants, each with only what differs from the original design. Visitors are split evenly among all of them. */
  variants?: Array<PopupVariant>
  /** Name as people in the admin see it. */
  name: string
  /** Description for people in the admin. May be empty. */
  description?: string
  /** Form of the popup. Defaults to `popup_box`. */
  type?: PopupType
}

export interface NewPopupPreview {
  /** URL of the page on which the draft shows. */
  page_url: string
  /** Whether it is shown as soon as the page has loaded. If `false`, its own triggers apply. */
  at_once?: boolean
}

export interface NewPostmarkTransport {
  /** Message stream of Postmark that sends. */
  message_stream: string
  /** Server API token. Stored encrypted and never returned; omit to keep the present one. */
  server_token?: string
}

export interface NewResearch {
  type: ResearchType
  /** What to research. Required for the type `topic`. */
  prompt?: string
  /** URLs of the pages. */
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
  /** What is done to each run. */
  action: RunActionChoice
  /** Which runs are meant. */
  filter: RunFilter
}

export interface NewSandbox {
  /** URL of a demo that runs elsewhere, or of the domain of a cPanel account. Taken for `url` and `cpanel`. */
  url?: string
  lead_access?: SandboxLeadAccess
  /** Space it may take, in GB. `null` for no limit. */
  size_gb?: number | null
  /** End of the trial. `null` for none. */
  trial_ends_at?: string | null
  /** When it expires. `null` if it does not. */
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
  /** ID of the lead. */
  lead_id: string
  /** How long it lasts. `0` for no end; by default as long as the sandbox says. */
  hours?: number
  /** Whether the link is emailed. */
  send_email?: boolean
}

export interface NewSavedBlock {
  /** Name as people in the admin see it. */
  name: string
  /** Blocks, from top to bottom. */
  blocks: Array<ContentBlock>
}

export interface NewSender {
  /** First name of who writes. */
  first_name: string
  /** Last name of who writes. */
  last_name: string
  /** Email address that it is sent from. It must be verified. */
  email: string
  /** Address that replies go to. */
  reply_to: string
  /** Signature at the end of each email, unless the template contains {{ sender.signature }}. */
  signature: string
  /** Description for people in the admin. May be empty. */
  description?: string
}

export interface NewSendingDomain {
  /** Domain of the senders’ addresses. */
  domain: string
}

export interface NewServiceField {
  /** Name of a lead’s own field, or the ID of a custom field. */
  field: string
}

export interface NewSesTransport {
  /** Region of AWS. */
  region: string
  /** ID of the access key of AWS. */
  access_key_id: string
  /** Name of the configuration set whose events report bounces and complaints. */
  configuration_set: string | null
  /** Secret access key. Stored encrypted and never returned; omit to keep the present one. */
  secret_access_key?: string
}

export interface NewSite {
  /** Name of the site, which visitors see in emails and on its pages. */
  name: string
  /** First part of the host at which visitors find the site. Unique on the installation. */
  subdomain: string
  /** Language in which the site speaks to leads who have none of their own. */
  language?: Locale
  /** ISO 4217 code of the currency of the site’s products. */
  currency?: string
  /** Description for people in the admin. May be empty. */
  description?: string
  /** IANA time zone, by which days and business hours are counted. */
  timezone?: string
  /** Postal address. The law asks for it in marketing email, so none is sent without it. */
  postal_address?: string
}

export interface NewSiteExport {
  /** Passphrase that the file is encrypted with. Whoever has it can read the file. */
  passphrase: string
  /** Whether the site continues elsewhere: it is paused here at once. */
  move?: boolean
}

export interface NewSmtpTransport {
  /** Name of the server. */
  host: string
  /** Port of the server. */
  port: number
  security: SmtpSecurity
  /** Name to sign in with. `null` for none. */
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
  /** URL of the page with the form. */
  page_url: string
  /** URL of the page that led there. */
  referrer?: string
  /** IANA time zone of the browser. */
  timezone?: string
  /** Language of the form (BCP 47), as the page shows it. */
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
  /** Email address that no email is sent to. */
  email: string
  reason?: SuppressionReason
  /** Note for people in the admin. */
  note?: string
}

export interface NewSuppressionExport {
  format: TableFormat
  reason?: SuppressionReason
  /** Only suppressions with this status. */
  status?: SuppressionStatus
  /** Only addresses that contain this text. */
  search?: string
}

export interface NewSuppressionImport {
  /** Email addresses. An invalid one does not prevent the others from being imported. */
  addresses: Array<string>
  reason: SuppressionReason
  /** Note for people in the admin. */
  note?: string
}

export interface NewTag {
  /** Name of the tag, unique in the site without regard to case. */
  name: string
}

export interface NewTagLeads {
  /** IDs of the leads. */
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export interface NewTaxId {
  /** Kind as Stripe names it, such as `eu_vat`. */
  type: string
  /** The tax ID, such as a VAT number. */
  value: string
}

export interface NewTemplate {
  /** Name as people in the admin see it. */
  name: string
  category?: TemplateCategory
  /** ID of the folder that it is in. `null` for none. */
  folder_id?: string | null
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
  /** The same in further languages, one entry each. */
  translations?: Array<NewTemplateTranslation>
}

export interface NewTemplateFolder {
  /** Name as people in the admin see it. */
  name: string
}

/** The complete content in another language: a text if the template has a text, a document if it has a document. It must contain the unsubscribe link, the question and the AI text if the template does. */
export interface NewTemplateTranslation {
  language: Locale
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
}

/** Postal address. It is replaced as a whole: fields that are left out become empty. */
export interface NewUserAddress {
  /** Street and number. */
  line1?: string
  /** Further line of the address, such as a floor. */
  line2?: string
  /** City. */
  city?: string
  /** Postal code. */
  postal_code?: string
  /** State or province. */
  region?: string
  /** Country. */
  country?: string
}

export interface NewVector {
  /** Name as people in the admin see it. */
  name: string
  /** IDs of the sources. */
  source_ids?: Array<string>
}

export interface NewWebPage {
  /** Name of the page, also used in the menu. */
  name: string
  /** Path of the page, unique on the site: letters from a to z, digits and single hyphens between them. Converted to lowercase. */
  handle?: string
  type?: WebPageType
  /** Whether it is in the site’s menu. */
  in_menu?: boolean
  /** ID of the page that this page translates. Empty for none. */
  translation_of?: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
  /** Whether the page has no menu. */
  hide_menu?: boolean
  /** Whether the page has no footer. */
  hide_footer?: boolean
  /** Title, description and what else search engines read. */
  seo?: WebPageSeo
  document: PageDocument
}

export interface NewWebhookEndpoint {
  /** URL of a publicly reachable server. Redirects are not followed. */
  url: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events: Array<WebhookEventName>
  /** Description for people in the admin. May be empty. */
  description?: string
  format?: WebhookFormat
}

export interface NewsCount {
  type: Open<NewsType>
  /** How many are new. */
  count: number
  /** Whether there are more than are counted. */
  has_more: boolean
}

/** What is news. `changes_by_others`: changes by people other than you. `leads`: New leads. `submissions`: Submissions. `emails_delivered`: Emails delivered. `changes_by_others`: Changes by others. */
export type NewsType = 'leads' | 'submissions' | 'emails_delivered' | 'changes_by_others'

export interface NoConsent {
  /** Always `none`. */
  type: 'none'
}

export interface NoCountdown {
  /** Always `none`. */
  type: 'none'
}

export interface NotFilter {
  /** Always `not`. */
  type: 'not'
  filter: Filter
}

/** `differs`: the lead has another value. `unknown`: the field no longer exists. */
export type NotStoredReason = 'differs' | 'unknown'

export interface NotificationChoice {
  type: NotificationType
  /** Whether the bell in the admin shows it. */
  in_app: boolean
  /** Whether it is included in the daily email. */
  by_email: boolean
  /** Whether it is sent in a separate email as soon as it happens. */
  at_once: boolean
}

export interface NotificationSettings {
  /** One entry for each kind of notification. */
  types: Array<NotificationChoice>
  /** Whether a daily email is sent, with what is chosen `by_email`. */
  digest: boolean
  /** Hour of the day from which the daily email is sent, from 0 to 23, in `timezone`. */
  digest_hour: number
  /** IANA time zone, such as `Europe/Madrid`. */
  timezone: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface NotificationSettingsChanges {
  /** The kinds to change; those left out stay. */
  types?: Array<NewNotificationChoice>
  /** Whether a daily email is sent. */
  digest?: boolean
  /** Hour of the day at which the daily email is sent, in `timezone`. */
  digest_hour?: number
  /** IANA time zone of the person. */
  timezone?: string
}

/** What a notification is about: what waits for a person, news of the site, or `operations_ended`. `domains_not_pointing`: Domains that do not point to this server. `leads_beyond_limit`: Leads beyond the limit. `broken_sending_domains`: Sending domains whose DNS records changed. `transport_down`: Email transports that are failing. `unverified_senders`: Senders that are not verified. `emails_in_doubt`: Emails that may not have arrived. `emails_beyond_plan`: Emails that wait for the next month, since your plan’s emails are used up. `emails_late`: Late emails that wait for your decision, to send or to skip them. `automated_emails_failing`: Automated emails whose template could not be used. `broadcasts_late`: Broadcasts that wait for your decision. `ai_budget_used_up`: AI requests that today’s budget had no room for. `conversations_waiting`: Conversations that wait for a person. `conversations_unanswered`: Conversations that a person took over and that wait for an answer. `assistants_without_answers`: Assistants that turned visitors away today, since their caps or the answers of your plan are used up. `failed_sandboxes`: Sandboxes that failed. `sandboxes_waiting`: Leads who wait for a sandbox. `journeys_paused`: Paused journeys. `journeys_throttled`: Journeys in which a lead goes round. `failed_runs`: Journey runs that failed. `texts_to_approve`: AI texts to approve. `stopped_connections`: Connections to services that need you. `approvals_pending`: Requests to approve. `disabled_webhooks`: Webhooks that were disabled. `leads`: New leads. `submissions`: Submissions. `emails_delivered`: Emails delivered. `changes_by_others`: Changes by others. `operations_ended`: Imports, exports and other operations that ended. */
export type NotificationType = 'domains_not_pointing' | 'leads_beyond_limit' | 'broken_sending_domains' | 'transport_down' | 'unverified_senders' | 'emails_in_doubt' | 'emails_beyond_plan' | 'emails_late' | 'automated_emails_failing' | 'broadcasts_late' | 'ai_budget_used_up' | 'conversations_waiting' | 'conversations_unanswered' | 'assistants_without_answers' | 'failed_sandboxes' | 'sandboxes_waiting' | 'journeys_paused' | 'journeys_throttled' | 'failed_runs' | 'texts_to_approve' | 'stopped_connections' | 'approvals_pending' | 'disabled_webhooks' | 'leads' | 'submissions' | 'emails_delivered' | 'changes_by_others' | 'operations_ended'

export interface Notifications {
  /** Number of new kinds of notifications, plus operations that ended since they were last read. */
  unread: number
  /** Number of operations in progress. */
  running: number
  /** Time at which the caller last marked them as read. Absent if never. */
  read_at?: string
  /** What waits for a person, one entry for each kind. */
  attention: Array<WaitingNotification>
}

export interface OfferedPlan {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the plan. */
  name: string
  texts: PlanTextsByLanguage
  /** Limits by name. Whatever is absent is unlimited. */
  limits: { [key: string]: number; }
  /** Included features. `null` for all. */
  features: Array<string> | null
  /** Prices, one for each interval and currency. */
  prices: Array<PlanPrice>
  /** Days of a new subscription that cost nothing. */
  trial_days: number
}

/** What to do about missing references. `refuse`: 422, naming each. `create`: tags, audiences, fields and templates are created. */
export type OnMissingReferences = 'refuse' | 'create'

export interface OpenCheckout {
  /** The checkout. Absent if there is none. */
  session?: CheckoutSession
}

export interface OpenSession {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  device: Open<SessionDevice>
  /** Browser, from the user agent. `null` if unknown. */
  browser: string | null
  /** Operating system, from the user agent. `null` if unknown. */
  platform: string | null
  /** Country from which the session was opened, by IP address. `null` if unknown. */
  country: string | null
  /** Whether this is the session making the request. */
  current: boolean
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last request, to the minute. */
  last_used_at: string
  /** When it expires. */
  expires_at: string
}

export interface OpenSessionPage {
  /** The items of this page. */
  data: Array<OpenSession>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface OpenedCondition {
  /** Always `opened`. */
  type: 'opened'
  /** ID of the step in the journey’s document. */
  step_id: string
}

export interface OpenerMessage {
  /** The message in English. */
  en: string
  /** The message in Spanish. */
  es: string
}

export interface OpeningWindow {
  /** Days of the week, from 1 (Monday) to 7 (Sunday). */
  business_days: Array<number>
  /** Local time of day at which it opens (`HH:MM`). */
  day_start: string
  /** Local time of day at which it closes (`HH:MM`). */
  day_end: string
}

export interface Operation {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: Open<OperationType>
  status: Open<OperationStatus>
  /** ID of the object that the operation is about, such as a journey. */
  subject_id: string | null
  /** Current name of that object. `null` if it no longer exists. */
  subject_name: string | null
  /** What was requested, depending on the type: a run action has `action` and `to_version`. */
  details: { [key: string]: string | number | boolean }
  /** How far it is. */
  progress: OperationProgress
  /** Additional counts, depending on the type: an email verification has `changed`. */
  counts: { [key: string]: number; }
  file?: OperationFile
  /** Why it failed, was canceled by something other than a person, or is waiting. After `disk_full` it continues automatically. */
  reason?: OperationReason
  /** Whether it can be canceled now (`cancelOperation`). */
  can_cancel: boolean
  /** Whether what it did can be taken back now (`undoOperation`). */
  can_undo: boolean
  /** ID of the operation that this one undoes. */
  undoes: string | null
  /** ID of the operation that undoes this one. `null` again if that was canceled or failed. */
  undone_by: string | null
  /** Who started it. */
  created_by: OperationCreator
  /** Time of creation, in UTC. */
  created_at: string
  /** When it began. */
  started_at: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

export interface OperationCanceledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'operation.canceled'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: OperationCanceledEventData
}

/** What `operation.canceled` says. */
export interface OperationCanceledEventData {
  /** Kind of the operation. */
  type: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface OperationCompletedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'operation.completed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: OperationCompletedEventData
}

/** What `operation.completed` says. */
export interface OperationCompletedEventData {
  /** Kind of the operation. */
  type: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface OperationCreatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'operation.created'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: OperationCreatedEventData
}

/** What `operation.created` says. */
export interface OperationCreatedEventData {
  /** Kind of the operation. */
  type: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface OperationCreator {
  type: Open<ActorType>
  /** ID of who started it. `null` for the system. */
  id: string | null
  /** Name of who started it. `null` if they were deleted. */
  name: string | null
}

export interface OperationFailedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'operation.failed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: OperationFailedEventData
}

/** What `operation.failed` says. */
export interface OperationFailedEventData {
  /** Kind of the operation. */
  type: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

/** File created by the operation, for download. */
export interface OperationFile {
  /** Suggested name of the file. */
  name: string
  /** Size in bytes. */
  bytes: number
  /** Time at which the file is deleted. */
  until: string
}

export interface OperationOfInstallation {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the site. */
  site_id: string
  /** Name of the site. */
  site_name: string
  /** ID of the account. */
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  /** Kind of the operation, as in `type` of `Operation`. */
  type: string
  /** The type in words. */
  what: string
  /** Whether it undoes another operation. */
  is_undo: boolean
  status: Open<OperationStatus>
  /** Total number of rows. `null` until they have been counted. */
  total: number | null
  /** Rows that are done. */
  processed: number
  /** Rows that failed. */
  failed: number
  /** Why it failed. Absent if it did not. */
  reason?: OperationReason
  created_by: OperationOfInstallationCreatedBy
  /** Time of creation, in UTC. */
  created_at: string
  /** When it began. */
  started_at: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

/** Who started it. */
export interface OperationOfInstallationCreatedBy {
  type: Open<ActorType>
  /** ID of who started it. `null` for the system. */
  id: string | null
  /** Name of who started it. `null` if they were deleted. */
  name: string | null
}

export interface OperationOfInstallationPage {
  /** The items of this page. */
  data: Array<OperationOfInstallation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface OperationPage {
  /** The items of this page. */
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
  /** Rows that were changed. */
  succeeded: number
  /** Number of rows that needed no change. */
  skipped: number
  /** Number of rows that failed; see `exportOperationFailures`. */
  failed: number
}

export interface OperationReason {
  /** Stable code. Later versions may add codes. */
  code: string
  /** The reason in words, with what to do. */
  text: string
}

/** `queued` → `running` → `completed`, `failed` or `canceled`. */
export type OperationStatus = 'queued' | 'running' | 'completed' | 'failed' | 'canceled'

/** What the operation does. `email_verification`: Recheck addresses. `lead_tagging`: Change tags of leads. `lead_membership`: Change audiences of leads. `lead_field_change`: Set a field of leads. `lead_unsubscribing`: Unsubscribe leads. `lead_deletion`: Delete leads. `audience_recomputation`: Recompute an audience. `lead_export`: Export leads. `lead_import_check`: Check the rows of an import. `lead_import`: Import leads. `suppression_import`: Suppress addresses. `suppression_export`: Export suppressed addresses. `email_resend`: Resend failed emails. `conversation_export`: Export conversations. `golden_run`: Ask golden questions. `knowledge_update`: Read a knowledge source. `keyword_writing`: Write for a keyword. `research`: Research for an assistant. `journey_enrollment`: Enroll leads. `run_action`: Change runs. `list_import`: Read a list for an import. */
export type OperationType = 'email_verification' | 'lead_tagging' | 'lead_membership' | 'lead_field_change' | 'lead_unsubscribing' | 'lead_deletion' | 'audience_recomputation' | 'lead_export' | 'lead_import_check' | 'lead_import' | 'suppression_import' | 'suppression_export' | 'email_resend' | 'conversation_export' | 'golden_run' | 'knowledge_update' | 'keyword_writing' | 'research' | 'journey_enrollment' | 'run_action' | 'list_import'

export interface OperationUpdatedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'operation.updated'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: OperationUpdatedEventData
}

/** What `operation.updated` says. */
export interface OperationUpdatedEventData {
  /** Kind of the operation. */
  type: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
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

/** How the site’s own transport sends. `smtp`: By a mail server. `ses`: By Amazon SES. `postmark`: By Postmark. */
export type OwnTransportType = 'smtp' | 'ses' | 'postmark'

export interface PageBehind {
  /** URL at which it was found, after redirects. */
  page_url: string
  /** HTML of the page. Untrusted: never insert it into a page of your own. */
  html: string
}

export type PageBlock = ({ type: 'button' } & ButtonBlock) | ({ type: 'columns' } & ColumnsBlock) | ({ type: 'countdown' } & CountdownBlock) | ({ type: 'divider' } & DividerBlock) | ({ type: 'embed' } & EmbedBlock) | ({ type: 'features' } & FeaturesBlock) | ({ type: 'footer' } & PageFooterBlock) | ({ type: 'form' } & FormBlock) | ({ type: 'gallery' } & GalleryBlock) | ({ type: 'heading' } & HeadingBlock) | ({ type: 'hero' } & HeroBlock) | ({ type: 'html' } & HtmlBlock) | ({ type: 'html_frame' } & HtmlFrameBlock) | ({ type: 'image' } & ImageBlock) | ({ type: 'menu' } & MenuBlock) | ({ type: 'navigation' } & NavigationBlock) | ({ type: 'popup_trigger' } & PopupTriggerBlock) | ({ type: 'pricing' } & PricingBlock) | ({ type: 'product' } & ProductBlock) | ({ type: 'questions' } & QuestionsBlock) | ({ type: 'social' } & SocialBlock) | ({ type: 'spacer' } & SpacerBlock) | ({ type: 'testimonials' } & TestimonialsBlock) | ({ type: 'text' } & TextBlock) | ({ type: 'video' } & VideoBlock)

export interface PageCheck {
  /** URL at which it was found, after redirects. */
  page_url: string
  /** HTTP status with which the page answers. */
  status: number
  /** Whose widget the page loads. */
  found: Open<FoundOnPage>
  /** Scripts of the widget on the page. */
  snippets: Array<FoundSnippet>
  /** Version that the rolling snippet loads today. */
  current_version: string | null
  /** Tag managers on the page, which may load it. */
  tag_managers: Array<FoundTagManager>
  /** Content security policies of the page. */
  policies: Array<ContentPolicy>
  /** Header line to send so that the snippet works, if a policy in a header blocks it. */
  header: string | null
  /** ID of the site. */
  site_id: string
  /** Whether the site is published. */
  site_published: boolean
  /** Whether the site’s settings allow the host. */
  host_allowed: boolean
  /** When a browser last asked for this site’s widget on a page of this host. A widget that an app or another tag manager puts there is seen by this alone. `null` if none did. */
  host_last_seen_at: string | null
  /** Number of published popups. */
  popup_count: number
}

/** Content of the page as blocks. At most 200 blocks, including those in columns, and 300,000 characters as JSON. Links may be `https`, `http`, `mailto` or `tel` URLs, a handle of the site (`/prices`), or a block of the page (`#` followed by its ID). Texts cannot contain variables, and blocks cannot have `show_if`: all visitors see the same page. Images must be the site’s own. */
export interface PageDocument {
  /** Always `1`. */
  version: 1
  /** Background color of the page. If empty, the brand’s. */
  page_color?: string
  /** Width of content that does not span the window, in pixels. */
  width_px?: number
  /** Blocks, from top to bottom. */
  blocks: Array<PageBlock>
}

export interface PageFeature {
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
  /** Heading. */
  heading: string
  /** Text below the heading. */
  text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link?: string
}

export interface PageFooterBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `footer`. */
  type: 'footer'
  /** Text of the footer. */
  text: string
  /** The links, in order. */
  links: Array<FooterLink>
}

export interface PageLeft {
  /** Always `page_left`. */
  type: 'page_left'
  /** URL of the page. */
  page_url: string
  /** Time the page was visible since the last report, in milliseconds. */
  visible_ms: number
  /** Number of clicks, taps and key presses since the last report. */
  interactions: number
}

export interface PageMenu {
  /** The items, all of them: this list has no pages. */
  data: Array<PageMenuEntry>
}

export interface PageMenuChanges {
  /** IDs of the pages in the menu, in order. */
  page_ids: Array<string>
}

export interface PageMenuEntry {
  /** ID of the page. */
  page_id: string
  /** Text of the menu entry. */
  name: string
  /** URL of the page. */
  url: string
  status: Open<WebPageStatus>
}

export interface PageQuestion {
  /** The question. */
  question: string
  /** The answer. */
  answer: string
}

export interface PageTemplate {
  key: PageTemplateKey
  /** Name of the template. */
  name: string
  /** What the template is for. */
  description: string
  type: WebPageType
}

/** Name of the page template, the same in every language. `product_launch`: Presents a new product. `newsletter`: Invites to a newsletter. `lead_magnet`: Offers a download for an address. `event`: Announces an event with its time and place. `waitlist`: Collects addresses until something opens. `local_service`: Presents a business with its services and area. `pricing`: Compares plans and answers questions on them. `about`: Tells who is behind the site. */
export type PageTemplateKey = 'product_launch' | 'newsletter' | 'lead_magnet' | 'event' | 'waitlist' | 'local_service' | 'pricing' | 'about'

export interface PageTemplatePreview {
  /** The rendered HTML. */
  html: string
}

export interface PageTemplatePreviewRequest {
  template: PageTemplateKey
  /** Language of the texts. Defaults to the site’s. */
  language?: Locale
}

export interface PageTemplates {
  /** The items, all of them: this list has no pages. */
  data: Array<PageTemplate>
}

export interface PageToCheck {
  /** URL of the page. */
  page_url: string
}

export interface PageToRead {
  /** URL of the page. */
  page_url: string
}

export interface PageVisit {
  /** Always `page_visited`. */
  type: 'page_visited'
  /** URL of the page. */
  page_url: string
  /** URL of the page that led there. */
  referrer?: string
  /** Title of the page. */
  title?: string
}

export interface PageVisitedEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'page.visited'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: PageVisitedEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface PageVisitedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'page.visited'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: PageVisitedEventData
}

/** What `page.visited` says. */
export interface PageVisitedEventData {
  /** URL of the page that was visited. */
  url: string
  /** URL of the page that led there. */
  referrer?: string
  /** ID of the visitor’s browser. */
  visitor_id?: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface PageVisitedTrigger {
  /** Always `page_visited`. */
  type: 'page_visited'
  /** Rules for the page, which must all match; none of those with `exclude` may match. */
  rules: Array<UrlRule>
}

export interface Passage {
  /** ID of the passage: source, version and position. It stays the same for one version of a source. */
  id: string
  /** ID of the source of knowledge. */
  source_id: string
  /** Name of the source. */
  source_name: string
  /** Version of the source’s content. */
  version: number
  /** Place in the order, from 0. */
  position: number
  /** Headings above the passage. `null` if there are none. */
  heading: string | null
  /** URL that opens the passage. `null` if visitors cannot open it. */
  url: string | null
  /** Text of the passage. */
  text: string
  language?: Open<KnowledgeLanguage>
  /** Score, higher is better. */
  score: number
  /** Rank among passages found by their words, from 1. `null` if not found that way. */
  text_rank: number | null
  /** Rank among passages found by meaning, from 1. `null` if not found that way. */
  vector_rank: number | null
}

/** What happens to leads for whom the local time has already passed when sending begins. `send_now`: Sent at once. `skip`: Not sent to them. `next_day`: Sent at that time on the next day. */
export type PassedPolicy = 'send_now' | 'skip' | 'next_day'

export interface Passkey {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name, to tell it from others. */
  name: string
  /** Whether the passkey is synced across devices, for example by a password manager. */
  synced: boolean
  /** Time of creation, in UTC. */
  created_at: string
  /** When it was used last. `null` if never. */
  last_used_at: string | null
}

export interface PasskeyAnswer {
  /** Sealed text that began it; give it back as it is. */
  attempt: string
  /** Result of `credential.toJSON()` in the browser. */
  credential: { [key: string]: any | null; }
}

export interface PasskeyChanges {
  /** Name, to tell it from others. */
  name: string
}

export interface PasskeyList {
  /** The items, all of them: this list has no pages. */
  data: Array<Passkey>
}

export interface PasswordChange {
  /** The password that is valid now. */
  current_password: string
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
}

export interface PasswordChanged {
  /** Always `true`. */
  changed: true
}

export interface PasswordReset {
  /** Token of the link in the email. */
  token: string
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
}

export interface PathsStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `paths`. */
  type: 'paths'
  /** Branches, the first that matches is taken. */
  branches: Array<JourneyBranch>
  /** Steps where no branch matches. */
  otherwise: Array<JourneyStep>
  /** How long to wait for a branch to match. Required if a branch depends on `opened`, `clicked`, `replied` or `answered`; at most 90 days. */
  wait_up_to?: Duration
}

export interface Payment {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the invoice. */
  invoice_id: string
  status: Open<PaymentStatus>
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** Amount. In the smallest unit of the currency. */
  amount: number
  /** What was given back of it. In the smallest unit of the currency. */
  amount_refunded: number
  /** Type of the payment method, as Stripe names it. `null` if unknown. */
  method_type: string | null
  /** Brand of the card. `null` if it was none. */
  card_brand: string | null
  /** Last four digits of the card. `null` if it was none. */
  card_last4: string | null
  /** Why it failed, as Stripe names it. */
  failure_code: string | null
  /** Time of creation, in UTC. */
  created_at: string
}

/** A payment that the buyer’s bank wants confirmed (3-D Secure). The subscription stays as it is until then. */
export interface PaymentConfirmation {
  /** ID of the change that the payment is for. */
  change_id: string
  /** For `handleNextAction` of Stripe.js. `null` where the bank asks nothing at the moment: the change is confirmed once more, or paid on Stripe’s page. */
  client_secret: string | null
  /** For Stripe.js. */
  publishable_key: string
  /** Page of the invoice at Stripe, where it can be confirmed and paid by another card, too. */
  payment_url: string | null
  /** What is charged. In the smallest unit of the currency. */
  amount_due: number
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** Unless it is confirmed before, nothing is changed. */
  expires_at: string
}

export interface PaymentEvent {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the event at Stripe. */
  stripe_id: string
  /** As Stripe names it. */
  type: string
  /** Type of the object at Stripe. */
  object_type: string
  /** ID of the object at Stripe. */
  object_id: string
  /** ID of the account that it concerns. `null` if none is known. */
  account_id: string | null
  status: Open<PaymentEventStatus>
  /** What it did. Empty where everything was as it should be. */
  effects: Array<string>
  /** Why it could not be carried out. `null` if it could. */
  failure: string | null
  /** How often it was tried. */
  tries: number
  /** When it happened at Stripe. */
  occurred_at: string
  /** When it came in. */
  received_at: string
  /** When it was carried out. `null` if it was not. */
  settled_at: string | null
}

export interface PaymentEventPage {
  /** The items of this page. */
  data: Array<PaymentEvent>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of an event that Stripe sent. `ignored`: it concerns nothing here. `failed`: it could not be carried out. `waiting`: Received, and not carried out yet. `done`: Carried out. `ignored`: It concerns nothing here. `failed`: It could not be carried out. */
export type PaymentEventStatus = 'waiting' | 'done' | 'ignored' | 'failed'

export interface PaymentMethod {
  /** ID at Stripe. */
  id: string
  /** Such as `card`, `sepa_debit`, `link`. */
  type: string
  /** Brand of the card. `null` if it is none. */
  brand: string | null
  /** Last four digits. `null` if it has none. */
  last4: string | null
  /** Month in which the card expires, from 1. `null` if it is none. */
  expires_month: number | null
  /** Year in which the card expires. `null` if it is none. */
  expires_year: number | null
  /** Name of it, such as a bank’s. `null` if unknown. */
  name: string | null
  /** Whether subscriptions are paid by it. */
  is_default: boolean
  /** Whether it expires before the next renewal. */
  expires_soon: boolean
}

export interface PaymentMethodSetup {
  /** Secret for Stripe.js, which asks for the payment method. */
  client_secret: string
  /** Key for Stripe.js. */
  publishable_key: string
}

export interface PaymentMethods {
  /** The items, all of them: this list has no pages. */
  data: Array<PaymentMethod>
}

export interface PaymentPage {
  /** The items of this page. */
  data: Array<Payment>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `off`: the installation has no key of Stripe; everything is free and unlimited. `not_set_up`: there is a key, and a super administrator has not made prices and webhook yet. `on`: plans and add-ons can be bought. */
export type PaymentSetupStatus = 'off' | 'not_set_up' | 'on'

/** Status of the payment. `requires_action`: the bank asks the buyer to confirm. `succeeded`: The money was taken. `failed`: The payment was refused. `requires_action`: The bank asks the buyer to confirm. `refunded`: All of it was paid back. `partially_refunded`: A part of it was paid back. */
export type PaymentStatus = 'succeeded' | 'failed' | 'requires_action' | 'refunded' | 'partially_refunded'

export interface PercentageCondition {
  /** Always `percentage`. */
  type: 'percentage'
  /** Share of the runs, in percent. */
  percent: number
}

export interface PersonExport {
  /** Time of the export. */
  exported_at: string
  /** The lead, with all fields. */
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
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: PersonRequestType
  /** When it was requested. */
  requested_at: string
  /** ID of the user or API key that made the request. */
  requested_by_id: string
  /** Name of the person or API key, while it exists. */
  requested_by_name?: string
  /** When every site had answered. Absent before. */
  completed_at?: string
  /** Sites that have been processed, in that order. */
  sites: Array<PersonRequestSite>
  status: Open<PersonRequestStatus>
  /** How many sites are asked. */
  site_count: number
  /** Email address of the person. Absent once the person is erased, or 7 days after an export. */
  email?: string
  /** Time until which the export can be downloaded. Absent for an erasure. */
  download_until?: string
}

export interface PersonRequestCertificate {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: PersonRequestType
  /** When it was requested. */
  requested_at: string
  /** ID of the user or API key. */
  requested_by_id: string
  /** Name of the person or API key, while it exists. */
  requested_by_name?: string
  /** When every site had answered. */
  completed_at: string
  /** Sites that have been processed, in that order. */
  sites: Array<PersonRequestSite>
  /** Keyed hash of the email address. It reveals nothing, and lets the installation find the request again. */
  email_hash: string
  /** What is kept without identifying the person, and why. */
  kept: Array<string>
}

/** What was found in the site. `site_deleted`: the site is gone, and with it whatever it knew. `found`: The site knows the person. `nothing_found`: The site knows nothing of the person. `site_deleted`: The site is gone, and with it whatever it knew. */
export type PersonRequestOutcome = 'found' | 'nothing_found' | 'site_deleted'

export interface PersonRequestPage {
  /** The items of this page. */
  data: Array<PersonRequest>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface PersonRequestSite {
  /** ID of the site. */
  site_id: string
  /** Name of the site. */
  site_name: string
  outcome: Open<PersonRequestOutcome>
  /** Number of records found, by the field names of `exportPerson`. */
  records: { [key: string]: number; }
  /** When the site was processed. */
  at: string
}

/** State of the request. `completed`: every site has answered. `running`: Sites are still being searched. `completed`: Every site has answered. */
export type PersonRequestStatus = 'running' | 'completed'

/** `export`: everything that is known of the person, as a file. `erasure`: everything is deleted. */
export type PersonRequestType = 'export' | 'erasure'

/** Menu on phones: all entries `open`, or behind a `button`. */
export type PhoneMenu = 'open' | 'button'

/** The form’s fields by name. In addition, `_consent` (`yes`), `_consent_version` (of the text that the form shows, as `consent_version` of a submission), `_locale`, `_page_url`, and `_comments`, which must be empty. */
export interface PlainForm {
  [key: string]: any | any
  /** Given if the visitor agreed. */
  _consent?: string
  /** Version of the consent text that was shown. */
  _consent_version?: string
  /** Language of the form. */
  _locale?: string
  /** URL of the page with the form. */
  _page_url?: string
  /** Stays empty: people do not see it, and programs that fill it in are refused. */
  _comments?: string
}

export interface Plan {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
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
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface PlanChanges {
  /** Name as people in the admin see it. */
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
  /** Name of the feature. */
  name: string
  /** Whether the plan has it. */
  included: boolean
}

export interface PlanGrant {
  /** ID of the account. */
  account_id: string
  /** Name of the account’s first administrator. */
  owner_name: string
  /** Email address of the account’s first administrator. */
  owner_email: string
  /** ID of the plan. */
  plan_id: string
  /** Name of the plan. */
  plan_name: string
  /** Note of who granted it. May be empty. */
  note: string
  /** When it was granted. */
  granted_at: string
  /** When it ends. `null` if no end is set. */
  ends_at: string | null
}

export interface PlanGrantPage {
  /** The items of this page. */
  data: Array<PlanGrant>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface PlanOfAccount {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the plan. */
  name: string
}

export interface PlanPage {
  /** The items of this page. */
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
  /** The same in English. */
  en: PlanTexts
  /** The same in Spanish. */
  es: PlanTexts
}

export interface PlanToUpdate {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the plan. */
  name: string
}

/** What the plan is for. `account`: everything of an account. `lead`, `audience`, `assistant`, `sandbox`: more of one thing for a site, added to what the account’s plan allows. */
export type PlanType = 'account' | 'lead' | 'audience' | 'assistant' | 'sandbox'

/** Where the page states its content security policy. `header`: In a response header. `meta`: In a `meta` element. */
export type PolicyPlace = 'header' | 'meta'

export interface Popup {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the popup. */
  name: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** Form of the popup. */
  type: PopupType
  status: Open<PopupStatus>
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
  /** Kinds of device on which it shows. */
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
  /** Texts, image and buttons. */
  content: PopupContent
  /** Fields, consent and button. */
  form: PopupForm
  /** Countdown in the popup. Absent for none. */
  countdown: PopupCountdown
  coupon_reveal: CouponReveal
  /** What the visitor gets after submitting the form. */
  after_submission: AfterSubmission
  /** Colors, type and shape. */
  style: PopupStyle
  /** The same in further languages, one entry each. */
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
  /** How many submissions there were. */
  submission_count: number
  /** Number of submissions discarded because they were automated. */
  trapped_count: number
  /** When it was published last. `null` if never. */
  published_at: string | null
  recent_results?: RecentResults
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

/** How the popup appears. `fade`: Comes into view in place. `slide`: Moves in from its edge. `zoom`: Grows from its middle. `none`: Is there at once. */
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
  /** Kinds of device on which it shows. */
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
  /** Texts, image and buttons. */
  content?: PopupContentChanges
  /** Fields, consent and button. */
  form?: PopupFormChanges
  /** Countdown in the popup. Absent for none. */
  countdown?: PopupCountdown
  coupon_reveal?: CouponReveal
  /** What the visitor gets after submitting the form. */
  after_submission?: AfterSubmission
  /** Colors, type and shape. */
  style?: PopupStyleChanges
  /** The same in further languages, one entry each. */
  translations?: Array<PopupTranslation>
  /** Variants, each with only what differs from the original design. Visitors are split evenly among all of them. */
  variants?: Array<PopupVariant>
  /** Name as people in the admin see it. */
  name?: string
  /** Description for people in the admin. May be empty. */
  description?: string
}

export interface PopupClosed {
  /** Always `popup_closed`. */
  type: 'popup_closed'
  /** ID of the popup. */
  popup_id: string
  /** ID of the variant that was shown, as the configuration lists them. Absent for the design as it is now. */
  variant?: string
  /** URL of the page. */
  page_url?: string
}

export interface PopupContent {
  /** Heading. */
  heading: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  text: string
  /** Text on the button. */
  button_text: string
  /** For a popup without fields, an `http` or `https` URL that the button opens. Empty for none. */
  button_url: string
  /** Text on the button to the next step. */
  next_text: string
  /** Text on the button to the step before. */
  back_text: string
  /** Heading after the form was submitted. */
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
  /** Heading. */
  heading?: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  text?: string
  /** Text on the button. */
  button_text?: string
  /** For a popup without fields, an `http` or `https` URL that the button opens. Empty for none. */
  button_url?: string
  /** Text on the button to the next step. */
  next_text?: string
  /** Text on the button to the step before. */
  back_text?: string
  /** Heading after the form was submitted. */
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

export type PopupCountdown = ({ type: 'none' } & NoCountdown) | ({ type: 'per_visitor' } & CountdownPerVisitor) | ({ type: 'until' } & CountdownUntil)

export interface PopupDecision {
  /** IDs of popups, and of messages that chats show first. */
  popup_ids: Array<string>
}

export interface PopupForm {
  /** The fields, in order. */
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
  /** The fields, in order. */
  fields?: Array<FormField>
  consent?: FormConsent
  /** IDs of tags added to everyone who submits the form. */
  tag_ids?: Array<string>
  /** IDs of audiences that everyone who submits the form is added to. */
  audience_ids?: Array<string>
  /** Whether submitted values replace different values of an existing lead. */
  overwrite?: boolean
}

/** The site’s logo above the text. `none`: No logo. `light`: The version for light backgrounds. `dark`: The version for dark backgrounds. */
export type PopupLogo = 'none' | 'light' | 'dark'

export interface PopupPage {
  /** The items of this page. */
  data: Array<Popup>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Position. Boxes: `center`, `top` or `bottom`. Banners: `top` or `bottom`. Slide-ins: a corner. Embedded forms: `inline`. `center`: In the middle of the window. `top`: At the upper edge. `bottom`: At the lower edge. `bottom_right`: In the lower right corner. `bottom_left`: In the lower left corner. `top_right`: In the upper right corner. `top_left`: In the upper left corner. `inline`: In the page, where its container stands. */
export type PopupPosition = 'center' | 'top' | 'bottom' | 'bottom_right' | 'bottom_left' | 'top_right' | 'top_left' | 'inline'

export interface PopupPreview {
  /** URL of the page with the token. */
  url: string
  /** Token that shows the draft. */
  token: string
  /** Until when the token holds. */
  expires_at: string
}

export interface PopupQuestion {
  /** URL of the page. */
  page_url: string
  /** Device of the visitor. Defaults to `desktop`. */
  device?: Device
  /** Browser of the visitor. */
  browser?: BrowserName
  /** Language of the browser (BCP 47). */
  language?: string
  /** Country of the visitor (ISO 3166-1 alpha-2). */
  country?: string
  /** URL of the first page of the visit. Defaults to `page_url`. */
  landing_page?: string
  /** URL that the visit came from. */
  referrer?: string
  /** Whether the visitor is new. */
  visitor?: VisitorType
  /** ID of the visitor, which decides the variant. */
  visitor_id?: string
  /** Whether the visitor is a known lead. */
  known_lead?: boolean
  /** IDs of tags that the lead has. */
  tag_ids?: Array<string>
  /** What the visitor saw before. */
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
  /** Always `popup`. */
  type: 'popup'
  /** Name of the popup. */
  name: string
}

export interface PopupRules {
  /** ID of the popup. */
  id: string
  /** Whether the popup is published. */
  status: Open<PopupStatus>
  /** Devices it is for. */
  devices: Array<Device>
  /** Rules for the page, which must all match. Empty for every page. */
  url_rules: Array<UrlRule>
  /** Rules for the visitor, which must all match. */
  visitor_rules: Array<PublicVisitorRule>
}

export interface PopupRulesList {
  /** Published popups, then the drafts that were named. */
  popups: Array<PopupRules>
}

/** The popup is shown from `starts_at` (inclusive) to `ends_at` (exclusive). */
export interface PopupSchedule {
  /** Before it, the popup does not show. Absent for no beginning. */
  starts_at?: string
  /** After it, the popup does not show. Absent for no end. */
  ends_at?: string
}

export interface PopupShown {
  /** Always `popup_shown`. */
  type: 'popup_shown'
  /** ID of the popup. */
  popup_id: string
  /** ID of the variant that was shown, as the configuration lists them. Absent for the design as it is now. */
  variant?: string
  /** URL of the page. */
  page_url?: string
}

export interface PopupSnippets {
  /** HTML that loads the widget: once in each page. */
  script: string
  /** HTML element in which an embedded form appears. Absent for other types. Give it a `min-height` to avoid layout shifts. */
  container?: string
  /** HTML attribute that makes any element open the popup. */
  click: string
  /** JavaScript that opens the popup. */
  call: string
  /** HTML of a form that works without JavaScript. `null` if the popup has no fields. */
  html_form: string | null
}

/** `draft`: shown in previews only. `published`: shown to visitors. */
export type PopupStatus = 'draft' | 'published'

export interface PopupStep {
  /** Heading of the step. */
  heading: string
  /** Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted. */
  text: string
}

export interface PopupStyle {
  /** Color of accents, such as links, as `#rrggbb`. */
  accent_color: string
  /** Background color, as `#rrggbb`. */
  background_color: string
  /** Color of text, as `#rrggbb`. */
  text_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color: string
  /** Color of the border, as `#rrggbb`. */
  border_color: string
  /** Width of the border, in pixels. */
  border_width_px: number
  border_style: BorderStyle
  /** Radius of corners, in pixels. `0` for square ones. */
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
  /** Color of accents, such as links, as `#rrggbb`. */
  accent_color?: string
  /** Background color, as `#rrggbb`. */
  background_color?: string
  /** Color of text, as `#rrggbb`. */
  text_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  /** Color of the border, as `#rrggbb`. */
  border_color?: string
  /** Width of the border, in pixels. */
  border_width_px?: number
  border_style?: BorderStyle
  /** Radius of corners, in pixels. `0` for square ones. */
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
  /** Language of the texts (BCP 47), such as `es` or `pt-BR`. */
  locale: string
  /** Texts, image and buttons. */
  content?: PopupContentChanges
  /** Texts of the fields in that language. */
  fields?: Array<FieldTexts>
  /** Text of the consent in that language. */
  consent_text?: string
}

export type PopupTrigger = ({ type: 'click' } & ClickTrigger) | ({ type: 'delay' } & DelayTrigger) | ({ type: 'exit_intent' } & ExitIntentTrigger) | ({ type: 'inactivity' } & InactivityTrigger) | ({ type: 'scroll' } & ScrollTrigger)

export interface PopupTriggerBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `popup_trigger`. */
  type: 'popup_trigger'
  /** Text on the button. */
  text: string
  /** ID of the popup that the button opens. Adds the widget’s script to the page. */
  popup_id: string
  align?: BlockAlign
}

/** Form of the popup. `popup_box`: in front of the page. `sticky_banner`: across its top or bottom. `slide_in`: from an edge. `embedded`: in a container on the page. */
export type PopupType = 'popup_box' | 'sticky_banner' | 'slide_in' | 'embedded'

export interface PopupVariant {
  /** Results are kept under this ID, so a new design needs a new one. */
  id: string
  /** Name of the variant. */
  name: string
  /** Texts and image in which it differs. */
  content?: PopupContentChanges
  /** Colors, type and shape. */
  style?: PopupStyleChanges
  position?: PopupPosition
  animation?: PopupAnimation
}

/** Whether and why it is shown. `show`: It shows as soon as one of its triggers fires. `device`: It is not for devices of this kind. `schedule`: It is outside its time. `url`: It is not for this page. `visitor`: It is not for this visitor. `server`: It depends on a rule for country, known lead or tag, which the server answers. `submitted`: The visitor has submitted it. `frequency`: The visitor has seen it as often as is allowed. `hidden`: The visitor has closed it for good. `pause`: Something else was closed on a page of the site just before. `once`: A page view shows one box only: see `box_shown`. `waiting`: Only a click or a call opens it. */
export type PopupVerdict = 'show' | 'device' | 'schedule' | 'url' | 'visitor' | 'server' | 'submitted' | 'frequency' | 'hidden' | 'pause' | 'once' | 'waiting'

export interface PopupWhy {
  /** ID of the popup. */
  popup_id: string
  /** Name of the popup. */
  name: string
  type: PopupType
  status: Open<PopupStatus>
  verdict: Open<PopupVerdict>
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
  /** Whether the site is published. */
  site_published: boolean
  /** Pause between closing one overlay and showing the next. */
  overlay_pause_seconds: number
  /** Whether one page view may show more than one box. */
  several_boxes: boolean
  /** The items, all of them: this list has no pages. */
  data: Array<PopupWhy>
}

export interface PostmarkTransport {
  /** Message stream of Postmark that sends. */
  message_stream: string
}

export interface PriceLine {
  /** In the language of the caller. */
  description: string
  /** Amount; negative for what is given back. In the smallest unit of the currency. */
  amount: number
}

export interface Pricing {
  payments: Open<PaymentSetupStatus>
  /** Plans that are offered, cheapest first. */
  plans: Array<OfferedPlan>
  /** Texts by language. */
  texts: PricingTextsByLanguage
  /** Days within which a first payment is given back. */
  money_back_days: number
}

export interface PricingBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `pricing`. */
  type: 'pricing'
  /** Heading above the block. Empty for none. */
  heading: string
  /** Plans side by side. */
  plans: Array<PricingPlan>
}

export interface PricingPage {
  /** Texts by language. */
  texts: PricingTextsByLanguage
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change, in UTC. */
  updated_at: string | null
}

export interface PricingPageTexts {
  /** Texts by language. */
  texts: PricingTextsByLanguage
}

export interface PricingPlan {
  /** Name of the plan, as visitors see it. */
  name: string
  /** Price as it is shown, such as `29 €`. */
  price: string
  /** What the price is for, such as `per month`. */
  period: string
  /** Text below the name. */
  text: string
  /** What it includes, one line each. */
  includes: Array<string>
  /** Text on the button. */
  button_text: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  /** Whether it stands out. */
  highlighted?: boolean
}

export interface PricingQuestion {
  /** Question of the pricing page. */
  question: string
  /** Answer to it. */
  answer: string
}

export interface PricingTexts {
  /** A sentence above the plans, such as how many people use the service. Empty for none. */
  claim: string
  /** Questions and answers below the plans, in this order. */
  questions: Array<PricingQuestion>
}

export interface PricingTextsByLanguage {
  /** The same in English. */
  en: PricingTexts
  /** The same in Spanish. */
  es: PricingTexts
}

export interface PrimaryDomain {
  /** ID of the primary domain. `null` for the site’s subdomain. */
  domain_id: string | null
}

/** State of the test email. `sent`: On its way. `not_sent`: It could not be handed off. `passed`: It arrived, signed by the domain. `failed`: It did not arrive in time, or unsigned. */
export type ProbeStatus = 'sent' | 'not_sent' | 'passed' | 'failed'

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
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `product`. */
  type: 'product'
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** An `http` or `https` URL. Empty for none. */
  url: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
  /** Name of the product. */
  name: string
  /** Text on the product. */
  description: string
  /** Price as it is shown, such as `29 €`. */
  price: string
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
  /** Text of the button. If empty, there is no button, and the image and name are links. */
  button_text: string
  /** Position of the picture. */
  layout: ProductLayout
}

/** Position of the picture. `stacked`: Above the text. `beside`: Beside the text. */
export type ProductLayout = 'stacked' | 'beside'

export interface ProfileChanges {
  /** First name. */
  first_name?: string
  /** Last name. */
  last_name?: string
  language?: Locale
  address?: NewUserAddress
}

/** How a form with several steps shows progress. `bar`: A bar that fills. `dots`: One dot for each step. `none`: Not at all. */
export type ProgressStyle = 'bar' | 'dots' | 'none'

/** `code`, `state` and `iss` exactly as in the query of the callback URL. */
export interface ProviderAnswer {
  /** Sealed text that began it; give it back as it is. */
  attempt: string
  /** `code` that the provider added to the redirect. */
  code: string
  /** `state` that the provider added to the redirect. */
  state: string
  /** `iss` that the provider added to the redirect. */
  iss?: string
}

export interface ProviderDeliverability {
  /** Provider of the recipients’ mailboxes. */
  provider: Open<MailboxProvider>
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
  standing: Open<DeliverabilityStanding>
  /** What to do, most urgent first. */
  advice: Array<DeliverabilityAdvice>
}

export type ProviderSignIn = ({ outcome: 'confirmation_sent' } & ConfirmationSent) | ({ outcome: 'signed_in' } & SignedInByProvider)

export interface PublicChatOpener {
  /** Unique ID. It begins with a prefix for the type of object. */
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
  /** Time of creation, in UTC. */
  created_at: string
  /** Whether it shows to who has submitted it. */
  show_after_submission?: boolean
  /** Group of which a page view shows only one. */
  once?: PopupType
  /** Which goes first where several could show: the higher number. */
  priority?: number
  /** Times between which it is shown, in Unix milliseconds: start (inclusive) and, if there is one, end (exclusive). */
  schedule?: Array<number>
  /** What starts it: any of them is enough. */
  triggers?: Array<PopupTrigger>
  /** Rules that must all match. */
  rules?: Array<PublicRule>
  /** Whether it has rules that only `decidePopups` can evaluate. */
  ask?: boolean
  countdown?: PublicCountdown
  /** Whether the coupon shows at a click, without the form. */
  coupon_on_click?: boolean
  /** Additional widget files needed to display it. */
  files?: Array<string>
  /** What the visitor gets after submitting the form. */
  after_submission?: AfterSubmission
  /** The same in further languages, one entry each. */
  translations?: Array<PopupTranslation>
  /** The design itself first, with an ID alone. Absent where it is `original` and has none beside it. */
  variants?: Array<PublicVariant>
  /** Texts, image and buttons. */
  content: PopupContentChanges
  /** Fields, consent and button. */
  form: PublicForm
}

export interface PublicConsent {
  type: Open<PublicConsentType>
  /** Text that the visitor agrees to. */
  text: string
  /** Version of the text: send it back with the form. */
  version: number
  /** Whether the form can be sent only with it. */
  required?: boolean
}

/** How agreement is asked for. `checkbox`: by a box to tick. `notice`: sending the form is agreeing, as a text says. */
export type PublicConsentType = 'checkbox' | 'notice'

/** End of the countdown in Unix milliseconds, or its length in minutes from when it is first shown. */
export interface PublicCountdown {
  /** End, in milliseconds since 1970. */
  ends_at?: number
  /** Minutes since it was first shown. */
  minutes?: number
}

export interface PublicField {
  /** Name of the field, as it is sent. */
  name: string
  type: Open<PublicFieldType>
  /** Label of the field. May be empty. */
  label: string
  /** Text in the empty input. May be empty. */
  placeholder?: string
  /** Whether a value must be given. */
  required?: boolean
  /** Step of the form that it is on, from 0. */
  step?: number
  fill?: FieldFill
  /** Values to choose from, in this order. */
  options?: Array<string>
  presentation?: FieldPresentation
  /** URLs of images for the options, in the same order. Empty for none. */
  image_urls?: Array<string>
}

/** Type of the field’s input. `dropdown`: one of `options`. `hidden`: not shown. `text`: One line of text. `textarea`: Text of several lines. `number`: A number, with decimals too. `checkbox`: Yes or no. `date`: A day, without a time. `dropdown`: One of `options`. `hidden`: Text that is never shown in forms. `password`: Text, shown as dots while it is typed. `website`: The URL of a page. `phone`: A phone number, stored with its country code. `email`: The visitor’s email address. */
export type PublicFieldType = 'text' | 'textarea' | 'number' | 'checkbox' | 'date' | 'dropdown' | 'hidden' | 'password' | 'website' | 'phone' | 'email'

export interface PublicFont {
  /** Name of the font. */
  family: string
  /** URL of the font’s file. */
  url: string
  /** Weight of the font, as in CSS. */
  weight?: string
}

export interface PublicForm {
  /** The fields, in order. */
  fields: Array<PublicField>
  /** How agreement is asked for. Absent for not at all. */
  consent?: PublicConsent
  /** Whether the form asks about addresses that look mistyped. */
  typo_hint?: boolean
}

export interface PublicPageChat {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Whether its button appears on every page. Otherwise it appears where the page has an element for it. */
  on_every_page?: boolean
  /** Messages that it shows first, under the same rules as popups. The heading is the message. */
  openers?: Array<PublicChatOpener>
}

/** A popup as the widget shows it. Default values are omitted: empty texts and lists, `false` and 0. */
export interface PublicPopup {
  /** ID of the popup. */
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
  /** Time of creation, in UTC. */
  created_at: string
  /** Whether it shows to who has submitted it. */
  show_after_submission?: boolean
  /** Group of which a page view shows only one. */
  once?: PopupType
  /** Which goes first where several could show: the higher number. */
  priority?: number
  /** Times between which it is shown, in Unix milliseconds: start (inclusive) and, if there is one, end (exclusive). */
  schedule?: Array<number>
  /** What starts it: any of them is enough. */
  triggers?: Array<PopupTrigger>
  /** Rules that must all match. */
  rules?: Array<PublicRule>
  /** Whether it has rules that only `decidePopups` can evaluate. */
  ask?: boolean
  countdown?: PublicCountdown
  /** Whether the coupon shows at a click, without the form. */
  coupon_on_click?: boolean
  /** Additional widget files needed to display it. */
  files?: Array<string>
  /** What the visitor gets after submitting the form. */
  after_submission?: AfterSubmission
  /** The same in further languages, one entry each. */
  translations?: Array<PopupTranslation>
  /** The design itself first, with an ID alone. Absent where it is `original` and has none beside it. */
  variants?: Array<PublicVariant>
  /** Texts, image and buttons. */
  content: PopupContentChanges
  /** Fields, consent and button. */
  form: PublicForm
  /** Colors, type and shape. */
  style: PublicStyle
}

/** Matches if any fact matches its regular expression; with `not`, if none does. Each entry is the fact’s name and the expression’s source. */
export interface PublicRule {
  /** What is compared. */
  on: Open<PublicRuleSubject>
  /** Regular expressions with the names of their facts; one must match. */
  any: Array<Array<string>>
  /** Whether the rule must not match. */
  not?: boolean
}

/** What the rule compares. `device`: The kind of device. `url`: The page’s URL. `visitor`: Facts of the visitor. */
export type PublicRuleSubject = 'device' | 'url' | 'visitor'

export interface PublicStyle {
  /** Color of accents, such as links, as `#rrggbb`. */
  accent_color?: string
  /** Background color, as `#rrggbb`. */
  background_color?: string
  /** Color of text, as `#rrggbb`. */
  text_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_color?: string
  /** Color of buttons. If empty, derived from the other colors. */
  button_text_color?: string
  /** Color of the border, as `#rrggbb`. */
  border_color?: string
  /** Width of the border, in pixels. */
  border_width_px?: number
  border_style?: BorderStyle
  /** Radius of corners, in pixels. `0` for square ones. */
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
  /** ID of the variant. */
  id: string
  /** Texts, image and buttons. */
  content?: PopupContentChanges
  /** Colors, type and shape. */
  style?: PublicStyle
  position?: PopupPosition
  animation?: PopupAnimation
}

export interface PublicVisitorRule {
  /** What the rule checks. */
  field: VisitorField
  /** How it compares. */
  op: VisitorOp
  /** Values of which any one matches. Absent for tags, whose IDs are not public. */
  values?: Array<string>
}

export interface QuestionAnswered {
  /** Always `answered`. */
  type: 'answered'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the chosen answer. */
  answer_id?: string
  /** Text of the answer, if the question takes free text. */
  text?: string
}

export interface QuestionAnsweredEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'question.answered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: QuestionAnsweredEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface QuestionAnsweredEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'question.answered'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: QuestionAnsweredEventData
}

/** What `question.answered` says. */
export interface QuestionAnsweredEventData {
  /** ID of the journey. */
  journey_id: string
  /** ID of the run. */
  run_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the chosen answer. `null` or absent for free text. */
  answer_id: string | null
  /** Whether the run no longer waited for it. */
  late: boolean
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

export interface QuestionChoice {
  /** ID of the answer, unique in the step. */
  id: string
  /** Text of the answer. */
  label: string
}

export interface QuestionsBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `questions`. */
  type: 'questions'
  /** Heading above the block. Empty for none. */
  heading: string
  /** Questions with their answers. */
  questions: Array<PageQuestion>
}

export interface QuickFormFieldsChanges {
  /** The fields, in order. */
  fields?: Array<FormField>
  consent?: FormConsent
  /** IDs of tags added to everyone who submits the form. */
  tag_ids?: Array<string>
  /** IDs of audiences that everyone who submits the form is added to. */
  audience_ids?: Array<string>
  /** Whether submitted values replace different values of an existing lead. */
  overwrite?: boolean
}

/** When the chat shows the form by itself. It is also shown to visitors who ask for a person while nobody is available. `never`: Not by itself. `first`: With the answer to the first message. `after_messages`: With the answer to a later message, by its number. `unanswered`: When the assistant has no answer. */
export type QuickFormMoment = 'never' | 'first' | 'after_messages' | 'unanswered'

/** Reasoning effort, for models of the GPT-5 and o series only. `default`: The model’s default. `minimal`: Hardly any: the fastest and cheapest. `low`: Little. `medium`: As much as most questions need. `high`: Much: the slowest and most expensive. */
export type ReasoningEffort = 'default' | 'minimal' | 'low' | 'medium' | 'high'

export interface Reauthenticated {
  /** Until when actions that ask for a recent sign-in are allowed. */
  valid_until: string
}

export interface Reauthentication {
  /** Password of the account. */
  password: string
}

export interface ReceivedEvent {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the event, as your program chose it. */
  name: string
  /** ID of the lead. */
  lead_id: string
  /** Data of the event, as your program gave it. */
  data: { [key: string]: any | null; }
  /** When it happened at Stripe. */
  occurred_at: string
}

export interface RecentEmails {
  /** ID of the template. */
  template_id: string
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Emails first opened by a person in these days. */
  opened: number
  /** Emails first clicked by a person in these days. */
  clicked: number
  /** Emails delivered per day, from `from` to `to`. */
  days: Array<number>
}

export interface RecentEmailsByTemplate {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** The items, all of them: this list has no pages. */
  data: Array<RecentEmails>
}

/** Recent enrollments. Only with `expand=recent_enrollments`. */
export interface RecentEnrollments {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** Leads enrolled in the period. */
  enrolled: number
  /** Enrollments per day, from `from` to `to`. */
  days: Array<number>
}

/** Recent results. Only with `expand=recent_results`. */
export interface RecentResults {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** Visitors who first saw it in these days. */
  visitors: number
  /** Those of `visitors` who have submitted its form since. */
  converted: number
  /** `converted` divided by `visitors`. `null` without visitors. */
  rate: number | null
  /** Submissions in the period. */
  submitted: number
  /** Submissions per day, from `from` to `to`. */
  days: Array<number>
}

export interface Reconciliation {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  status: Open<ReconciliationStatus>
  /** How many subscriptions were compared. */
  subscriptions_compared: number
  /** What differs between this installation and Stripe. */
  differences: Array<ReconciliationDifference>
  /** Why the comparison failed. `null` if it did not. */
  failure: string | null
  /** When it began. */
  started_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

export interface ReconciliationDifference {
  /** ID of the subscription. `null` if there is none. */
  subscription_id: string | null
  /** ID at Stripe. */
  stripe_id: string
  /** ID of the account. `null` if none is known. */
  account_id: string | null
  /** What differs, such as `status`; `missing_here` or `missing_there` where only one side has it. */
  what: string
  /** Value here. `null` if it is missing. */
  ours: string | null
  /** Value at Stripe. `null` if it is missing. */
  stripes: string | null
}

export interface ReconciliationPage {
  /** The items of this page. */
  data: Array<Reconciliation>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the comparison with Stripe. `running`: Under way. `done`: All subscriptions were compared. `failed`: It broke off; start another one. */
export type ReconciliationStatus = 'running' | 'done' | 'failed'

export interface RecoveryCodes {
  /** Recovery codes, each valid once in place of a code. Shown only once. */
  recovery_codes: Array<string>
}

export interface Registered {
  /** Always `true`. */
  accepted: true
  /** Secret that lets this browser alone confirm. Send it back with the token. */
  confirmation_secret: string
}

export interface Registration {
  /** Email address to sign in with. */
  email: string
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
  /** First name. */
  first_name: string
  /** Last name. */
  last_name: string
  language?: Locale
}

/** Who may sign up on this installation: `open` for everybody, `invitation` for people whom a manager has invited, `closed` for nobody. */
export type RegistrationMode = 'open' | 'invitation' | 'closed'

export interface RemoveFromAudience {
  /** Always `remove_from_audience`. */
  type: 'remove_from_audience'
  /** ID of the audience. */
  audience_id: string
}

export interface RemoveFromAudienceStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `remove_from_audience`. */
  type: 'remove_from_audience'
  /** IDs of the audiences. */
  audience_ids: Array<string>
}

export interface RemoveTags {
  /** Always `remove_tags`. */
  type: 'remove_tags'
  /** IDs of the tags to take away. */
  tag_ids: Array<string>
}

export interface RemoveTagsStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `remove_tags`. */
  type: 'remove_tags'
  /** IDs of the tags to take away. */
  tag_ids: Array<string>
}

export interface ReplayDifference {
  /** Number of the first transition that differs. */
  first_sequence: number
  /** Where it first differs. */
  part: Open<ReplayPart>
}

/** `identical`: the decisions come out as recorded. `different`: see `difference`. `erased`: the record was deleted. `not_readable`: an unknown version wrote it. */
export type ReplayOutcome = 'identical' | 'different' | 'erased' | 'not_readable'

/** Where the replay first differs from the record. `input_refused`: An input is not accepted any more. `record`: The decisions are others. `sequence`: Steps come in another order. `state`: The run ends up elsewhere. */
export type ReplayPart = 'input_refused' | 'record' | 'sequence' | 'state'

export interface RepliedCondition {
  /** Always `replied`. */
  type: 'replied'
  /** ID of the step in the journey’s document. */
  step_id: string
}

export interface Research {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the assistant. */
  assistant_id: string
  type: ResearchType
  /** What was asked for. */
  prompt: string
  /** Language of the report (BCP 47). */
  language: string
  /** First day of the period. `null` for none. */
  from: string | null
  /** Last day of the period. `null` for none. */
  to: string | null
  /** The most that it may cost, in US cents. `null` for no limit. */
  cost_cents_max: number | null
  status: Open<ResearchStatus>
  reason?: ResearchReason
  /** ID of the operation, which says how far it is. `null` if there is none. */
  operation_id: string | null
  /** Title of the report. */
  title: string
  /** Sections in plain text. `[1]` cites the source with that number. */
  sections: Array<ResearchSection>
  /** Number of quotations that were shortened because they copied more than 25 words in a row. */
  quotations_cut: number
  /** Name of the AI model. `null` if none was asked. */
  model: string | null
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface ResearchChoice {
  /** Numbers of the sources to go on with. */
  numbers: Array<number>
}

export interface ResearchPage {
  /** The items of this page. */
  data: Array<Research>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Why it failed. */
export interface ResearchReason {
  /** Stable code. Later versions may add codes. */
  code: string
  /** Why, for people. */
  text: string
}

export interface ResearchSection {
  /** Heading of the section. */
  heading: string
  /** Text of the section, in Markdown. */
  text: string
}

export interface ResearchSource {
  /** Number by which the report cites it. */
  number: number
  /** URL of the page. `null` for other sources. */
  url: string | null
  /** Title of the page. */
  title: string
  /** ID of the knowledge source that the passage belongs to. */
  source_id: string | null
  /** Publication date as stated by the page (`YYYY-MM-DD`). */
  published_on: string | null
  status: Open<ResearchSourceStatus>
  problem?: ResearchReason
  /** Whether it is read. */
  is_chosen: boolean
  /** Whether the report cites it. */
  is_cited: boolean
  /** What was read of it. */
  text: string
}

export interface ResearchSourcePage {
  /** The items of this page. */
  data: Array<ResearchSource>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the page. `found`: A URL that another page links to. It is read only if it is chosen. `read`: Its text is known. `failed`: It could not be read. */
export type ResearchSourceStatus = 'found' | 'read' | 'failed'

/** State of the research. `reading`: Pages are being read. `found`: Choose the sources to continue with. `writing`: The text is being written. `complete`: The text is there. `failed`: It broke off; start another one. `canceled`: Stopped by a person; what was found before is kept. */
export type ResearchStatus = 'reading' | 'found' | 'writing' | 'complete' | 'failed' | 'canceled'

/** `topic`: a report is written from what is found. `content`: pages are fetched, and nothing is written. */
export type ResearchType = 'topic' | 'content'

export interface ResultBreakdown {
  /** What it is broken down by. */
  fact: Open<ResultFact>
  /** Value of the fact. `direct` if the source is unknown; `…` for all values beyond those listed. */
  value: string
  /** How often it was shown. */
  shown: number
  /** How often its form was submitted. */
  submitted: number
}

export interface ResultCounts {
  /** How often it was shown. */
  shown: number
  /** Times it was shown, counted once per visitor and day. */
  shown_daily: number
  /** How often it was closed. */
  closed: number
  /** How often its form was submitted. */
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
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
  day: string
  /** How often it was shown. */
  shown: number
  /** Times it was shown, counted once per visitor and day. */
  shown_daily: number
  /** How often it was closed. */
  closed: number
  /** How often its form was submitted. */
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

/** `recent_results`: The results of the last days. */
export type ResultExpansion = 'recent_results'

/** Fact by which results are broken down. `source`: Where the visitor came from. `country`: Country of the visitor. `device`: Kind of device. `page`: The page on which the popup was shown. */
export type ResultFact = 'source' | 'country' | 'device' | 'page'

export interface ResultVariant {
  /** ID of the popup. */
  popup_id: string
  /** `original`, or the ID of a variant, also once it was applied. */
  variant: string
  /** Name of the variant. `null` for the original, and for a variant that was deleted with its popup. */
  name: string | null
  /** Whether the variant was removed. */
  gone: boolean
  /** How often it was shown. */
  shown: number
  /** Times it was shown, counted once per visitor and day. */
  shown_daily: number
  /** How often it was closed. */
  closed: number
  /** How often its form was submitted. */
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
  /** Upper bound of the 95% confidence interval for the rate. `null` without visitors. */
  high: number | null
}

export interface Results {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** Sums over the whole period. */
  totals: ResultCounts
  /** One entry for each day, oldest first. */
  days: Array<ResultDay>
  /** The same for each variant. */
  variants: Array<ResultVariant>
  /** Whether visitors are split among variants less evenly than chance would explain, so that results may be misleading. */
  uneven_split: boolean
  /** The same by facts of the visitors. */
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

export interface RetentionRule {
  type: RetentionType
  /** Data older than this number of months is deleted. `null` for no rule of the site’s own. */
  months: number | null
  /** Lowest number of months allowed. */
  months_min: number
  /** Number of rows deleted by the rule so far. */
  deleted_count: number
  /** When the rule deleted something last. Absent if never. */
  last_deleted_at?: string
}

export interface RetentionRuleChange {
  type: RetentionType
  /** Data older than so many months is deleted. `null` keeps it. */
  months: number | null
}

export interface RetentionRules {
  /** One rule for each kind of data. */
  rules: Array<RetentionRule>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface RetentionRulesChanges {
  /** The rules to change; those left out stay. */
  rules: Array<RetentionRuleChange>
}

/** Which data is deleted after the time that the owner set. `email_activity`: Opens and clicks. `email_addressees`: To whom emails went. `conversations`: Conversations with assistants. `changes`: The record of who changed what. `timeline`: What happened to leads. `data_accesses`: The record of who saw the data of leads. */
export type RetentionType = 'email_activity' | 'email_addressees' | 'conversations' | 'changes' | 'timeline' | 'data_accesses'

export interface RetrievedKnowledge {
  /** Passages that were found, best first. */
  passages: Array<Passage>
  /** The question as it was understood. */
  query: string
  /** Whether the passages answer the question. */
  answerable: boolean
  /** Confidence that the passages answer the question, from 0 to 1. */
  confidence: number
}

export interface Revenue {
  /** The items, all of them: this list has no pages. */
  data: Array<MonthlyRevenue>
}

export interface RichList {
  /** Always `list`. */
  type: 'list'
  /** Whether the list is numbered. */
  ordered: boolean
  /** Items, from top to bottom. */
  items: Array<RichListItem>
}

export interface RichListItem {
  /** Pieces of text, each with its formatting. */
  runs: Array<TextRun>
}

export type RichNode = ({ type: 'list' } & RichList) | ({ type: 'paragraph' } & RichParagraph)

export interface RichParagraph {
  /** Always `paragraph`. */
  type: 'paragraph'
  align?: BlockAlign
  /** Pieces of text, each with its formatting. */
  runs: Array<TextRun>
}

/** Role of a manager. `administrator`: has every permission. `manager`: has those of `grants`. `affiliate`, `author` and `student`: have the few of their role. */
export type Role = 'administrator' | 'manager' | 'affiliate' | 'author' | 'student'

/** Which list of rules failed. `url_rules`: Those on the page’s URL. `visitor_rules`: Those on the visitor. */
export type RuleList = 'url_rules' | 'visitor_rules'

export interface Run {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** The same as `id`. */
  run_id: string
  /** ID of the journey. */
  journey_id: string
  /** Version of the journey. */
  journey_version: number
  /** ID of the lead. */
  lead_id: string
  /** The lead, as far as they exist. */
  lead: LeadSummary
  /** When the lead was enrolled. */
  enrolled_at: string
  /** The same as `enrolled_at`. */
  run_date: string
  status: RunStatus
  /** Milliseconds from enrollment to the end. `null` while the run is live. */
  duration_ms: number | null
  /** The same as `duration_ms`. */
  run_duration: number | null
  /** Why it ended. */
  reason: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** What the run waits for. Absent if it does not wait. */
  wait?: RunWait
  stalled?: StalledReason
  cause: Open<EnrollmentCause>
  /** ID of the submission that enrolled the lead. `null` if none did. */
  submission_id: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

/** What is done to each run. `stop`: The run ends. `retry`: A failed step is tried again. `skip_wait`: What the run waits for is taken as over. */
export type RunActionChoice = 'stop' | 'retry' | 'skip_wait'

export interface RunActionPreview {
  /** How many runs match. */
  matching: number
}

/** Always `enrolled = completed + stopped + failed + live`. */
export interface RunCounts {
  /** Runs enrolled in the period. */
  enrolled: number
  /** Live runs: those that have not ended. */
  live: number
  /** Runs that came to the end or reached the goal. */
  completed: number
  /** Runs that were stopped. */
  stopped: number
  /** Runs that failed. */
  failed: number
}

export interface RunDetails {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** The same as `id`. */
  run_id: string
  /** ID of the journey. */
  journey_id: string
  /** Version of the journey. */
  journey_version: number
  /** ID of the lead. */
  lead_id: string
  /** The lead, as far as they exist. */
  lead: LeadSummary
  /** When the lead was enrolled. */
  enrolled_at: string
  /** The same as `enrolled_at`. */
  run_date: string
  status: RunStatus
  /** Milliseconds from enrollment to the end. `null` while the run is live. */
  duration_ms: number | null
  /** The same as `duration_ms`. */
  run_duration: number | null
  /** Why it ended. */
  reason: string | null
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** What the run waits for. Absent if it does not wait. */
  wait?: RunWait
  stalled?: StalledReason
  cause: Open<EnrollmentCause>
  /** ID of the submission that enrolled the lead. `null` if none did. */
  submission_id: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Its decisions, oldest first. */
  entries: Array<RunTimelineEntry>
  /** Its emails, oldest first. */
  emails: Array<RunEmail>
  /** URL of the run in the Temporal UI, if Temporal runs journeys. */
  temporal_url: string | null
}

export interface RunEmail {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the step that sends it. `null` if the step is gone. */
  step_id: string | null
  /** Subject of the email. `null` before it was made. */
  subject: string | null
  /** State of the email, as of `Email`. */
  status: string
  /** Why it was skipped, was not delivered or is waiting. */
  reason: string | null
  /** Time of the next attempt. `null` once sending has ended. */
  next_attempt_at: string | null
  /** When it was queued. */
  queued_at: string
  /** When it was handed off to the mail server. `null` before. */
  handed_off_at: string | null
  /** When it was opened first. `null` if never. */
  first_opened_at: string | null
  /** When a link was clicked first. `null` if never. */
  first_clicked_at: string | null
}

/** One decision of the run: what, when and why. */
export interface RunEntry {
  /** Number of the decision, from 1. */
  sequence: number
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** Kind of the decision, such as `branch_taken`. */
  type: string
  /** Why it was decided so, as a code. */
  reason: string
  /** What was decided, depending on the kind. */
  detail: { [key: string]: any | null; }
  /** Facts that it was decided by, such as values of the lead. */
  facts?: { [key: string]: any | null; }
}

export interface RunFilter {
  /** IDs of runs. Only those that also match the rest of the filter are included. */
  run_ids?: Array<string>
  /** Only runs of this journey. */
  journey_id?: string
  /** Only runs of this version of the journey. */
  journey_version?: number
  /** Only runs of this lead. */
  lead_id?: string
  /** Only runs with this status. */
  status?: RunStatus
  /** Only runs at this step. */
  step_id?: string
  /** Only runs enrolled at or after this time. */
  from?: string
  /** Only runs enrolled at or before this time. */
  to?: string
  /** Only runs of leads whose name or address contains this text. */
  search?: string
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
  /** The items of this page. */
  data: Array<Run>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface RunReplay {
  outcome: Open<ReplayOutcome>
  /** Whether state and record come out as they are stored. */
  identical: boolean
  /** Version of the rules used, as recorded in the run’s state. */
  rules_version: number | null
  /** Versions of the journey that the run used. */
  journey_versions: Array<number>
  /** How many transitions were replayed. */
  transitions: number
  /** How many inputs were given. */
  inputs: number
  /** How many decisions the record holds. */
  entries: number
  /** Where the replay differs. Absent if it does not. */
  difference?: ReplayDifference
}

/** `pending`: not begun. `running`: a step is being carried out. `delayed`: in a step that waits for a time. `waiting`: for something else, see `wait`. `stopped`, `failed` and `completed` are final. */
export type RunStatus = 'pending' | 'running' | 'waiting' | 'delayed' | 'stopped' | 'failed' | 'completed'

export interface RunStopped {
  /** Always `stopped`. */
  type: 'stopped'
  /** Time at which it happened, in UTC. */
  at: string
}

/** One decision of the run, in the order in which they were made. */
export interface RunTimelineEntry {
  /** Number of the decision, from 1. */
  sequence: number
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** Kind of the decision, such as `branch_taken`. */
  type: string
  /** Why it was decided so, as a code. */
  reason: string
  /** What was decided, depending on the kind. */
  detail: { [key: string]: any | null; }
  /** Facts that it was decided by, such as values of the lead. */
  facts?: { [key: string]: any | null; }
  /** Version of the journey that made the decision. */
  journey_version: number
  /** Type of the step. `null` if it is none. */
  step_type: string | null
}

/** Always `enrolled = completed + stopped + failed + live`, and `live = pending + running + waiting + delayed`. */
export interface RunTotals {
  /** Runs enrolled in the period. */
  enrolled: number
  /** Live runs: those that have not ended. */
  live: number
  /** Runs that came to the end or reached the goal. */
  completed: number
  /** Runs that were stopped. */
  stopped: number
  /** Runs that failed. */
  failed: number
  /** Runs that have not begun. */
  pending: number
  /** Runs of which a step is being carried out. */
  running: number
  /** Runs that wait for something. */
  waiting: number
  /** Runs that wait for a time. */
  delayed: number
}

export interface RunWait {
  waiting_for: Open<WaitingFor>
  /** Why it waits until then, as a code. */
  reason: string
  /** Since when it waits. */
  since: string
  /** Until when it waits at most. `null` for no end. */
  until: string | null
  /** `until` as local time. `null` if there is no end. */
  local: string | null
  /** IANA time zone of the local time. `null` if there is none. */
  timezone: string | null
  /** Where the time zone comes from. `null` if there is none. */
  timezone_source: string | null
}

export interface RunWebhookCalledEntry {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'run.webhook_called'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: RunWebhookCalledEventData
  /** Name of the event in words, in the language of `Accept-Language`. */
  title: string
}

export interface RunWebhookCalledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'run.webhook_called'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: RunWebhookCalledEventData
}

/** What `run.webhook_called` says. */
export interface RunWebhookCalledEventData {
  /** ID of the journey. */
  journey_id: string
  /** ID of the run. */
  run_id: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** Number of the call in its run. */
  sequence: number
  /** ID of the endpoint that the step calls. */
  webhook_endpoint_id: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. */
  lead_id: string
}

/** What becomes of live runs: they `finish`, or `stop` at once. */
export type RunsOnSwitchOff = 'finish' | 'stop'

export interface Sandbox {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the sandbox. */
  name: string
  type: SandboxType
  /** Where it is. `null` until it is known. */
  url: string | null
  lead_access: SandboxLeadAccess
  machine_status: Open<SandboxMachineStatus>
  task?: Open<SandboxTask>
  status: Open<SandboxStatus>
  failure?: Open<SandboxFailure>
  /** With `blueprint_failed`: the plugin or theme that breaks WordPress, or cannot be switched on. */
  failure_part?: string
  /** When it can be started again. Only for a while after WordPress ended by itself again and again, hung, or took too much memory. */
  restarts_at?: string
  /** Whether it is built from a blueprint. */
  has_blueprint: boolean
  /** Space it may take, in GB. `null` for no limit. */
  size_gb: number | null
  /** Space it takes. `null` before it was measured. */
  used_bytes: number | null
  /** Whether it takes more space than it may. */
  space_over: boolean
  /** End of the trial. `null` for none. */
  trial_ends_at: string | null
  /** When it expires. `null` if it does not. */
  expires_at: string | null
  /** When it was canceled. `null` if it was not. */
  canceled_at: string | null
  /** When its data is deleted. `null` if it is kept. */
  cleanup_at: string | null
  /** Name to sign in with in the sandbox. Empty if there is none. */
  username: string
  /** Whether a password is set. */
  has_password: boolean
  /** Name to sign in with at the control panel. Empty if there is none. */
  control_panel_username: string
  /** Whether a password of the control panel is known. */
  has_control_panel_password: boolean
  /** How long a lead’s access lasts, in hours. `0` for no end. */
  user_data_expiry_hours: number
  /** How long after its end the data is deleted, in `cleanup_unit`. `null` keeps it. */
  cleanup_after: number | null
  cleanup_unit: SandboxCleanupUnit
  /** How many prepared copies are held ready for leads. */
  pool_size: number
  /** Number of prepared copies that wait for a lead. */
  pool_ready: number
  /** Whether it has a snapshot to go back to. */
  has_snapshot: boolean
  /** ID of the sandbox that it is a copy of. */
  source_id: string | null
  /** Number of leads who have access now. */
  lead_count: number
  /** When somebody opened it last. `null` if never. */
  last_accessed_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface SandboxAccess {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the sandbox. */
  sandbox_id: string
  /** Name of the sandbox. */
  sandbox_name: string
  /** ID of the copy that the lead enters. `null` if leads share the sandbox. */
  copy_id: string | null
  /** `null` once the data was deleted or the lead erased. */
  lead_id: string | null
  lead: LeadSummary
  status: Open<SandboxAccessStatus>
  /** State of the machine that the lead enters. */
  machine_status?: Open<SandboxMachineStatus>
  waits_for?: Open<SandboxAccessWait>
  /** Space that the lead’s copy takes, in bytes. `null` before it was measured. */
  used_bytes: number | null
  source: Open<SandboxAccessSource>
  /** When it was given. */
  given_at: string
  /** Its end. `null` for none. */
  expires_at: string | null
  /** When its data is deleted. `null` if it is kept. */
  cleanup_at: string | null
  /** When the lead opened it first. `null` if never. */
  first_opened_at: string | null
  /** When the lead opened it last. `null` if never. */
  last_opened_at: string | null
  /** How often the lead opened it. */
  opens: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface SandboxAccessExtension {
  /** By how many hours the access lasts longer. */
  hours: number
}

export interface SandboxAccessPage {
  /** The items of this page. */
  data: Array<SandboxAccess>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** What gave the lead the access. `manual`: A person of the site. `api`: A program with an API key. `campaign`: A campaign whose form the lead submitted. `journey`: A step of a journey. */
export type SandboxAccessSource = 'manual' | 'api' | 'campaign' | 'journey'

/** State of the access. `active`: The link leads in. `expiring`: In the last tenth of its life, at least an hour. `expired`: The link is dead, the data waits for its clean-up. `deleted`: The data is gone. */
export type SandboxAccessStatus = 'active' | 'expiring' | 'expired' | 'deleted'

/** What a campaign or a journey waits for before the lead can enter: `room` in the plan, `activation` of the sandbox, or `space` in it. */
export type SandboxAccessWait = 'room' | 'activation' | 'space'

export interface SandboxAllowance {
  /** Name of the account’s plan. `null` if the account has no plan, and so no limits from one. */
  plan: string | null
  /** How many sandboxes the site has. */
  used: number
  /** How many it may have. `null` for no limit. */
  limit: number | null
}

export interface SandboxChanges {
  /** URL of a demo that runs elsewhere, or of the domain of a cPanel account. Taken for `url` and `cpanel`. */
  url?: string
  lead_access?: SandboxLeadAccess
  /** Space it may take, in GB. `null` for no limit. */
  size_gb?: number | null
  /** End of the trial. `null` for none. */
  trial_ends_at?: string | null
  /** When it expires. `null` if it does not. */
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

/** Unit of `cleanup_after`. `hours`: 60 minutes each. `days`: 24 hours each. */
export type SandboxCleanupUnit = 'hours' | 'days'

export interface SandboxDuplicate {
  /** Letters, digits and hyphens, without a hyphen at the start or the end. Unique without regard to case. */
  name: string
}

/** A link into a sandbox. */
export interface SandboxEntry {
  /** URL to open the sandbox at. */
  url: string
  /** When the access ends. `null` if it does not. */
  expires_at: string | null
}

export interface SandboxExpiresTomorrowTrigger {
  /** Always `sandbox_expires_tomorrow`. */
  type: 'sandbox_expires_tomorrow'
  /** IDs of sandboxes. Absent or empty for any sandbox. */
  sandbox_ids?: Array<string>
}

export interface SandboxFailedEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'sandbox.failed'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: SandboxFailedEventData
}

/** What `sandbox.failed` says. */
export interface SandboxFailedEventData {
  /** Why it failed, as a code. */
  failure: string
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

/** Why it failed, or why its last task did. `runtime_missing`: The server has nothing installed that runs WordPress. `wordpress_missing`: The server has no WordPress installed for sandboxes. `address_missing`: The sandbox has no address. Set SANDBOXES_URL on the server, or enter a URL. `start_failed`: WordPress did not start. Retry, or reset the sandbox. `start_slow`: WordPress took too long to start. Retry later. `no_place`: As many sandboxes as the server can run are awake. Try again later. `disk_full`: The disk of the server is full. `snapshot_missing`: There is no snapshot to begin with. `files_missing`: Its files are not on this server: backups and moves leave them out. Build it from a blueprint, or retry to begin with an empty WordPress. `blueprint_missing`: The blueprint that it is built from is not on this server. Upload it again. `blueprint_failed`: A plugin or theme of the blueprint breaks WordPress, or cannot be switched on. `panel_not_configured`: No cPanel server is connected. `panel_unreachable`: The cPanel server does not answer. Check its host and port. `panel_slow`: The cPanel server takes too long to answer. `panel_certificate`: The certificate of the cPanel server is not valid for it. Compare its fingerprint, and pin it. `panel_token_refused`: The cPanel server refuses the token, or the token lacks rights. `panel_refused`: The cPanel server refused it. `panel_name_taken`: The cPanel server has another account of this name. Choose another user name. */
export type SandboxFailure = 'runtime_missing' | 'wordpress_missing' | 'address_missing' | 'start_failed' | 'start_slow' | 'no_place' | 'disk_full' | 'snapshot_missing' | 'files_missing' | 'blueprint_missing' | 'blueprint_failed' | 'panel_not_configured' | 'panel_unreachable' | 'panel_slow' | 'panel_certificate' | 'panel_token_refused' | 'panel_refused' | 'panel_name_taken'

/** `shared`: leads share it. `copy`: each lead gets a copy of it. */
export type SandboxLeadAccess = 'shared' | 'copy'

export interface SandboxLink {
  /** URL that lets the lead in, once. */
  url: string
  /** Until when it can be used. */
  expires_at: string
}

/** State of the machine. `creating`: Being made, or changed; see `task`. `ready`: It runs. `asleep`: Not running; the next request starts it. `failed`: See `failure`, then retry. `deleting`: Being removed. */
export type SandboxMachineStatus = 'creating' | 'ready' | 'asleep' | 'failed' | 'deleting'

export interface SandboxOpenedTrigger {
  /** Always `sandbox_opened`. */
  type: 'sandbox_opened'
  /** IDs of sandboxes. Absent or empty for any sandbox. */
  sandbox_ids?: Array<string>
}

export interface SandboxPage {
  /** The items of this page. */
  data: Array<Sandbox>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Result of the test of the control panel. Every value but `connected` says why it did not answer. `connected`: It answered. `panel_not_configured`: No cPanel server is connected. `panel_unreachable`: The cPanel server does not answer. Check its host and port. `panel_slow`: The cPanel server takes too long to answer. `panel_certificate`: The certificate of the cPanel server is not valid for it. Compare its fingerprint, and pin it. `panel_token_refused`: The cPanel server refuses the token, or the token lacks rights. `panel_refused`: The cPanel server refused it. `panel_name_taken`: The cPanel server has another account of this name. Choose another user name. */
export type SandboxPanelOutcome = 'connected' | 'panel_not_configured' | 'panel_unreachable' | 'panel_slow' | 'panel_certificate' | 'panel_token_refused' | 'panel_refused' | 'panel_name_taken'

export interface SandboxPanelTested {
  outcome: Open<SandboxPanelOutcome>
  /** SHA-256 fingerprint of the certificate that the server showed, to compare and to pin. */
  certificate: string | null
  /** How long it took, in milliseconds. */
  milliseconds: number
}

export interface SandboxReactivation {
  /** Its new end. `null` for none. */
  expires_at: string | null
}

export interface SandboxRuntime {
  /** Whether this server can run WordPress sandboxes. */
  is_ready: boolean
  /** What is missing first. With `command`, run that on the server. `runtime_missing`: The server has nothing installed that runs WordPress. `wordpress_missing`: The server has no WordPress installed for sandboxes. `address_missing`: The sandbox has no address. Set SANDBOXES_URL on the server, or enter a URL. */
  missing?: Open<'runtime_missing' | 'wordpress_missing' | 'address_missing'>
  /** Command to run on the server. */
  command: string
  /** Version of what runs sandboxes. `null` if it is missing. */
  runtime_version: string | null
  /** Number of sandboxes of the whole server that run now. */
  awake: number
  /** Most sandboxes of the whole server that run at once. */
  awake_max: number
  /** How far connections out of a sandbox are cut off. `process`: its process refuses to open any. */
  network: 'process'
}

export interface SandboxSettings {
  /** Space of a new sandbox, in GB. `null` for no limit. */
  size_gb: number | null
  /** How long a lead’s access lasts. `0` for no end. */
  user_data_expiry_hours: number
  /** How long after its end the data is deleted, in `cleanup_unit`. `null` keeps it. */
  cleanup_after: number | null
  cleanup_unit: SandboxCleanupUnit
  /** Minutes without a visit after which a WordPress is stopped. */
  idle_minutes: number
  /** Name of the control panel’s server. Empty for none. */
  panel_host: string
  /** Port of the control panel’s server. */
  panel_port: number
  /** Name to sign in with at the control panel. */
  panel_username: string
  /** Last characters of the API token. */
  panel_token_hint: string | null
  /** Certificate of the control panel that is accepted besides public ones. Empty for none. */
  panel_certificate: string
  /** Hosting package of new accounts. Empty for their size alone. */
  panel_plan: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
}

export interface SandboxSettingsChanges {
  /** Space it may take, in GB. `null` for no limit. */
  size_gb?: number | null
  /** How long a lead’s access lasts, in hours. `0` for no end. */
  user_data_expiry_hours?: number
  /** How long after its end the data is deleted, in `cleanup_unit`. `null` keeps it. */
  cleanup_after?: number | null
  cleanup_unit?: SandboxCleanupUnit
  /** Minutes without a visit after which a WordPress is stopped. */
  idle_minutes?: number
  /** Host of the server. Empty for none. */
  panel_host?: string
  /** Port of the control panel’s server. */
  panel_port?: number
  /** Name to sign in with at the control panel. */
  panel_username?: string
  /** API token of the control panel. It is never returned. */
  panel_token?: string
  /** SHA-256 fingerprint of the only certificate that is accepted, for servers with a certificate of their own making. Empty for certificates that are valid for the host. */
  panel_certificate?: string
  /** Hosting package of new accounts. Empty for their size alone. */
  panel_plan?: string
}

export interface SandboxSpaceOverTrigger {
  /** Always `sandbox_space_over`. */
  type: 'sandbox_space_over'
  /** IDs of sandboxes. Absent or empty for any sandbox. */
  sandbox_ids?: Array<string>
}

/** Status of the subscription. Leads cannot enter one that ended. `active`: Paid, and leads can enter. `trialing`: In its trial, and leads can enter. `expiring`: In the last tenth of its life. `action_required`: Ended less than 72 hours ago; extend it, or it expires. `canceled`: Not renewed; leads can enter until its end. `expired`: It ended, and its data is removed. */
export type SandboxStatus = 'active' | 'trialing' | 'expiring' | 'action_required' | 'canceled' | 'expired'

/** What is being done while the state is `creating`. `create`: The sandbox is being built. `copy`: It is being copied from another one. `snapshot`: A snapshot of it is being taken. `reset`: It is being brought back to its snapshot. `suspend`: It is being put to sleep. `resume`: It is being woken. */
export type SandboxTask = 'create' | 'copy' | 'snapshot' | 'reset' | 'suspend' | 'resume'

/** `wordpress`: a WordPress that runs on this server. `cpanel`: an account on a cPanel server. `url`: a demo that runs elsewhere, of which leads are given the URL and credentials. */
export type SandboxType = 'wordpress' | 'cpanel' | 'url'

export interface SandboxUse {
  /** Type of the object that uses it, such as `campaign`. */
  type: string
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
}

export interface SandboxUses {
  /** The items, all of them: this list has no pages. */
  data: Array<SandboxUse>
}

export interface SavedBlock {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  /** Its blocks, from top to bottom. */
  blocks: Array<ContentBlock>
  /** Number of templates that use the block. */
  template_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface SavedBlockChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** Blocks, from top to bottom. */
  blocks?: Array<ContentBlock>
}

export interface SavedBlockPage {
  /** The items of this page. */
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
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `saved`. */
  type: 'saved'
  /** ID of the saved block. */
  saved_block_id: string
  /** Current content of the saved block. Read-only: ignored in requests. */
  blocks?: Array<ContentBlock>
}

export interface SavedBlockUse {
  /** Type of the object that uses it, such as `template`, `journey` or `broadcast`. */
  type: string
  /** ID of the object that uses it. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  through?: SavedBlockUseThrough
}

/** The object that contains the block and is sent by this one. Absent if it contains the block itself. */
export interface SavedBlockUseThrough {
  /** ID of that object. */
  id: string
  /** Name of that object. */
  name: string
}

export interface SavedBlockUses {
  /** The items, all of them: this list has no pages. */
  data: Array<SavedBlockUse>
}

export interface ScrollTrigger {
  /** Always `scroll`. */
  type: 'scroll'
  /** Share of the page that must have been scrolled, in percent. */
  percent: number
}

export interface SecondFactor {
  /** Second factors that are turned on. Empty if the password is enough. */
  types: Array<SecondFactorType>
  /** How many recovery codes have not been used. */
  recovery_codes_left: number
}

export interface SecondFactorConfirmation {
  type: SecondFactorType
  /** Code of the app or the email. */
  code: string
}

/** `totp`: an authenticator app. `email`: codes sent to the address used for signing in. */
export type SecondFactorType = 'totp' | 'email'

export interface SecondStep {
  /** `second_step.token` from the error `second_factor_needed`. */
  token: string
  type: SecondStepType
  /** Code of the app, the email or the list. */
  code: string
}

export interface SecondStepCodeRequest {
  /** `second_step.token` from the error `second_factor_needed`. */
  token: string
}

/** Included in the error `second_factor_needed`: what `completeSignIn` needs. */
export interface SecondStepNeeded {
  /** Proves the right password to `completeSignIn`. */
  token: string
  /** Ways in which the person can prove the second step. */
  types: Array<SecondStepType>
  /** When the token ends. */
  expires_at: string
}

/** What proves the second step. `totp`: a code of an authenticator app. `email`: a code sent by email. `recovery_code`: one of the codes to keep. */
export type SecondStepType = 'totp' | 'email' | 'recovery_code'

/** Instead of exact times, one interaction and the number of days since. `seen` takes precedence for a popup that it lists. */
export interface SeenBefore {
  /** ID of the popup. Absent for every popup. */
  popup_id?: string
  interaction: Interaction
  /** How many days ago it was. */
  days_ago: number
}

export interface SeenPopup {
  /** ID of the popup. */
  popup_id: string
  /** When it was shown last. Absent if never. */
  shown_at?: string
  /** When it was closed last. Absent if never. */
  closed_at?: string
  /** When its form was submitted last. Absent if never. */
  submitted_at?: string
}

export interface SendAt {
  /** Always `at`. */
  type: 'at'
  /** When it is sent. */
  at: string
}

/** A time in each lead’s time zone. Leads without one use the site’s. */
export interface SendAtLocalTime {
  /** Always `local_time`. */
  type: 'local_time'
  /** Local time without a zone, such as `2027-03-14T09:00`. */
  at: string
  passed: PassedPolicy
}

export interface SendEmailStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `send_email`. */
  type: 'send_email'
  /** ID of the template. */
  template_id: string
  /** ID of the sender. */
  sender_id: string
  /** ID of an earlier `ai_email_writer` step, whose texts the template shows with `{{ ai_subject }}` and `{{ ai_text }}`. */
  ai_step_id?: string
}

/** Always `reached = delivered + not_delivered + unknown + skipped + not_started`. */
export interface SendMetrics {
  /** Emails accepted by the recipient’s server. */
  delivered: number
  /** Emails rejected by the recipient’s server. */
  not_delivered: number
  /** Emails handed off, without an answer whether they were accepted. */
  unknown: number
  /** Emails that were not sent, by a rule. */
  skipped: number
  /** Emails not handed off yet. */
  not_started: number
  /** Why emails were not sent, with numbers. */
  skipped_reasons: Array<SkippedCount>
  /** Emails opened at least once by a person. */
  opened: number
  /** Emails in which a person clicked a link. */
  clicked: number
  /** Leads who unsubscribed by it. */
  unsubscribed: number
}

export interface SendNow {
  /** Always `now`. */
  type: 'now'
}

export interface Sender {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** First name of who writes. */
  first_name: string
  /** Last name of who writes. */
  last_name: string
  /** Email address that it is sent from. */
  email: string
  /** Address that replies go to. */
  reply_to: string
  /** Text at the end of the email, where the template prints it. */
  signature: string
  /** Description for people in the admin. May be empty. */
  description: string
  status: Open<SenderStatus>
  /** Since when it is verified. `null` if it is not. */
  verified_at: string | null
  /** When the email that verifies it was sent last. `null` if never. */
  verification_asked_at: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface SenderChanges {
  /** First name of who writes. */
  first_name?: string
  /** Last name of who writes. */
  last_name?: string
  /** New email address that it is sent from. It must be verified again. */
  email?: string
  /** Address that replies go to. */
  reply_to?: string
  /** Signature at the end of each email, unless the template contains {{ sender.signature }}. */
  signature?: string
  /** Description for people in the admin. May be empty. */
  description?: string
}

/** Deliverability of one sender. A deleted sender has an empty name. */
export interface SenderDeliverability {
  /** ID of the sender. */
  sender_id: string
  /** Name of the sender. */
  name: string
  /** Email address of the sender. */
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
  standing: Open<DeliverabilityStanding>
  /** What to do, most urgent first. */
  advice: Array<DeliverabilityAdvice>
}

export interface SenderPage {
  /** The items of this page. */
  data: Array<Sender>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface SenderReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  /** Always `sender`. */
  type: 'sender'
  /** Name of the sender. */
  name: string
}

/** Whether the sender’s address was confirmed by the link sent to it. `verified`: Confirmed: emails can be sent from it. `not_verified`: Not confirmed: nothing is sent from it. */
export type SenderStatus = 'verified' | 'not_verified'

export interface SendingDomain {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** The domain. */
  domain: string
  status: Open<SendingDomainStatus>
  /** DKIM selector of the signing key. */
  selector: string
  /** DNS records to set, with what DNS has. */
  records: Array<SendingRecord>
  /** Records that were correct at an earlier check and no longer are. Checked once a day. */
  broken: Open<SendingRecordPurpose>[]
  /** Since when it is verified. `null` if it is not. */
  verified_at: string | null
  /** When it was checked last. `null` if never. */
  checked_at: string | null
  probe?: SendingProbe
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface SendingDomainList {
  /** The items, all of them: this list has no pages. */
  data: Array<SendingDomain>
}

/** Whether email from the domain’s senders is signed. `verified`: The key was found in DNS, and email from the domain’s senders is signed. `not_verified`: The key is not in DNS; add the records shown. */
export type SendingDomainStatus = 'verified' | 'not_verified'

export interface SendingLimit {
  /** Domain of the sender’s address. `null` for everything that the site sends. */
  domain: string | null
  /** At most so many per second. `null` for no limit. */
  emails_per_second: number | null
  /** Limit for any 60 minutes, counted in quarter hours. `null` for no limit. */
  emails_per_hour: number | null
  /** When the warm-up began. `null` if there is none. */
  warm_up_started_at: string | null
  warm_up?: WarmUpDay
  /** Emails sent within the last 60 minutes. */
  sent_last_hour: number
  /** Emails sent today, in the site’s time zone. */
  sent_today: number
}

export interface SendingLimitChanges {
  /** Domain of the sender’s address. `null` for everything that the transport sends. */
  domain: string | null
  /** At most so many per second. `null` for no limit. */
  emails_per_second?: number | null
  /** At most so many in 60 minutes. `null` for no limit. */
  emails_per_hour?: number | null
  /** `true` starts the warm-up today if it has not started; `false` ends it. */
  warm_up?: boolean
}

export interface SendingLimits {
  /** The items, all of them: this list has no pages. */
  data: Array<SendingLimit>
  /** The most emails for each day of a warm-up. */
  warm_up_plan: Array<number>
}

/** The last test email, sent to check the DKIM signature from end to end. */
export interface SendingProbe {
  status: Open<ProbeStatus>
  /** What went wrong. `null` if nothing did. */
  reason: string | null
  /** When it was sent. */
  at: string
}

export interface SendingRecord {
  purpose: Open<SendingRecordPurpose>
  type: Open<SendingRecordType>
  /** Name of the record, as DNS providers ask for it. */
  name: string
  /** Exact value to enter. */
  expected: string
  /** Values found in DNS at the last check. */
  found: Array<string>
  status: Open<SendingRecordStatus>
}

/** What the record is for. `dkim`: The key by which recipients check signatures. `dkim_next`: The key that takes over once DNS has it. `spf`: Says which servers may send for the domain. `dmarc`: Says what recipients do with email that is not signed. `return_path`: Leads emails that come back to this server. */
export type SendingRecordPurpose = 'dkim' | 'dkim_next' | 'spf' | 'dmarc' | 'return_path'

/** State of the record. `found`: It is in DNS as shown. `missing`: It is not in DNS; add it. `different`: DNS has another value; correct it. `unknown`: DNS was not queried yet, or did not answer. */
export type SendingRecordStatus = 'found' | 'missing' | 'different' | 'unknown'

/** Type of the DNS record. `TXT`: Holds text. `CNAME`: Leads to another name. */
export type SendingRecordType = 'TXT' | 'CNAME'

export interface SeoCheck {
  code: Open<SeoCheckCode>
  /** Whether the page passes. */
  passed: boolean
  /** Points that it adds to the score when passed. */
  points: number
  /** The number counted, such as characters, words, images or pages. */
  found?: number
}

/** What is checked, as a code that names the fault. The check passes if what is said of it is true. `title_missing`: The page has a title. `title_repeated`: No other page has the title. `description_missing`: The page has a description. `description_length`: The description is as long as search results show. `description_repeated`: No other page has the description. `keyword_missing`: The page has a main keyword. `keyword_repeated`: No other page has the keyword. `keyword_not_in_title`: The keyword is in the title. `keyword_not_in_description`: The keyword is in the description. `keyword_not_in_first_words`: The keyword is among the first words of the text. `heading_missing`: The page has a first heading. `several_first_headings`: There is one first heading only. `headings_out_of_order`: No level of headings is left out. `few_words`: There is enough text. `hard_to_read`: Sentences are short enough to read with ease. `links_missing`: The page links to others. `alt_missing`: Every picture has a text for those who do not see it. `not_indexed`: Search engines may list the page. */
export type SeoCheckCode = 'title_missing' | 'title_repeated' | 'description_missing' | 'description_length' | 'description_repeated' | 'keyword_missing' | 'keyword_repeated' | 'keyword_not_in_title' | 'keyword_not_in_description' | 'keyword_not_in_first_words' | 'heading_missing' | 'several_first_headings' | 'headings_out_of_order' | 'few_words' | 'hard_to_read' | 'links_missing' | 'alt_missing' | 'not_indexed'

/** The owner’s own application at the service. Constant Contact counts the calls of a day by application, over all who use it. The secret is stored encrypted and never returned. */
export interface ServiceApplication {
  /** ID of the application at the service. */
  client_id: string
  /** Secret of the application at the service. */
  client_secret: string
}

/** State of the person on the list there. `subscribed`: They get email from there. `unsubscribed`: They unsubscribed there. `bounced`: Email from there came back. `complained`: They reported email from there as spam. `pending`: They were asked to confirm, and have not. `absent`: Not on it. `archived`: Removed there. */
export type ServiceConsent = 'subscribed' | 'unsubscribed' | 'bounced' | 'complained' | 'pending' | 'absent' | 'archived'

export interface ServiceField {
  /** ID of the field at the service. */
  id: string
  /** Name of the field at the service. */
  name: string
  type: Open<ServiceFieldType>
  /** Values to choose from. Empty for other types. */
  options: Array<string>
  /** Longest value, in characters. `null` for no limit. */
  length_max: number | null
  /** Whether contacts must have a value. */
  required: boolean
  /** Field of leads that it is likely to be: a name, or the ID of a custom field. */
  suggested?: string
  /** Fields of leads whose values it takes. */
  fits: Array<string>
}

export interface ServiceFieldList {
  /** The items, all of them: this list has no pages. */
  data: Array<ServiceField>
}

/** Type of the field at the service. `text`: Any text. `number`: A number. `date`: A day. `datetime`: A day with a time. `boolean`: Yes or no. `choice`: One of several. `choices`: Any of several. `phone`: A phone number. `address`: A postal address. `url`: The URL of a page. `birthday`: A day and month without a year. */
export type ServiceFieldType = 'text' | 'number' | 'date' | 'datetime' | 'boolean' | 'choice' | 'choices' | 'phone' | 'address' | 'url' | 'birthday'

/** Stored encrypted and never returned. */
export interface ServiceKey {
  /** API key of the account at the service. */
  api_key: string
  /** Of ActiveCampaign: the URL of the account, as it stands under Settings, Developer. */
  account_url?: string
}

export interface ServiceList {
  /** ID of the list at the service. */
  id: string
  /** Name of the list at the service. */
  name: string
  /** How many contacts the list has. `null` if unknown. */
  contacts: number | null
}

export interface ServiceListList {
  /** The items, all of them: this list has no pages. */
  data: Array<ServiceList>
}

/** `oauth`: the owner signs in at the service. `key`: by an API key of the account. */
export type ServiceSignIn = 'oauth' | 'key'

export interface ServiceTag {
  /** ID of the tag at the service. */
  id: string
  /** Name of the tag at the service. */
  name: string
}

export interface ServiceTagList {
  /** The items, all of them: this list has no pages. */
  data: Array<ServiceTag>
}

export interface SesTransport {
  /** Region of AWS. */
  region: string
  /** ID of the access key of AWS. */
  access_key_id: string
  /** Name of the configuration set whose events report bounces and complaints. */
  configuration_set: string | null
}

/** A session. Send the token as `Authorization: Bearer …`. The token is shown only once. */
export interface Session {
  /** Bearer token of the session. */
  token: string
  /** When the session ends. */
  expires_at: string
  /** Who is signed in. */
  user: User
}

/** Kind of device on which the session was begun. `desktop`: A computer. `tablet`: A tablet. `mobile`: A phone. */
export type SessionDevice = 'desktop' | 'tablet' | 'mobile'

export interface SetCustomFieldValueStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `set_custom_field_value`. */
  type: 'set_custom_field_value'
  /** ID of the custom field. */
  field_id: string
  /** Value to set. `null` removes it. */
  value: string | number | boolean | null
}

export interface SetField {
  /** Always `set_field`. */
  type: 'set_field'
  /** A lead field that can be changed, or the name of a custom field. */
  field: string
  /** The new value. `null` removes the value. */
  value: string | number | boolean | null
}

export interface SetUp {
  /** Email address to sign in with. */
  email: string
  /** The password. At least 8 characters, or 6 for who may only manage assistants. */
  password: string
  /** The same password again, as typed a second time. */
  password_confirmation?: string
  /** First name. */
  first_name: string
  /** Last name. */
  last_name: string
  language?: Locale
  /** One-time token that the server printed at its first start. */
  token: string
}

/** The colors in use, with defaults in place of empty ones. */
export interface ShownBrandColors {
  /** Colors in light mode. */
  light: BrandColors
  /** Colors in dark mode. */
  dark: BrandColors
}

export interface ShownPassage {
  /** Number by which the text cites it, from 1. */
  number: number
  /** ID of the source of knowledge. */
  source_id: string
  /** Name of the source. */
  source_name: string
  /** Version of the source when it was cited. */
  version: number
  /** Place in the order, from 0. */
  position: number
  /** Headings above the passage. `null` if there are none. */
  heading: string | null
  /** URL that opens the cited passage. `null` for files. */
  url: string | null
  /** Beginning of the passage. */
  excerpt: string
  /** Whether the answer cites it. */
  cited: boolean
  /** Score, higher is better. */
  score: number
  /** Rank in the search by words, from 1. `null` if it was not found so. */
  text_rank: number | null
  /** Rank in the search by meaning, from 1. `null` if it was not found so. */
  vector_rank: number | null
}

export interface SignInCodeRequest {
  /** Email address of the account. */
  email: string
}

export interface SignedInByProvider {
  /** Always `signed_in`. */
  outcome: 'signed_in'
  session: Session
}

export interface SimulatedBranch {
  /** ID of the branch. `null` for `otherwise`. */
  branch_id: string | null
  /** Name of the branch. `null` if it has none. */
  name: string | null
  /** Whether it is taken. */
  taken: boolean
  /** Reason recorded for the decision, or `not_asked` for branches after the one taken. */
  reason: string
  /** The condition, as it stands in the document. */
  rule?: { [key: string]: any | null; }
  /** Values of the lead that the rule uses. */
  values?: { [key: string]: any | null; }
}

export interface SimulatedEmail {
  /** Sender, as recipients see it. */
  from: string
  /** Address of the lead. */
  to: string
  /** Subject line. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** The rendered HTML. */
  html: string
  /** The email as plain text. */
  text: string
  /** Whether it is marketing email. */
  marketing: boolean
  /** Whether a placeholder stands in for a text that the AI would write. */
  placeholder: boolean
}

/** One decision, as a live run would record it at the same time. */
export interface SimulatedEntry {
  /** Number of the decision, from 1. */
  sequence: number
  /** Time at which it happened, in UTC. */
  at: string
  /** Local time in the time zone that the journey uses (`YYYY-MM-DDTHH:MM:SS`). */
  local: string
  /** IANA time zone of the local time. */
  timezone: string
  timezone_source: Open<ZoneSource>
  /** ID of the step in the journey’s document. `null` if it is from none. */
  step_id: string | null
  /** Type of the step. `null` if it is none. */
  step_type: string | null
  /** Kind of the decision, such as `branch_taken`. */
  type: string
  /** Why it was decided so, as a code. */
  reason: string
  /** What was decided, depending on the kind. */
  detail: { [key: string]: any | null; }
  /** Facts that it was decided by, such as values of the lead. */
  facts?: { [key: string]: any | null; }
  /** The email, if the step would send one. */
  email?: SimulatedEmail
  /** The branches that were looked at. */
  branches?: Array<SimulatedBranch>
}

export type SimulatedHappening = ({ type: 'answered' } & QuestionAnswered) | ({ type: 'approval' } & TextApproved) | ({ type: 'audience_joined' } & AudienceJoined) | ({ type: 'audience_left' } & AudienceLeft) | ({ type: 'clicked' } & LinkClicked) | ({ type: 'field_changed' } & FieldChanged) | ({ type: 'opened' } & EmailOpened) | ({ type: 'replied' } & EmailReplied) | ({ type: 'skip_wait' } & WaitSkipped) | ({ type: 'stopped' } & RunStopped) | ({ type: 'tag_added' } & TagAdded) | ({ type: 'tag_removed' } & TagRemoved) | ({ type: 'unsubscribed' } & LeadUnsubscribed)

/** Why this lead would not be enrolled. It is simulated all the same. `suppressed`: The lead’s address is suppressed. `not_matching`: The lead does not meet the journey’s conditions. */
export type SimulatedRefusal = 'suppressed' | 'not_matching'

/** The text that the AI would write at this step. */
export interface SimulatedText {
  /** ID of the step in the journey’s document. */
  step_id: string
  /** Subject line. */
  subject: string
  /** The text. */
  text: string
}

/** Which version is simulated. `draft`: The one that is being edited. `published`: The one that leads enter. */
export type SimulatedVersion = 'draft' | 'published'

export interface Simulation {
  /** ID of the simulated run, which is stored nowhere. */
  run_id: string
  /** When the simulation begins. */
  starts_at: string
  /** When the simulation ends. */
  until: string
  /** Status of the run at the end. */
  status: string
  /** Why it ended so, as a code. `null` while it would go on. */
  reason: string | null
  refusal?: Open<SimulatedRefusal>
  /** Until when it waits. `null` if it does not wait. */
  waits_until: string | null
  /** What it waits for. `null` if it does not wait. */
  waiting_for: string | null
  /** Issues that prevent publishing. They do not prevent the simulation. */
  problems: Array<JourneyProblem>
  /** Time at which one of the lead’s dates enrolls it next, from `starts_at` on. `null` if none does; absent if no trigger is a date. */
  next_trigger_at?: string | null
  /** The decisions, in order. */
  entries: Array<SimulatedEntry>
}

/** With `lead_id`, the simulation uses a real lead; otherwise the one in `lead`. Neither is changed. */
export interface SimulationRequest {
  /** Which version is simulated. Defaults to the draft. */
  version?: SimulatedVersion
  /** ID of the lead. Give it or `lead`. */
  lead_id?: string
  /** A lead that is not stored, in place of `lead_id`. */
  lead?: InventedLead
  /** Time of the visit. Defaults to now. */
  starts_at?: string
  /** Number of days to simulate. Defaults to 90. */
  days?: number
  /** ID that decides which percentage branch the run takes. */
  run_id?: string
  /** What happens to the lead meanwhile, in any order. */
  happenings?: Array<SimulatedHappening>
  /** Texts in place of those that the AI would write. */
  texts?: Array<SimulatedText>
}

export interface Site {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the account. */
  account_id: string
  /** Name of the site, which visitors see in emails and on its pages. */
  name: string
  /** First part of the host at which visitors find the site. */
  subdomain: string
  /** Language in which the site speaks to leads who have none of their own. */
  language: Locale
  /** ISO 4217 currency code. */
  currency: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** IANA time zone, by which days and business hours are counted. */
  timezone: string
  /** Postal address, shown in every marketing email. */
  postal_address: string
  status: Open<SiteStatus>
  /** Whether it belongs to the demo. */
  is_demo: boolean
  /** Whether marketing email is paused for the site. */
  paused: boolean
  /** Whether it was exported to continue elsewhere, and is paused here. */
  moved: boolean
  /** Address of the installation where a moved site continues. Its public paths here (forms, links in emails, pages, widget) redirect there with 308. `null`: they answer 503 `site_elsewhere`. */
  moved_to: string | null
  /** When the backup was made that the site was restored from. The site is paused, because the installation that made the backup may have sent what is due here. `null` once it has been resumed. */
  restored_from: string | null
  database_status: Open<SiteDatabaseStatus>
  /** HTML that loads the widget: put it into the pages once. */
  snippet: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface SiteBilling {
  payments: Open<PaymentSetupStatus>
  /** For Stripe.js. `null` without a key. */
  publishable_key: string | null
  subscription?: Subscription
  /** What is over its limit. */
  exceeded: Array<ExceededAllowance>
}

export interface SiteChangeEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  type: Open<SiteChangeName>
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  /** What caused the event. */
  data: SiteChangeEventData
}

/** What an event is about that says all in its name. */
export interface SiteChangeEventData {
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

/** Name of the event. */
export type SiteChangeName = 'account.plan_set' | 'account_email.reset' | 'account_email.updated' | 'ai_draft.approved' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'api_key.created' | 'api_key.deleted' | 'api_key.reset' | 'api_key.updated' | 'approval.approved' | 'approval.rejected' | 'approval.requested' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'billing.set_up' | 'billing_details.updated' | 'billing_notice.dismissed' | 'brand.updated' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.failed' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'cart.checked_out' | 'cart.item_added' | 'cart.item_removed' | 'cart.item_updated' | 'cart.updated' | 'checkout.canceled' | 'checkout.completed' | 'checkout.started' | 'connection.authorization_started' | 'connection.authorized' | 'connection.created' | 'connection.deleted' | 'connection.disconnected' | 'connection.entries_retried' | 'connection.field_created' | 'connection.import_requested' | 'connection.paused' | 'connection.resumed' | 'connection.sync_requested' | 'connection.updated' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.replied' | 'conversation.returned' | 'coupon.created' | 'coupon.deleted' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'design_settings.updated' | 'domain.checked' | 'domain.created' | 'domain.deleted' | 'domain.failed' | 'domain.verified' | 'email.resent' | 'email.resolved' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'file.deleted' | 'file.uploaded' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'host_settings.updated' | 'identity.connected' | 'identity.disconnected' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'impersonation.ended' | 'impersonation.started' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'incoming_hook.address_replaced' | 'incoming_hook.call_retried' | 'incoming_hook.created' | 'incoming_hook.deleted' | 'incoming_hook.updated' | 'installation.updated' | 'invoice.paid' | 'invoice.payment_failed' | 'invoice.refunded' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'manager.deleted' | 'manager.invitation_resent' | 'manager.invited' | 'manager.joined' | 'manager.updated' | 'marketing_settings.updated' | 'notification_settings.updated' | 'operation.undone' | 'overlay_settings.updated' | 'passkey.created' | 'passkey.deleted' | 'passkey.updated' | 'payment_event.replayed' | 'payment_method.added' | 'payment_method.default_set' | 'payment_method.deleted' | 'person_request.created' | 'plan.created' | 'plan.deleted' | 'plan.updated' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'pricing_page.updated' | 'primary_domain.updated' | 'reconciliation.started' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run_action.created' | 'runs.changed' | 'sandbox.blueprint_applied' | 'sandbox.canceled' | 'sandbox.created' | 'sandbox.deleted' | 'sandbox.expired' | 'sandbox.opened' | 'sandbox.reactivated' | 'sandbox.ready' | 'sandbox.reset' | 'sandbox.resumed' | 'sandbox.snapshot_taken' | 'sandbox.space_over' | 'sandbox.suspended' | 'sandbox.updated' | 'sandbox_settings.updated' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'session.deleted' | 'site.created' | 'site.deleted' | 'site.exported' | 'site.imported' | 'site.paused' | 'site.published' | 'site.resumed' | 'site.unpublished' | 'site.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'subscription.auto_renewal_set' | 'subscription.change_canceled' | 'subscription.changed' | 'subscription.created' | 'subscription.ended' | 'subscription.refunded' | 'subscription.resumed' | 'subscription.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'tracking_settings.updated' | 'unsubscribe_page.updated' | 'user.deletion_canceled' | 'user.deletion_requested' | 'user.password_changed' | 'user.password_set' | 'user.picture_deleted' | 'user.picture_updated' | 'user.recovery_codes_created' | 'user.second_factor_disabled' | 'user.second_factor_enabled' | 'user.signed_out_elsewhere' | 'user.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface SiteChanges {
  /** Name of the site, which visitors see in emails and on its pages. */
  name?: string
  /** First part of the host at which visitors find the site. Unique on the installation. */
  subdomain?: string
  /** Language in which the site speaks to leads who have none of their own. */
  language?: Locale
  /** ISO 4217 code of the currency of the site’s products. */
  currency?: string
  /** Description for people in the admin. May be empty. */
  description?: string
  /** IANA time zone, by which days and business hours are counted. */
  timezone?: string
  /** Postal address. The law asks for it in marketing email, so none is sent without it. */
  postal_address?: string
  /** Address of the installation where the site continues. `null` for none. */
  moved_to?: string | null
}

export interface SiteCondition {
  /** The sites. */
  site_id: SiteIds
  assistant_id?: AssistantIds
}

/** State of the site’s database. `ready`: The site works. `damaged`: The site answers 503 until its database has been restored on the server. */
export type SiteDatabaseStatus = 'ready' | 'damaged'

export interface SiteDomains {
  /** The items, all of them: this list has no pages. */
  data: Array<Domain>
  /** ID of the primary domain. `null` for the site’s subdomain. */
  primary_domain_id: string | null
  /** URL at which visitors find the site. */
  address: string
  /** URL of the site’s subdomain. */
  subdomain_address: string
  /** Host that domains must point to. */
  target: string
}

/** An event of a site, as sent by the stream and to webhook endpoints. */
export type SiteEvent = ({ type: 'account.plan_set' } & SiteChangeEvent) | ({ type: 'account_email.reset' } & SiteChangeEvent) | ({ type: 'account_email.updated' } & SiteChangeEvent) | ({ type: 'ai_draft.approved' } & SiteChangeEvent) | ({ type: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEvent) | ({ type: 'ai_draft.failed' } & AiDraftFailedEvent) | ({ type: 'ai_draft.ready' } & AiDraftReadyEvent) | ({ type: 'ai_draft.rejected' } & SiteChangeEvent) | ({ type: 'ai_provider.removed' } & SiteChangeEvent) | ({ type: 'ai_provider.updated' } & SiteChangeEvent) | ({ type: 'api_key.created' } & SiteChangeEvent) | ({ type: 'api_key.deleted' } & SiteChangeEvent) | ({ type: 'api_key.reset' } & SiteChangeEvent) | ({ type: 'api_key.updated' } & SiteChangeEvent) | ({ type: 'approval.approved' } & SiteChangeEvent) | ({ type: 'approval.rejected' } & SiteChangeEvent) | ({ type: 'approval.requested' } & SiteChangeEvent) | ({ type: 'assistant.archived' } & SiteChangeEvent) | ({ type: 'assistant.created' } & SiteChangeEvent) | ({ type: 'assistant.deleted' } & SiteChangeEvent) | ({ type: 'assistant.published' } & SiteChangeEvent) | ({ type: 'assistant.restored' } & SiteChangeEvent) | ({ type: 'assistant.unarchived' } & SiteChangeEvent) | ({ type: 'assistant.unpublished' } & SiteChangeEvent) | ({ type: 'assistant.updated' } & SiteChangeEvent) | ({ type: 'audience.created' } & SiteChangeEvent) | ({ type: 'audience.deleted' } & SiteChangeEvent) | ({ type: 'audience.leads_added' } & SiteChangeEvent) | ({ type: 'audience.leads_removed' } & SiteChangeEvent) | ({ type: 'audience.recomputed' } & SiteChangeEvent) | ({ type: 'audience.updated' } & SiteChangeEvent) | ({ type: 'automated_email.reset' } & SiteChangeEvent) | ({ type: 'automated_email.updated' } & SiteChangeEvent) | ({ type: 'automated_email.written' } & SiteChangeEvent) | ({ type: 'billing.set_up' } & SiteChangeEvent) | ({ type: 'billing_details.updated' } & SiteChangeEvent) | ({ type: 'billing_notice.dismissed' } & SiteChangeEvent) | ({ type: 'brand.updated' } & SiteChangeEvent) | ({ type: 'broadcast.canceled' } & SiteChangeEvent) | ({ type: 'broadcast.created' } & SiteChangeEvent) | ({ type: 'broadcast.decided' } & SiteChangeEvent) | ({ type: 'broadcast.deleted' } & SiteChangeEvent) | ({ type: 'broadcast.failed' } & SiteChangeEvent) | ({ type: 'broadcast.paused' } & SiteChangeEvent) | ({ type: 'broadcast.progressed' } & SiteChangeEvent) | ({ type: 'broadcast.resumed' } & SiteChangeEvent) | ({ type: 'broadcast.scheduled' } & SiteChangeEvent) | ({ type: 'broadcast.sent' } & SiteChangeEvent) | ({ type: 'broadcast.started' } & SiteChangeEvent) | ({ type: 'broadcast.unscheduled' } & SiteChangeEvent) | ({ type: 'broadcast.updated' } & SiteChangeEvent) | ({ type: 'campaign.archived' } & SiteChangeEvent) | ({ type: 'campaign.created' } & SiteChangeEvent) | ({ type: 'campaign.deactivated' } & SiteChangeEvent) | ({ type: 'campaign.deleted' } & SiteChangeEvent) | ({ type: 'campaign.published' } & SiteChangeEvent) | ({ type: 'campaign.unarchived' } & SiteChangeEvent) | ({ type: 'campaign.updated' } & SiteChangeEvent) | ({ type: 'cart.checked_out' } & SiteChangeEvent) | ({ type: 'cart.item_added' } & SiteChangeEvent) | ({ type: 'cart.item_removed' } & SiteChangeEvent) | ({ type: 'cart.item_updated' } & SiteChangeEvent) | ({ type: 'cart.updated' } & SiteChangeEvent) | ({ type: 'checkout.canceled' } & SiteChangeEvent) | ({ type: 'checkout.completed' } & SiteChangeEvent) | ({ type: 'checkout.started' } & SiteChangeEvent) | ({ type: 'connection.authorization_started' } & SiteChangeEvent) | ({ type: 'connection.authorized' } & SiteChangeEvent) | ({ type: 'connection.created' } & SiteChangeEvent) | ({ type: 'connection.deleted' } & SiteChangeEvent) | ({ type: 'connection.disconnected' } & SiteChangeEvent) | ({ type: 'connection.entries_retried' } & SiteChangeEvent) | ({ type: 'connection.field_created' } & SiteChangeEvent) | ({ type: 'connection.import_requested' } & SiteChangeEvent) | ({ type: 'connection.paused' } & SiteChangeEvent) | ({ type: 'connection.resumed' } & SiteChangeEvent) | ({ type: 'connection.stopped' } & ConnectionStoppedEvent) | ({ type: 'connection.sync_requested' } & SiteChangeEvent) | ({ type: 'connection.updated' } & SiteChangeEvent) | ({ type: 'conversation.answered' } & ConversationAnsweredEvent) | ({ type: 'conversation.attended' } & SiteChangeEvent) | ({ type: 'conversation.closed' } & SiteChangeEvent) | ({ type: 'conversation.corrected' } & SiteChangeEvent) | ({ type: 'conversation.deleted' } & SiteChangeEvent) | ({ type: 'conversation.export_started' } & SiteChangeEvent) | ({ type: 'conversation.joined' } & ConversationJoinedEvent) | ({ type: 'conversation.message_added' } & ConversationMessageAddedEvent) | ({ type: 'conversation.rated' } & ConversationRatedEvent) | ({ type: 'conversation.replied' } & SiteChangeEvent) | ({ type: 'conversation.returned' } & SiteChangeEvent) | ({ type: 'conversation.started' } & ConversationStartedEvent) | ({ type: 'conversation.waiting' } & ConversationWaitingEvent) | ({ type: 'coupon.created' } & SiteChangeEvent) | ({ type: 'coupon.deleted' } & SiteChangeEvent) | ({ type: 'custom_field.created' } & SiteChangeEvent) | ({ type: 'custom_field.deleted' } & SiteChangeEvent) | ({ type: 'custom_field.moved' } & SiteChangeEvent) | ({ type: 'custom_field.restored' } & SiteChangeEvent) | ({ type: 'custom_field.updated' } & SiteChangeEvent) | ({ type: 'design_settings.updated' } & SiteChangeEvent) | ({ type: 'domain.checked' } & SiteChangeEvent) | ({ type: 'domain.created' } & SiteChangeEvent) | ({ type: 'domain.deleted' } & SiteChangeEvent) | ({ type: 'domain.failed' } & SiteChangeEvent) | ({ type: 'domain.verified' } & SiteChangeEvent) | ({ type: 'email.bounced' } & EmailBouncedEvent) | ({ type: 'email.clicked' } & EmailClickedEvent) | ({ type: 'email.complained' } & EmailComplainedEvent) | ({ type: 'email.delivered' } & EmailDeliveredEvent) | ({ type: 'email.link_clicked' } & EmailLinkClickedEvent) | ({ type: 'email.not_delivered' } & EmailNotDeliveredEvent) | ({ type: 'email.opened' } & EmailOpenedEvent) | ({ type: 'email.replied' } & EmailRepliedEvent) | ({ type: 'email.resent' } & SiteChangeEvent) | ({ type: 'email.resolved' } & SiteChangeEvent) | ({ type: 'email.skipped' } & EmailSkippedEvent) | ({ type: 'email.unknown' } & EmailUnknownEvent) | ({ type: 'email_resend.started' } & SiteChangeEvent) | ({ type: 'email_settings.updated' } & SiteChangeEvent) | ({ type: 'email_transport.removed' } & SiteChangeEvent) | ({ type: 'email_transport.tested' } & SiteChangeEvent) | ({ type: 'email_transport.updated' } & SiteChangeEvent) | ({ type: 'event.received' } & EventReceivedEvent) | ({ type: 'event.tracked' } & EventTrackedEvent) | ({ type: 'file.deleted' } & SiteChangeEvent) | ({ type: 'file.uploaded' } & SiteChangeEvent) | ({ type: 'form.submitted' } & FormSubmittedEvent) | ({ type: 'golden_question.created' } & SiteChangeEvent) | ({ type: 'golden_question.deleted' } & SiteChangeEvent) | ({ type: 'golden_question.run_ended' } & SiteChangeEvent) | ({ type: 'golden_question.run_started' } & SiteChangeEvent) | ({ type: 'golden_question.updated' } & SiteChangeEvent) | ({ type: 'host_settings.updated' } & SiteChangeEvent) | ({ type: 'identity.connected' } & SiteChangeEvent) | ({ type: 'identity.disconnected' } & SiteChangeEvent) | ({ type: 'image.deleted' } & SiteChangeEvent) | ({ type: 'image.updated' } & SiteChangeEvent) | ({ type: 'image.uploaded' } & SiteChangeEvent) | ({ type: 'impersonation.ended' } & SiteChangeEvent) | ({ type: 'impersonation.started' } & SiteChangeEvent) | ({ type: 'import.checked' } & SiteChangeEvent) | ({ type: 'import.created' } & SiteChangeEvent) | ({ type: 'import.deleted' } & SiteChangeEvent) | ({ type: 'import.started' } & SiteChangeEvent) | ({ type: 'import.updated' } & SiteChangeEvent) | ({ type: 'incoming_hook.address_replaced' } & SiteChangeEvent) | ({ type: 'incoming_hook.call_retried' } & SiteChangeEvent) | ({ type: 'incoming_hook.created' } & SiteChangeEvent) | ({ type: 'incoming_hook.deleted' } & SiteChangeEvent) | ({ type: 'incoming_hook.lead_captured' } & IncomingHookLeadCapturedEvent) | ({ type: 'incoming_hook.updated' } & SiteChangeEvent) | ({ type: 'installation.updated' } & SiteChangeEvent) | ({ type: 'invoice.paid' } & SiteChangeEvent) | ({ type: 'invoice.payment_failed' } & SiteChangeEvent) | ({ type: 'invoice.refunded' } & SiteChangeEvent) | ({ type: 'journey.created' } & SiteChangeEvent) | ({ type: 'journey.deleted' } & SiteChangeEvent) | ({ type: 'journey.leads_enrolled' } & SiteChangeEvent) | ({ type: 'journey.not_enrolled' } & JourneyNotEnrolledEvent) | ({ type: 'journey.paused' } & SiteChangeEvent) | ({ type: 'journey.published' } & SiteChangeEvent) | ({ type: 'journey.resumed' } & SiteChangeEvent) | ({ type: 'journey.runs_moved' } & SiteChangeEvent) | ({ type: 'journey.switched_off' } & SiteChangeEvent) | ({ type: 'journey.switched_on' } & SiteChangeEvent) | ({ type: 'journey.updated' } & SiteChangeEvent) | ({ type: 'keyword.created' } & SiteChangeEvent) | ({ type: 'keyword.deleted' } & SiteChangeEvent) | ({ type: 'keyword.published' } & SiteChangeEvent) | ({ type: 'keyword.updated' } & SiteChangeEvent) | ({ type: 'keyword.written' } & SiteChangeEvent) | ({ type: 'knowledge_source.created' } & SiteChangeEvent) | ({ type: 'knowledge_source.deleted' } & SiteChangeEvent) | ({ type: 'knowledge_source.read' } & SiteChangeEvent) | ({ type: 'knowledge_source.update_started' } & SiteChangeEvent) | ({ type: 'knowledge_source.updated' } & SiteChangeEvent) | ({ type: 'lead.audience_joined' } & LeadAudienceJoinedEvent) | ({ type: 'lead.audience_left' } & LeadAudienceLeftEvent) | ({ type: 'lead.confirmation_asked' } & LeadEvent) | ({ type: 'lead.confirmed' } & LeadEvent) | ({ type: 'lead.created' } & LeadCreatedEvent) | ({ type: 'lead.erased' } & LeadErasedEvent) | ({ type: 'lead.merge_undone' } & LeadMergeUndoneEvent) | ({ type: 'lead.merged' } & LeadMergedEvent) | ({ type: 'lead.merged_into' } & LeadMergedIntoEvent) | ({ type: 'lead.noted' } & LeadNotedEvent) | ({ type: 'lead.sandbox_assigned' } & LeadSandboxAssignedEvent) | ({ type: 'lead.sandbox_deleted' } & LeadSandboxDeletedEvent) | ({ type: 'lead.sandbox_expired' } & LeadSandboxExpiredEvent) | ({ type: 'lead.sandbox_expires_tomorrow' } & LeadSandboxExpiresTomorrowEvent) | ({ type: 'lead.sandbox_expiring' } & LeadSandboxExpiringEvent) | ({ type: 'lead.sandbox_extended' } & LeadSandboxExtendedEvent) | ({ type: 'lead.sandbox_opened' } & LeadSandboxOpenedEvent) | ({ type: 'lead.sandbox_space_over' } & LeadSandboxSpaceOverEvent) | ({ type: 'lead.subscribed' } & LeadSubscribedEvent) | ({ type: 'lead.tag_added' } & LeadTagAddedEvent) | ({ type: 'lead.tag_removed' } & LeadTagRemovedEvent) | ({ type: 'lead.topics_changed' } & LeadTopicsChangedEvent) | ({ type: 'lead.unsubscribed' } & LeadUnsubscribedEvent) | ({ type: 'lead.updated' } & LeadUpdatedEvent) | ({ type: 'lead_action.started' } & SiteChangeEvent) | ({ type: 'lead_export.started' } & SiteChangeEvent) | ({ type: 'lead_quality.leads_verified' } & SiteChangeEvent) | ({ type: 'lead_quality.updated' } & SiteChangeEvent) | ({ type: 'lead_upsert.received' } & SiteChangeEvent) | ({ type: 'lead_view.created' } & SiteChangeEvent) | ({ type: 'lead_view.deleted' } & SiteChangeEvent) | ({ type: 'lead_view.updated' } & SiteChangeEvent) | ({ type: 'manager.deleted' } & SiteChangeEvent) | ({ type: 'manager.invitation_resent' } & SiteChangeEvent) | ({ type: 'manager.invited' } & SiteChangeEvent) | ({ type: 'manager.joined' } & SiteChangeEvent) | ({ type: 'manager.updated' } & SiteChangeEvent) | ({ type: 'marketing_settings.updated' } & SiteChangeEvent) | ({ type: 'notification_settings.updated' } & SiteChangeEvent) | ({ type: 'operation.canceled' } & OperationCanceledEvent) | ({ type: 'operation.completed' } & OperationCompletedEvent) | ({ type: 'operation.created' } & OperationCreatedEvent) | ({ type: 'operation.failed' } & OperationFailedEvent) | ({ type: 'operation.undone' } & SiteChangeEvent) | ({ type: 'operation.updated' } & OperationUpdatedEvent) | ({ type: 'overlay_settings.updated' } & SiteChangeEvent) | ({ type: 'page.visited' } & PageVisitedEvent) | ({ type: 'passkey.created' } & SiteChangeEvent) | ({ type: 'passkey.deleted' } & SiteChangeEvent) | ({ type: 'passkey.updated' } & SiteChangeEvent) | ({ type: 'payment_event.replayed' } & SiteChangeEvent) | ({ type: 'payment_method.added' } & SiteChangeEvent) | ({ type: 'payment_method.default_set' } & SiteChangeEvent) | ({ type: 'payment_method.deleted' } & SiteChangeEvent) | ({ type: 'person_request.created' } & SiteChangeEvent) | ({ type: 'plan.created' } & SiteChangeEvent) | ({ type: 'plan.deleted' } & SiteChangeEvent) | ({ type: 'plan.updated' } & SiteChangeEvent) | ({ type: 'popup.created' } & SiteChangeEvent) | ({ type: 'popup.deleted' } & SiteChangeEvent) | ({ type: 'popup.published' } & SiteChangeEvent) | ({ type: 'popup.unpublished' } & SiteChangeEvent) | ({ type: 'popup.updated' } & SiteChangeEvent) | ({ type: 'popup.variant_applied' } & SiteChangeEvent) | ({ type: 'pricing_page.updated' } & SiteChangeEvent) | ({ type: 'primary_domain.updated' } & SiteChangeEvent) | ({ type: 'question.answered' } & QuestionAnsweredEvent) | ({ type: 'reconciliation.started' } & SiteChangeEvent) | ({ type: 'research.created' } & SiteChangeEvent) | ({ type: 'research.deleted' } & SiteChangeEvent) | ({ type: 'research.updated' } & SiteChangeEvent) | ({ type: 'retention.updated' } & SiteChangeEvent) | ({ type: 'run.retried' } & SiteChangeEvent) | ({ type: 'run.stopped' } & SiteChangeEvent) | ({ type: 'run.wait_skipped' } & SiteChangeEvent) | ({ type: 'run.webhook_called' } & RunWebhookCalledEvent) | ({ type: 'run_action.created' } & SiteChangeEvent) | ({ type: 'runs.changed' } & SiteChangeEvent) | ({ type: 'sandbox.blueprint_applied' } & SiteChangeEvent) | ({ type: 'sandbox.canceled' } & SiteChangeEvent) | ({ type: 'sandbox.created' } & SiteChangeEvent) | ({ type: 'sandbox.deleted' } & SiteChangeEvent) | ({ type: 'sandbox.expired' } & SiteChangeEvent) | ({ type: 'sandbox.failed' } & SandboxFailedEvent) | ({ type: 'sandbox.opened' } & SiteChangeEvent) | ({ type: 'sandbox.reactivated' } & SiteChangeEvent) | ({ type: 'sandbox.ready' } & SiteChangeEvent) | ({ type: 'sandbox.reset' } & SiteChangeEvent) | ({ type: 'sandbox.resumed' } & SiteChangeEvent) | ({ type: 'sandbox.snapshot_taken' } & SiteChangeEvent) | ({ type: 'sandbox.space_over' } & SiteChangeEvent) | ({ type: 'sandbox.suspended' } & SiteChangeEvent) | ({ type: 'sandbox.updated' } & SiteChangeEvent) | ({ type: 'sandbox_settings.updated' } & SiteChangeEvent) | ({ type: 'saved_block.created' } & SiteChangeEvent) | ({ type: 'saved_block.deleted' } & SiteChangeEvent) | ({ type: 'saved_block.updated' } & SiteChangeEvent) | ({ type: 'sender.created' } & SiteChangeEvent) | ({ type: 'sender.deleted' } & SiteChangeEvent) | ({ type: 'sender.updated' } & SiteChangeEvent) | ({ type: 'sender.verification_asked' } & SiteChangeEvent) | ({ type: 'sender.verified' } & SiteChangeEvent) | ({ type: 'sending_domain.checked' } & SiteChangeEvent) | ({ type: 'sending_domain.created' } & SiteChangeEvent) | ({ type: 'sending_domain.deleted' } & SiteChangeEvent) | ({ type: 'sending_domain.key_rotated' } & SiteChangeEvent) | ({ type: 'sending_domain.probed' } & SiteChangeEvent) | ({ type: 'sending_limits.updated' } & SiteChangeEvent) | ({ type: 'session.deleted' } & SiteChangeEvent) | ({ type: 'site.created' } & SiteChangeEvent) | ({ type: 'site.deleted' } & SiteChangeEvent) | ({ type: 'site.exported' } & SiteChangeEvent) | ({ type: 'site.imported' } & SiteChangeEvent) | ({ type: 'site.paused' } & SiteChangeEvent) | ({ type: 'site.published' } & SiteChangeEvent) | ({ type: 'site.resumed' } & SiteChangeEvent) | ({ type: 'site.unpublished' } & SiteChangeEvent) | ({ type: 'site.updated' } & SiteChangeEvent) | ({ type: 'site_page.created' } & SiteChangeEvent) | ({ type: 'site_page.deleted' } & SiteChangeEvent) | ({ type: 'site_page.not_published' } & SiteChangeEvent) | ({ type: 'site_page.published' } & SiteChangeEvent) | ({ type: 'site_page.restored' } & SiteChangeEvent) | ({ type: 'site_page.scheduled' } & SiteChangeEvent) | ({ type: 'site_page.unpublished' } & SiteChangeEvent) | ({ type: 'site_page.updated' } & SiteChangeEvent) | ({ type: 'site_page_menu.updated' } & SiteChangeEvent) | ({ type: 'subscription.auto_renewal_set' } & SiteChangeEvent) | ({ type: 'subscription.change_canceled' } & SiteChangeEvent) | ({ type: 'subscription.changed' } & SiteChangeEvent) | ({ type: 'subscription.created' } & SiteChangeEvent) | ({ type: 'subscription.ended' } & SiteChangeEvent) | ({ type: 'subscription.refunded' } & SiteChangeEvent) | ({ type: 'subscription.resumed' } & SiteChangeEvent) | ({ type: 'subscription.updated' } & SiteChangeEvent) | ({ type: 'suppression.created' } & SiteChangeEvent) | ({ type: 'suppression.removed' } & SiteChangeEvent) | ({ type: 'suppression_export.started' } & SiteChangeEvent) | ({ type: 'suppression_import.started' } & SiteChangeEvent) | ({ type: 'tag.created' } & SiteChangeEvent) | ({ type: 'tag.deleted' } & SiteChangeEvent) | ({ type: 'tag.leads_added' } & SiteChangeEvent) | ({ type: 'tag.leads_removed' } & SiteChangeEvent) | ({ type: 'tag.updated' } & SiteChangeEvent) | ({ type: 'template.created' } & SiteChangeEvent) | ({ type: 'template.deleted' } & SiteChangeEvent) | ({ type: 'template.disabled' } & SiteChangeEvent) | ({ type: 'template.enabled' } & SiteChangeEvent) | ({ type: 'template.restored' } & SiteChangeEvent) | ({ type: 'template.updated' } & SiteChangeEvent) | ({ type: 'template_folder.created' } & SiteChangeEvent) | ({ type: 'template_folder.deleted' } & SiteChangeEvent) | ({ type: 'template_folder.updated' } & SiteChangeEvent) | ({ type: 'tracking_settings.updated' } & SiteChangeEvent) | ({ type: 'unsubscribe_page.updated' } & SiteChangeEvent) | ({ type: 'user.deletion_canceled' } & SiteChangeEvent) | ({ type: 'user.deletion_requested' } & SiteChangeEvent) | ({ type: 'user.password_changed' } & SiteChangeEvent) | ({ type: 'user.password_set' } & SiteChangeEvent) | ({ type: 'user.picture_deleted' } & SiteChangeEvent) | ({ type: 'user.picture_updated' } & SiteChangeEvent) | ({ type: 'user.recovery_codes_created' } & SiteChangeEvent) | ({ type: 'user.second_factor_disabled' } & SiteChangeEvent) | ({ type: 'user.second_factor_enabled' } & SiteChangeEvent) | ({ type: 'user.signed_out_elsewhere' } & SiteChangeEvent) | ({ type: 'user.updated' } & SiteChangeEvent) | ({ type: 'vector.created' } & SiteChangeEvent) | ({ type: 'vector.deleted' } & SiteChangeEvent) | ({ type: 'vector.synced' } & SiteChangeEvent) | ({ type: 'vector.updated' } & SiteChangeEvent) | ({ type: 'visitor.deleted' } & SiteChangeEvent) | ({ type: 'visitor.linked' } & SiteChangeEvent) | ({ type: 'visitor.unlinked' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.created' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.deleted' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.disabled' } & WebhookEndpointDisabledEvent) | ({ type: 'webhook_endpoint.events_replayed' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.secret_rotated' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.updated' } & SiteChangeEvent)

export interface SiteExport {
  /** Suggested name of the file. */
  name: string
  /** Size in bytes. */
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
  /** IDs of the sites. */
  $in: Array<string>
}

export interface SitePage {
  /** The items of this page. */
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

/** `draft`: popups show in previews only. `published`: they show to visitors. */
export type SiteStatus = 'draft' | 'published'

export interface SiteUsage {
  /** The items, all of them: this list has no pages. */
  data: Array<Meter>
}

export interface SkippedCount {
  /** Why they were not sent, as a code. */
  reason: string
  /** How many were not sent. */
  count: number
}

/** `tls`: encrypted from the start. `starttls`: upgraded before anything is sent. `none`: not encrypted. */
export type SmtpSecurity = 'tls' | 'starttls' | 'none'

export interface SmtpTransport {
  /** Name of the server. */
  host: string
  /** Port of the server. */
  port: number
  security: SmtpSecurity
  /** Name to sign in with. `null` for none. */
  username: string | null
}

/** How the script comes into the page. `page`: It stands in the page. `tag_manager`: A tag manager loads it. */
export type SnippetVia = 'page' | 'tag_manager'

export interface SocialBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `social`. */
  type: 'social'
  /** The links, in order. */
  links: Array<SocialLink>
  align?: BlockAlign
}

export interface SocialLink {
  network: SocialNetwork
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link: string
}

/** Network of the profile, which decides the icon. `instagram`: Instagram. `facebook`: Facebook. `linkedin`: LinkedIn. `x`: X, formerly Twitter. `youtube`: YouTube. `tiktok`: TikTok. `whatsapp`: WhatsApp. `threads`: Threads. `pinterest`: Pinterest. `website`: Any other page. */
export type SocialNetwork = 'instagram' | 'facebook' | 'linkedin' | 'x' | 'youtube' | 'tiktok' | 'whatsapp' | 'threads' | 'pinterest' | 'website'

export interface SpacerBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `spacer`. */
  type: 'spacer'
  /** Height in pixels. */
  height_px: number
}

export interface SpokeWithAssistantTrigger {
  /** Always `spoke_with_assistant`. */
  type: 'spoke_with_assistant'
  /** IDs of assistants. Absent or empty for any assistant. */
  assistant_ids?: Array<string>
  /** Whether only submitting the chat’s form counts. Otherwise, known leads who start a conversation count too. */
  by_form?: boolean
}

/** Why a live run does not continue until another release is started. */
export interface StalledReason {
  /** Stable code. Later versions may add codes. */
  code: StalledReasonCode
  /** Version of the run’s stored state. */
  state_version: number
  /** Why the run stands still, for people. */
  text: string
}

/** `state_version_unknown`: The run was written by a newer release, whose rules are not known here. */
export type StalledReasonCode = 'state_version_unknown'

export interface StartedConversation {
  /** ID of the conversation. */
  conversation_id: string
  /** Secret of the conversation, which the browser keeps to go on with it. */
  secret: string
}

export interface StartedEmailCodes {
  /** Always `email`. */
  type: 'email'
  /** Email address to which the code was sent. */
  sent_to: string
}

export type StartedSecondFactor = ({ type: 'email' } & StartedEmailCodes) | ({ type: 'totp' } & StartedTotp)

export interface StartedTotp {
  /** Always `totp`. */
  type: 'totp'
  /** Secret to enter by hand. Shown only once. */
  secret: string
  /** URI for the QR code (`otpauth://…`). */
  uri: string
}

export interface StarterReference {
  /** What the starter names. */
  type: Open<JourneyReferenceType>
  /** Name of it. */
  name: string
}

export interface StepCount {
  /** ID of the step in the journey’s document. */
  step_id: string
  /** Runs at the step now. */
  live: number
}

/** Always `reached = live + left + completed + stopped + failed`. */
export interface StepMetrics {
  /** ID of the step in the journey’s document. */
  step_id: string
  /** Type of the step. `null` if it is none. */
  step_type: string | null
  /** Whether the step exists only in other versions. */
  gone: boolean
  /** ID of the step whose branch contains it. `null` at the top level. */
  parent_step_id: string | null
  /** ID of the branch that contains the step. `null` in `otherwise` and at the top level. */
  parent_branch_id: string | null
  /** Runs that reached the step. */
  reached: number
  /** Runs that are at this step now. */
  live: number
  /** Runs that went on to the next step. */
  left: number
  /** Runs that reached their goal at this step. */
  completed: number
  /** Runs that were stopped at the step. */
  stopped: number
  /** Runs that failed at the step. */
  failed: number
  send?: SendMetrics
  /** How many runs took each branch. */
  branches?: Array<BranchMetrics>
}

export interface StepMove {
  /** Version of the journey. */
  journey_version: number
  /** ID of the step. `null` for runs that have not begun. */
  step_id: string | null
  /** Type of the step. `null` if it is none. */
  step_type: string | null
  /** How many runs there are. */
  runs: number
  /** How many runs can be moved. */
  movable: number
  /** How many of them would act at once. */
  acts_at_once: number
  reason?: Open<MoveObstacle>
}

export interface StoredFile {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the file. */
  name: string
  /** Media type of the file, such as `application/pdf`. */
  media_type: string
  /** Size in bytes. */
  bytes: number
  /** Number of downloads by visitors. */
  download_count: number
  /** URL from which pages load a web font, to use in the site’s fonts. Absent for other files. */
  font_url?: string
  /** Time of creation, in UTC. */
  created_at: string
}

export interface StoredFilePage {
  /** The items of this page. */
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

/** What decides the winner. Counts people only. `opens`: The subject whose emails were opened by more people. `clicks`: The subject whose links were opened by more people. */
export type SubjectWinnerBy = 'opens' | 'clicks'

export interface Submission {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the popup. */
  popup_id: string
  /** ID of the lead. A hash once the lead has been erased. */
  lead_id: string
  /** Whether the submission created the lead. */
  lead_created: boolean
  /** Values of the form by name, as they were sent. */
  values: { [key: string]: string | number | boolean }
  /** Why values were not stored on the lead, by name. Empty if all were. */
  not_stored: { [key: string]: NotStoredReason; }
  /** Whether the visitor agreed to email. */
  consent: Open<SubmittedConsent>
  /** URL of the page. `null` if unknown. */
  page_url: string | null
  /** URL of the page that led there. `null` if unknown. */
  referrer: string | null
  /** Language of the form (BCP 47). `null` if unknown. */
  locale: string | null
  /** ID of the variant that the visitor saw, or `original`. */
  variant: string | null
  /** IANA time zone of the browser. `null` if unknown. */
  timezone: string | null
  /** Time for which the popup was visible before the submission, in milliseconds. */
  shown_for_ms: number
  /** Time of creation, in UTC. */
  created_at: string
}

export interface SubmissionAccepted {
  /** Always `true`. */
  accepted: true
  /** URL that downloads the campaign’s file. Absent if it has none. */
  download_url?: string
  /** URL of the page that leads into the campaign’s sandbox. Absent if it leads to none. */
  sandbox_url?: string
}

export interface SubmissionPage {
  /** The items of this page. */
  data: Array<Submission>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** What the visitor answered. `given`: They agreed. `declined`: They left the box empty. `not_asked`: The form had no consent. */
export type SubmittedConsent = 'given' | 'declined' | 'not_asked'

/** What pays for the plan. */
export interface Subscription {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  type: Open<SubscriptionType>
  site?: SubscriptionSite
  status: Open<SubscriptionStatus>
  reason?: Open<SubscriptionReason>
  /** What is bought, one entry for each plan. */
  items: Array<SubscriptionItem>
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  interval: BillingInterval
  /** What one interval costs, before discounts and tax. In the smallest unit of the currency. */
  amount: number
  /** Promotion code. `null` for none. */
  promotion_code: string | null
  /** Until when the discount applies. `null` if it does not end, or there is none. */
  discount_ends_at: string | null
  /** Whether it renews itself at the end of the period. */
  auto_renewal: boolean
  /** Next payment. `null` where it does not renew itself. */
  renews_at: string | null
  /** Beginning of the current period. `null` before the first payment. */
  period_start_at: string | null
  /** End of the current period. `null` before the first payment. */
  period_end_at: string | null
  /** End of the trial. `null` for none. */
  trial_ends_at: string | null
  /** When it ends. `null` if no end is set. */
  ends_at: string | null
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Until when the first payment is given back. `null` where it is not. */
  refundable_until: string | null
  /** Change that takes effect at the end of the period. `null` for none. */
  scheduled_change_id: string | null
  /** Change whose payment waits for the buyer’s confirmation (`getSubscriptionChange`). */
  pending_change_id: string | null
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface SubscriptionChange {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the subscription. */
  subscription_id: string
  status: Open<SubscriptionChangeStatus>
  /** What is bought, one entry for each plan. */
  items: Array<SubscriptionChangeItem>
  interval: BillingInterval
  /** ISO 4217 currency code, such as `EUR`. */
  currency: string
  /** What is charged now, with what is given back for the rest of the period. In the smallest unit of the currency. */
  amount_due: number
  /** What one interval costs then, before discounts and tax. In the smallest unit of the currency. */
  next_amount: number
  /** With the answer that shows the price; empty afterwards. */
  lines: Array<PriceLine>
  /** What promotion codes take off of the lines. In the smallest unit of the currency. */
  discount: number
  /** Tax that comes to the lines, as far as it is known. In the smallest unit of the currency. */
  tax: number
  confirmation?: PaymentConfirmation
  /** When it takes effect. `null` for at once. What becomes cheaper does so at the end of the period. */
  effective_at: string | null
  /** Everything that exceeds the new limits. */
  exceeded: Array<ExceededAllowance>
  /** Until when it can be confirmed. */
  expires_at: string
  /** Time of creation, in UTC. */
  created_at: string
}

export interface SubscriptionChangeItem {
  /** ID of the plan. */
  plan_id: string
  /** How many of it. */
  quantity: number
}

/** State of the change. `shown`: Can be confirmed until `expires_at`. `pending`: Being carried out, or its payment waits for the buyer (`confirmation`). `scheduled`: Takes effect at the end of the period. `done`: In effect. `failed`: Not paid, and nothing was changed. `canceled`: Taken back before it took effect. */
export type SubscriptionChangeStatus = 'shown' | 'pending' | 'scheduled' | 'done' | 'failed' | 'canceled'

export interface SubscriptionItem {
  /** ID of the plan. */
  plan_id: string
  /** Name of the plan. */
  plan_name: string
  plan_type: PlanType
  /** How many of the plan. */
  quantity: number
  /** Price of one for an interval. In the smallest unit of the currency. */
  unit_amount: number
}

export interface SubscriptionPage {
  /** The items of this page. */
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
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Empty where the caller does not reach the site. */
  name: string
}

/** `active`: renews itself. `expiring`: ends at `ends_at`. `expired`: not paid for any longer. `cancelled`: ended. What was paid for counts while the status is `active` or `expiring`. */
export type SubscriptionStatus = 'active' | 'expiring' | 'expired' | 'cancelled'

/** `account_plan`: the plan of the account. `site_add_ons`: what a site has beyond it. */
export type SubscriptionType = 'account_plan' | 'site_add_ons'

export interface Suppression {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** The suppressed address. `null` once the person has been erased; the suppression remains. */
  email: string | null
  reason: SuppressionReason
  source: Open<SuppressionSource>
  /** Note of who added it. May be empty. */
  note: string
  /** What the mail server or the report said. */
  evidence: string
  /** ID of the email that bounced or was reported as spam. */
  email_id: string | null
  /** ID of the import that added it. */
  operation_id: string | null
  /** Time of creation, in UTC. */
  created_at: string
  /** Time at which it was removed. The address gets email again. */
  removed_at: string | null
  /** Who removed it. `null` if an import was undone, or the person confirmed that they want email again. */
  removed_by: string | null
  /** Why email to the address is allowed again. `null` while it is not. */
  removal_note: string | null
}

export interface SuppressionPage {
  /** The items of this page. */
  data: Array<Suppression>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `hard_bounce`: the address does not accept email, so nothing is sent to it. All other reasons stop marketing email only: a spam complaint, an unsubscription elsewhere, or a decision by hand. Of several reasons against one address the strongest holds: `hard_bounce`, `complaint`, `unsubscribed`, `manual`, in this order. `unsubscribed` ends when the person confirms by email that they want it again. */
export type SuppressionReason = 'hard_bounce' | 'complaint' | 'unsubscribed' | 'manual'

export interface SuppressionRemoval {
  /** Why email to the address is allowed again. */
  note?: string
}

/** How it became known. `mail_server`: The recipient’s mail server refused an email. `bounce_message`: An email came back. `complaint_report`: The recipient’s provider reported a complaint. `provider`: The provider that sends has the address on its own list. `repeated_failures`: Email to the address failed 3 times in a row for good, or 5 times over 15 days or more. `manual`: A person of the site added it. `import`: An imported file named it. */
export type SuppressionSource = 'mail_server' | 'bounce_message' | 'complaint_report' | 'provider' | 'repeated_failures' | 'manual' | 'import'

/** `active`: no email is sent to the address. `removed`: an owner allowed it again. */
export type SuppressionStatus = 'active' | 'removed'

/** Which value stays when both sides changed it. A value that only one side changed always goes to the other. `ours`: The one here. `theirs`: The one at the service. `newest`: That of the later change. */
export type SyncConflictRule = 'ours' | 'theirs' | 'newest'

export interface SyncEntry {
  /** ID of the lead. */
  lead_id: string
  lead: LeadSummary
  /** Address under which the service knows the person. */
  email: string | null
  status: Open<SyncStatus>
  consent?: Open<ServiceConsent>
  reason?: SyncEntryReason
  /** What happened, and what to do. */
  reason_text?: string
  /** Field there that is at fault. */
  field?: string
  /** Words of the service. */
  detail?: string
  /** When it was sent last. `null` if never. */
  sent_at: string | null
  /** When something was received of the lead last. `null` if never. */
  received_at: string | null
  /** When it is sent again. `null` if it is not. */
  next_attempt_at: string | null
}

export interface SyncEntryPage {
  /** The items of this page. */
  data: Array<SyncEntry>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Why the lead was refused by the service, or left out. `withdrawn`: Unsubscribed, complained or bounced at the service. Only the person’s own new consent, confirmed by the service, brings them back. `forgotten`: Deleted for good at the service. Only its own form brings the person back. `address_invalid`: The service does not take the address. Correct it. `address_too_long`: The service takes no address that long. Use a shorter one. `address_taken`: Another contact at the service has the address. Merge the two there, then retry. `value_invalid`: The service does not take a value. Correct it, or map the field otherwise. `not_found`: The service no longer knows the contact. Retry to add whoever is subscribed. `other`: The service did not take the contact, and says why beside each lead. `not_subscribed`: Not subscribed here. `suppressed`: The address is suppressed and gets no email. `unconfirmed`: The address has not been confirmed yet. `not_chosen`: Has none of the tags and audiences that are synced. `removed_there`: Removed at the service. The lead stays here, and is not added there again. */
export type SyncEntryReason = 'withdrawn' | 'forgotten' | 'address_invalid' | 'address_too_long' | 'address_taken' | 'value_invalid' | 'not_found' | 'other' | 'not_subscribed' | 'suppressed' | 'unconfirmed' | 'not_chosen' | 'removed_there'

export interface SyncRetried {
  /** How many leads are sent again. */
  leads: number
}

export interface SyncRetry {
  /** Only leads that were refused for this reason. Absent for all. */
  reason?: SyncEntryReason
}

/** `waiting`: to be sent. `under_way`: at the service, which has not said yet what became of it. `synced`: both sides have the same. `refused`: the service did not take it. `left_out`: not sent, for the reason. */
export type SyncStatus = 'waiting' | 'under_way' | 'synced' | 'refused' | 'left_out'

export interface SyncTrial {
  /** IDs of the leads. Absent for some that are picked. */
  lead_ids?: Array<string>
}

/** What the sync would do with the lead at the service. `create`: It would add the lead. `update`: It would change values of the lead. `nothing`: The lead is the same there already. `left_out`: It would not send the lead; `reason` says why. */
export type SyncTrialAction = 'create' | 'update' | 'nothing' | 'left_out'

export interface SyncTrialField {
  /** ID of the field at the service. */
  service_field: string
  /** Name of the field at the service. */
  service_name: string
  /** Value that would be sent. */
  value: string
}

export interface SyncTrialLead {
  /** ID of the lead. */
  lead_id: string
  /** Email address of the lead. */
  email: string
  /** What the sync would do. */
  action: Open<SyncTrialAction>
  reason?: SyncEntryReason
  /** What happened, and what to do. */
  reason_text?: string
  /** Values that would be sent. */
  fields: Array<SyncTrialField>
  /** Names of the tags that the contact would have. */
  tags: Array<string>
  /** What the service would not take. */
  refusals: Array<SyncTrialRefusal>
}

export interface SyncTrialRefusal {
  /** ID of the field at the service. Absent if it is about none. */
  field?: string
  /** Why the service would refuse it. */
  reason: SyncEntryReason
  /** What is wrong, for people. */
  text: string
}

export interface SyncTrialResult {
  /** The items, all of them: this list has no pages. */
  data: Array<SyncTrialLead>
}

/** Format of the file. `csv`: text with commas, which every program reads. `xlsx`: a workbook of Excel. */
export type TableFormat = 'csv' | 'xlsx'

export interface Tag {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the tag, unique in the site without regard to case. */
  name: string
  source: Open<TagSource>
  /** How many leads have it. */
  lead_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface TagAdded {
  /** Always `tag_added`. */
  type: 'tag_added'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the tag. */
  tag_id: string
}

export interface TagAddedTrigger {
  /** Always `tag_added`. */
  type: 'tag_added'
  /** IDs of the tags. */
  tag_ids: Array<string>
}

/** What gave the tag. `form`: A form that the lead submitted. `campaign`: A campaign that brought the lead. `journey`: A step of a journey. `import`: An imported file. `incoming_hook`: A form of another product. `api`: A program with an API key. `manual`: A person of the site. `seed`: The demo. */
export type TagAssignmentSource = 'form' | 'campaign' | 'journey' | 'import' | 'incoming_hook' | 'api' | 'manual' | 'seed'

export interface TagChanges {
  /** New name of the tag, unique in the site without regard to case. */
  name: string
}

export interface TagIds {
  /** IDs of the tags. */
  tag_ids: Array<string>
}

export interface TagLeads {
  /** IDs of the leads. */
  lead_ids: Array<string>
  /** Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several. */
  start_journeys?: boolean
}

export interface TagPage {
  /** The items of this page. */
  data: Array<Tag>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface TagReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  /** Always `tag`. */
  type: 'tag'
  /** Name of the tag. */
  name: string
}

export interface TagRemoved {
  /** Always `tag_removed`. */
  type: 'tag_removed'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the tag. */
  tag_id: string
}

/** How the tag was made. `manual`: By a person of the site. `form`: By a form that assigns it. `journey`: By a step of a journey. `import`: By a file that names it. `api`: By a program with an API key. */
export type TagSource = 'manual' | 'form' | 'journey' | 'import' | 'api'

export interface TaggedLeads {
  /** IDs of the leads that were changed. */
  lead_ids: Array<string>
}

export interface TaxId {
  /** Kind as Stripe names it, such as `eu_vat`. */
  type: string
  /** The tax ID. */
  value: string
  status: Open<TaxIdStatus>
  /** When it was checked last. `null` if never. */
  checked_at: string | null
}

/** Result of the check at the authority. `pending`: Not answered yet, as at first. `verified`: The authority knows the number. `unverified`: The authority does not know the number; correct it. `unavailable`: The authority does not answer, or the number cannot be checked. */
export type TaxIdStatus = 'pending' | 'verified' | 'unverified' | 'unavailable'

export interface Template {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
  category: TemplateCategory
  /** ID of the folder that contains it. `null` for none. */
  folder_id: string | null
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** Body as text. For a document, the text part of the email. */
  body_text: string
  document?: EmailDocument
  /** Content for leads who read another language. Everyone else gets the content above, in the site’s language. */
  translations: Array<TemplateTranslation>
  /** Whether it can be used: a disabled one is sent by nothing. */
  enabled: boolean
  /** Whether the document holds a link to unsubscribe. */
  has_unsubscribe_link: boolean
  /** Issues to fix before it is used. */
  problems: Array<TemplateProblem>
  /** Number that increases with every change of the content. Each email records the version it was sent with. */
  content_version: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

/** Marketing emails require a subscribed lead, consent, a postal address and an unsubscribe link. `marketing`: Advertising: sent only to subscribed leads with consent, with a postal address and an unsubscribe link. `transactional`: What the lead asked for, such as a receipt: sent without consent to marketing. */
export type TemplateCategory = 'marketing' | 'transactional'

export interface TemplateChanges {
  /** Name as people in the admin see it. */
  name?: string
  category?: TemplateCategory
  /** ID of the folder that it is in. `null` for none. */
  folder_id?: string | null
  /** Subject line. `{{…}}` stands for values. */
  subject?: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
  /** The same in further languages, one entry each. */
  translations?: Array<NewTemplateTranslation>
}

export interface TemplateFolder {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the folder, unique in the site. */
  name: string
  /** How many templates are in it. */
  template_count: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface TemplateFolderChanges {
  /** Name as people in the admin see it. */
  name?: string
}

export interface TemplateFolderPage {
  /** The items of this page. */
  data: Array<TemplateFolder>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** A hint. It does not prevent saving. */
export interface TemplateHint {
  /** What could be better. */
  code: Open<TemplateHintCode>
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** The number, word or color that the hint is about. */
  name: string
}

/** What could be better, as a code. `clipped`: Gmail cuts emails of this size off; shorten it. `subject_long`: Phones cut the subject off; shorten it. `subject_shouts`: The subject has many capitals or exclamation marks. `preheader_missing`: There is no preview text, so inboxes show the first words. `spam_words`: It has words that spam filters look for. `alt_missing`: A picture has no text for those who do not see it. `picture_missing`: A block has no picture yet. `link_missing`: A button or link leads nowhere yet. `link_not_secure`: A link begins with http://. `contrast_low`: Text is hard to tell from its background. `only_pictures`: There is hardly any text, so nothing shows until pictures load. */
export type TemplateHintCode = 'clipped' | 'subject_long' | 'subject_shouts' | 'preheader_missing' | 'spam_words' | 'alt_missing' | 'picture_missing' | 'link_missing' | 'link_not_secure' | 'contrast_low' | 'only_pictures'

export interface TemplateImport {
  /** HTML of the email, as another product or person made it. */
  html: string
  /** Name of the template. Defaults to the title of the page. */
  name?: string
  /** Subject line. `{{…}}` stands for values. */
  subject?: string
  category?: TemplateCategory
  /** ID of the folder that it is in. `null` for none. */
  folder_id?: string | null
}

export interface TemplateLeftOut {
  /** Kind of what was left out. */
  type: Open<LeftOutType>
  /** The tag, link or image URL as written, or empty. */
  name: string
  /** What to do about it, in the language of the request. */
  advice: string
}

export interface TemplatePage {
  /** The items of this page. */
  data: Array<Template>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface TemplatePreview {
  language: Locale
  /** Subject line. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** The rendered HTML. */
  html: string
  /** The email as plain text. */
  text: string
  /** What prevents sending it. */
  problems: Array<TemplateProblem>
  /** Size of the HTML, in bytes. Gmail clips emails longer than 102 kB. */
  bytes: number
  /** What could be better. */
  hints: Array<TemplateHint>
}

export interface TemplatePreviewRequest {
  /** ID of the lead. */
  lead_id?: string
  /** ID of the sender that it comes from. */
  sender_id?: string
  language?: Locale
  /** An earlier content version to preview instead of the current one. */
  content_version?: number
  /** Subject line. `{{…}}` stands for values. */
  subject?: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader?: string
  /** Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}. */
  body_text?: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
}

export interface TemplateProblem {
  /** Stable code. Later versions may add codes. `no_unsubscribe_link`: A marketing email needs an unsubscribe link; add one. `template_too_long`: It is longer than it may be; `name` is how many characters it may have. `template_too_complex`: It would take too long to fill in; `name` says what does. `template_syntax`: Its Liquid cannot be read; `name` says why. `template_variable_unknown`: It names a variable that does not exist. `template_link_invalid`: A link leads nowhere or is not allowed. `template_block_invalid`: A block lacks something, or has what it must not have. */
  code: Open<'no_unsubscribe_link' | 'template_too_long' | 'template_too_complex' | 'template_syntax' | 'template_variable_unknown' | 'template_link_invalid' | 'template_block_invalid'>
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** The variable or link target that the problem is about. */
  name: string
}

export interface TemplateReference {
  /** How the document refers to it, such as `tag:Welcome`. */
  ref: string
  /** Always `template`. */
  type: 'template'
  /** Name of the template. */
  name: string
  category: TemplateCategory
  /** Subject line. */
  subject: string
  /** Text that email programs show beside the subject. */
  preheader: string
  /** Text of the email, in place of a document. */
  body_text: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
  /** The same in further languages, one entry each. */
  translations?: Array<NewTemplateTranslation>
}

export interface TemplateRestoration {
  /** Version of the content, which counts up with each saved change. */
  content_version: number
}

export interface TemplateTest {
  /** Address to send the test to. */
  to: string
  /** ID of the lead. */
  lead_id?: string
  /** ID of the sender that it comes from. */
  sender_id?: string
  language?: Locale
}

export interface TemplateTestQueued {
  /** Always `true`. */
  queued: true
}

export interface TemplateTranslation {
  language: Locale
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** Text of the email without formatting. */
  body_text: string
  /** Content of the email as blocks. At most 200 blocks, including those in columns and saved blocks, and 300,000 characters as JSON. */
  document?: EmailDocument
}

export interface TemplateUse {
  /** Type of the object that uses it, such as `journey` or `broadcast`. */
  type: string
  /** ID of the object that uses it. */
  id: string
  /** Name as people in the admin see it. */
  name: string
}

export interface TemplateUses {
  /** The items, all of them: this list has no pages. */
  data: Array<TemplateUse>
}

export interface TemplateVariable {
  /** Name as written between braces. */
  name: string
  /** Where the value comes from. */
  source: Open<TemplateVariableSource>
  /** Name as people read it, in the language of `Accept-Language`. */
  label: string
  /** Example of a value. */
  example: string
  /** Whether some recipients may have no value. If so, use `default`. */
  may_be_empty: boolean
}

/** Where the value comes from. `lead`: A field that every lead has. `custom_field`: A field that the site defined. `site`: The site, such as its name. `sender`: The sender of the email. `email`: The email itself, such as its unsubscribe link. */
export type TemplateVariableSource = 'lead' | 'custom_field' | 'site' | 'sender' | 'email'

export interface TemplateVariableUse {
  /** Name of the variable. */
  name: string
  /** Templates that print it. */
  templates: Array<TemplateVariableUser>
}

export interface TemplateVariableUser {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the template. */
  name: string
}

export interface TemplateVariableUses {
  /** The items, all of them: this list has no pages. */
  data: Array<TemplateVariableUse>
}

export interface TemplateVariables {
  /** The items, all of them: this list has no pages. */
  data: Array<TemplateVariable>
}

export interface TemplateVersion {
  /** Version of the content, which counts up with each saved change. */
  content_version: number
  /** Whether this is the current content. */
  is_present: boolean
  category: TemplateCategory
  /** Subject line. `{{…}}` stands for values. */
  subject: string
  /** Text that email programs show beside the subject. May be empty. */
  preheader: string
  /** Languages that it has translations for. */
  languages: Array<Locale>
  /** Time of creation, in UTC. */
  created_at: string
}

export interface TemplateVersionPage {
  /** The items of this page. */
  data: Array<TemplateVersion>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** What became of the test email of a step. `queued`: It is on its way. `template_missing`: Not sent: the step’s template was deleted. `sender_not_verified`: Not sent: the sender’s address is not confirmed. */
export type TestEmailOutcome = 'queued' | 'template_missing' | 'sender_not_verified'

export interface Testimonial {
  /** What they said. */
  quote: string
  /** Name of who is quoted. */
  name: string
  /** What they do, and where. */
  role: string
  /** ID of one of the site’s images. If empty, the image at `url`, or none. */
  image_id: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
}

export interface TestimonialsBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `testimonials`. */
  type: 'testimonials'
  /** Heading above the block. Empty for none. */
  heading: string
  /** How many stand side by side on a wide screen. */
  columns?: number
  /** What customers said, one entry each. */
  testimonials: Array<Testimonial>
}

export interface TextApproved {
  /** Always `approval`. */
  type: 'approval'
  /** Time at which it happened, in UTC. */
  at: string
  /** ID of the step in the journey’s document. */
  step_id: string
  /** Whether the text is approved. */
  approved: boolean
}

export interface TextBlock {
  /** ID of the block, unique within its document. */
  id: string
  show_if?: Filter
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `text`. */
  type: 'text'
  /** Paragraphs and lists. */
  content: Array<RichNode>
  /** Size of the text. */
  size?: TextSize
  /** Color of buttons. If empty, derived from the other colors. */
  color?: string
}

export interface TextRun {
  /** Text of the run. Line breaks are kept. */
  text: string
  /** Whether it is bold. */
  bold?: boolean
  /** Whether it is italic. */
  italic?: boolean
  /** Whether it is underlined. */
  underline?: boolean
  /** Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link. */
  link?: string
}

/** Size of the text, relative to the document’s. `small`: Smaller than running text. `normal`: As running text. `large`: Larger than running text. */
export type TextSize = 'small' | 'normal' | 'large'

export interface TextToTranslate {
  /** Text to translate. */
  text: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  to: string
  /** Names that must not be translated. */
  keep?: Array<string>
}

/** Runs code after a submission; requires `code`, `script_url` or both. The thank-you message is shown as well. */
export interface ThankYouCode {
  /** Always `code`. */
  type: 'code'
  /** JavaScript that runs on the host page, if the page has a nonce. */
  code?: string
  /** URL of a script that is loaded then. */
  script_url?: string
}

export interface ThankYouMessage {
  /** Always `message`. */
  type: 'message'
}

export interface ThankYouRedirect {
  /** Always `redirect`. */
  type: 'redirect'
  /** URL that the visitor is led to. */
  url: string
}

/** Something that happened to a lead. */
export type TimelineEntry = ({ type: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEntry) | ({ type: 'ai_draft.failed' } & AiDraftFailedEntry) | ({ type: 'ai_draft.ready' } & AiDraftReadyEntry) | ({ type: 'conversation.joined' } & ConversationJoinedEntry) | ({ type: 'email.bounced' } & EmailBouncedEntry) | ({ type: 'email.clicked' } & EmailClickedEntry) | ({ type: 'email.complained' } & EmailComplainedEntry) | ({ type: 'email.delivered' } & EmailDeliveredEntry) | ({ type: 'email.not_delivered' } & EmailNotDeliveredEntry) | ({ type: 'email.opened' } & EmailOpenedEntry) | ({ type: 'email.replied' } & EmailRepliedEntry) | ({ type: 'email.skipped' } & EmailSkippedEntry) | ({ type: 'email.unknown' } & EmailUnknownEntry) | ({ type: 'event.received' } & EventReceivedEntry) | ({ type: 'event.tracked' } & EventTrackedEntry) | ({ type: 'form.submitted' } & FormSubmittedEntry) | ({ type: 'incoming_hook.lead_captured' } & IncomingHookLeadCapturedEntry) | ({ type: 'journey.not_enrolled' } & JourneyNotEnrolledEntry) | ({ type: 'lead.audience_joined' } & LeadAudienceJoinedEntry) | ({ type: 'lead.audience_left' } & LeadAudienceLeftEntry) | ({ type: 'lead.confirmation_asked' } & LeadEntry) | ({ type: 'lead.confirmed' } & LeadEntry) | ({ type: 'lead.created' } & LeadCreatedEntry) | ({ type: 'lead.erased' } & LeadErasedEntry) | ({ type: 'lead.merge_undone' } & LeadMergeUndoneEntry) | ({ type: 'lead.merged' } & LeadMergedEntry) | ({ type: 'lead.sandbox_assigned' } & LeadSandboxAssignedEntry) | ({ type: 'lead.sandbox_deleted' } & LeadSandboxDeletedEntry) | ({ type: 'lead.sandbox_expired' } & LeadSandboxExpiredEntry) | ({ type: 'lead.sandbox_expires_tomorrow' } & LeadSandboxExpiresTomorrowEntry) | ({ type: 'lead.sandbox_expiring' } & LeadSandboxExpiringEntry) | ({ type: 'lead.sandbox_extended' } & LeadSandboxExtendedEntry) | ({ type: 'lead.sandbox_opened' } & LeadSandboxOpenedEntry) | ({ type: 'lead.sandbox_space_over' } & LeadSandboxSpaceOverEntry) | ({ type: 'lead.subscribed' } & LeadSubscribedEntry) | ({ type: 'lead.tag_added' } & LeadTagAddedEntry) | ({ type: 'lead.tag_removed' } & LeadTagRemovedEntry) | ({ type: 'lead.topics_changed' } & LeadTopicsChangedEntry) | ({ type: 'lead.unsubscribed' } & LeadUnsubscribedEntry) | ({ type: 'lead.updated' } & LeadUpdatedEntry) | ({ type: 'page.visited' } & PageVisitedEntry) | ({ type: 'question.answered' } & QuestionAnsweredEntry) | ({ type: 'run.webhook_called' } & RunWebhookCalledEntry)

export interface TimelinePage {
  /** The items of this page. */
  data: Array<TimelineEntry>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Where a visitor came from, according to the page’s URL and the referrer. */
export interface Touch {
  /** Time at which it happened, in UTC. */
  at: string
  /** `utm_source` of the first page’s URL. */
  utm_source?: string
  /** `utm_medium` of the first page’s URL. */
  utm_medium?: string
  /** `utm_campaign` of the first page’s URL. */
  utm_campaign?: string
  /** `utm_term` of the first page’s URL. */
  utm_term?: string
  /** `utm_content` of the first page’s URL. */
  utm_content?: string
  /** Click ID of Google Ads. */
  gclid?: string
  /** Click ID of Meta. */
  fbclid?: string
  /** Click ID of Microsoft Advertising. */
  msclkid?: string
  /** URL of the page that led there. */
  referrer?: string
  /** URL of the first page of the visit. */
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
  outcome: Open<TranslationOutcome>
  /** The translation. `null` unless the outcome is `translated`. */
  text: string | null
  /** What was lost, was added or should have been avoided. */
  faults: Array<string>
  /** Name of the AI model. `null` if none was asked. */
  model: string | null
  /** Cost in millionths of a US dollar. */
  cost_usd_micros: number
}

/** Whether there is a translation, or why not. `translated`: The translation is there. `parts_lost`: A name, a link or Liquid is missing in it, twice. `parts_added`: It has a link or Liquid that the text has not, twice. `word_avoided`: It uses a word to avoid, twice. `no_model`: No model is connected. Connect one under Assistants → Provider. `limit_reached`: The spending limit has been reached. `canceled`: It was canceled. `ai_unreadable`: The model’s answer was not what was asked for. `ai_unreachable`: The provider could not be reached. `ai_timeout`: The provider took too long to answer. `ai_busy`: The provider is busy. `ai_no_credit`: The account at the provider has no credit left. `ai_model_gone`: The provider does not offer this model any more. `ai_key_refused`: The provider refused the key. `ai_provider_error`: The provider answered with an error. `ai_refused`: The provider refused to answer. `ai_empty`: There was nothing to write from, or the model wrote nothing. `ai_cut_off`: The answer broke off. */
export type TranslationOutcome = 'translated' | 'parts_lost' | 'parts_added' | 'word_avoided' | 'no_model' | 'limit_reached' | 'canceled' | 'ai_unreadable' | 'ai_unreachable' | 'ai_timeout' | 'ai_busy' | 'ai_no_credit' | 'ai_model_gone' | 'ai_key_refused' | 'ai_provider_error' | 'ai_refused' | 'ai_empty' | 'ai_cut_off'

/** Outcome of the attempt. `delivered`: The recipient’s mail server accepted it. `refused`: It is not accepted, and will not be. `deferred`: Definitely not accepted yet; it can be tried again. `unknown`: Handed off, but no answer was received. */
export type TransportOutcome = 'delivered' | 'refused' | 'deferred' | 'unknown'

/** Present while the transport is failing: emails wait, and one is tried from time to time until it gets through. */
export interface TransportTrouble {
  /** Since when it fails. */
  since: string
  /** Number of consecutive failures. */
  failures: number
  /** Answer of the server, or the error. */
  reason: string
  /** When the next email is tried. */
  next_attempt_at: string
}

export interface UnansweredTopic {
  /** Words that the questions have in common. */
  topic: string
  /** How often it was asked. */
  count: number
  /** The question as last asked. */
  question: string
  /** ID of the conversation in which it was asked last. */
  conversation_id: string
  /** ID of the message that asked it last. */
  message_id: string
  /** When it was asked last. */
  last_at: string
}

export interface UnansweredTopics {
  /** Topics, those asked most often first. */
  data: Array<UnansweredTopic>
}

/** Whether an email with an unknown outcome is sent again. `resend`: It is sent again, and may arrive twice. `do_not_resend`: It is not sent again, and may be missing. */
export type UnknownPolicy = 'resend' | 'do_not_resend'

/** Stops all marketing email to the leads. Only the person can undo this. */
export interface UnsubscribeLeads {
  /** Always `unsubscribe`. */
  type: 'unsubscribe'
}

export interface UnsubscribePage {
  /** Texts by language. */
  texts: UnsubscribePageLanguages
  /** Topics that leads can opt out of. */
  topics: Array<EmailTopic>
  /** IDs of the audiences that leads can leave there. */
  audience_ids: Array<string>
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of the last change. `null` while the page is the built-in one. */
  updated_at: string | null
}

export interface UnsubscribePageChanges {
  /** Texts by language. */
  texts?: UnsubscribePageLanguageChanges
  /** All topics, in order. A topic that is left out is deleted, along with who opted out of it. */
  topics?: Array<EmailTopicChanges>
  /** IDs of audiences that readers can join and leave on the page. Static audiences only. */
  audience_ids?: Array<string>
}

export interface UnsubscribePageLanguageChanges {
  /** The same in English. */
  en?: UnsubscribePageTextChanges
  /** The same in Spanish. */
  es?: UnsubscribePageTextChanges
}

export interface UnsubscribePageLanguages {
  /** The same in English. */
  en: UnsubscribePageTexts
  /** The same in Spanish. */
  es: UnsubscribePageTexts
}

export interface UnsubscribePagePreview {
  /** The rendered HTML. */
  html: string
}

export interface UnsubscribePagePreviewInput {
  language: Locale
  status: UnsubscribePageStatus
  /** The changes. */
  changes?: UnsubscribePageChanges
}

/** State of the page. `opened`: Opened from an email. `saved`: After saving a choice. `left`: After unsubscribing. `asked`: After asking to resubscribe. */
export type UnsubscribePageStatus = 'opened' | 'saved' | 'left' | 'asked'

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
  /** Title of the question whether to stay. */
  prompt_title: string
  /** Text of the question whether to stay. */
  prompt_text: string
  /** Text below the title. */
  message: string
  /** Text on the button. */
  button_text: string
  /** Title above the topics. */
  preferences_title: string
  /** Text on the button that saves the topics. */
  preferences_button_text: string
  /** Text after the topics were saved. */
  preferences_saved_text: string
  /** Text after a choice was saved. */
  success_text: string
  /** Text above the button to come back. */
  resubscribe_message: string
  /** Text on the button to come back. */
  resubscribe_button_text: string
  /** Text after unsubscribing. */
  confirmation_message: string
}

export interface UnsubscribeStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `unsubscribe`. */
  type: 'unsubscribe'
}

export interface UploadedChatFiles {
  /** The items, all of them: this list has no pages. */
  data: Array<ChatFile>
}

export interface UploadedKnowledge {
  /** The items, all of them: this list has no pages. */
  data: Array<KnowledgeSource>
}

/** How the page’s URL is compared. `contains`: The value is a part of it. `equals`: It is the value, and nothing else. `starts_with`: It begins with the value. `pattern`: It matches the value, with `*` for any characters. `query`: By a parameter after the question mark. */
export type UrlMatch = 'contains' | 'equals' | 'starts_with' | 'pattern' | 'query'

export interface UrlRule {
  /** How the URL is compared. */
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
  /** What the plan has and lacks. */
  features: Array<PlanFeature>
}

/** The limit that was reached, and how much of it is used. */
export interface UsedAllowance {
  /** What is limited, such as `sites`. */
  name: string
  /** How much is used. */
  used: number
  /** The limit. */
  limit: number
}

export interface User {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Email address to sign in with. */
  email: string
  /** First name. */
  first_name: string
  /** Last name. */
  last_name: string
  language: Locale
  /** Postal address. Each line may be empty. */
  address: UserAddress
  /** URL of the picture, relative to the API’s base URL. */
  picture_url: string | null
  /** Whether the person has a password. Otherwise they sign in through a provider or with a passkey. */
  has_password: boolean
  /** Whether the email address is confirmed. */
  confirmed: boolean
  /** Whether they may administer the installation. */
  super_administrator: boolean
  /** Time at which the account is erased. Present if the person deleted it; until then they can only restore it. */
  deletes_at?: string
  /** Number that increases with every change. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface UserAddress {
  /** Street and number. */
  line1: string
  /** Further line of the address, such as a floor. */
  line2: string
  /** City. */
  city: string
  /** Postal code. */
  postal_code: string
  /** State or province. */
  region: string
  /** Country. */
  country: string
}

export interface Vector {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the vector, unique in the site. */
  name: string
  /** IDs of its sources. */
  source_ids: Array<string>
  /** Number of documents in all of its sources: files, pages and pairs. */
  file_count: number
  /** Number of passages that answers can draw on. */
  chunk_count: number
  /** Size of what its sources hold, in bytes. */
  bytes: number
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface VectorChanges {
  /** Name as people in the admin see it. */
  name?: string
  /** IDs of the sources. */
  source_ids?: Array<string>
}

export interface VectorPage {
  /** The items of this page. */
  data: Array<Vector>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface VectorSync {
  /** The operations that were started, one for each source. */
  data: Array<Operation>
}

export interface VersionMetrics {
  /** Version of the journey. */
  journey_version: number
  /** Runs enrolled in the period. */
  enrolled: number
  /** Live runs: those that have not ended. */
  live: number
  /** Runs that came to the end or reached the goal. */
  completed: number
  /** Runs that were stopped. */
  stopped: number
  /** Runs that failed. */
  failed: number
}

/** Vertical alignment of columns of different height. `top`: Their upper edges are level. `middle`: Their middles are level. `bottom`: Their lower edges are level. */
export type VerticalAlign = 'top' | 'middle' | 'bottom'

export interface VideoBlock {
  /** ID of the block, unique within its document. */
  id: string
  /** Color of buttons. If empty, derived from the other colors. */
  background_color?: string
  /** Space above the block, in pixels. */
  space_above_px?: number
  /** Space below the block, in pixels. */
  space_below_px?: number
  /** Always `video`. */
  type: 'video'
  /** What the video shows, for people using a screen reader. */
  title: string
  /** URL on YouTube or Vimeo. Nothing is loaded from there until a visitor opens it. */
  video_url: string
  /** ID of the image shown until then. If empty, only the title is shown. */
  image_id: string
  /** Text for readers who do not see the picture. Empty for decoration. */
  alt: string
}

export interface Visit {
  type: Open<VisitType>
  /** Time at which it happened, in UTC. */
  at: string
  /** Name of an event tracked by the page. Absent for page views. */
  name: string | null
  /** URL of the page. `null` if unknown. */
  page_url: string | null
  /** Title of the page. `null` if it has none. */
  title: string | null
  /** URL of the page that led there. `null` if unknown. */
  referrer: string | null
  /** Properties of the event, as the page sent them. */
  properties?: { [key: string]: string | number | boolean }
  /** Time for which the page was visible, in milliseconds. */
  visible_ms: number
  /** How often something on the pages was clicked, typed or sent. */
  interactions: number
}

export interface VisitCounts {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** One entry for each day, oldest first. */
  days: Array<VisitDay>
}

export interface VisitDay {
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
  day: string
  /** People who visited on the day. */
  visitors: number
  /** Visits of people on the day. */
  visits: number
  /** Pages that people visited on the day. */
  pages: number
  /** Time for which pages were visible, in milliseconds. */
  visible_ms: number
  /** Times it was shown to bots. Not included in the other counts. */
  robot_pages: number
}

export interface VisitNews {
  /** End of the previous visit. Absent on the first visit, and once its news has been dismissed. */
  away_since?: string
  /** New items since then. Kinds with nothing new are absent. */
  news: Array<NewsCount>
}

export interface VisitPage {
  /** The items of this page. */
  data: Array<Visit>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `page`: a page was visited. `custom`: an event of your own. */
export type VisitType = 'page' | 'custom'

export interface Visitor {
  /** ID that the browser keeps. */
  uuid: string
  /** ID of the lead that the visitor is. `null` if unknown. */
  lead_id: string | null
  lead?: LeadSummary
  known_by?: Open<VisitorKnownBy>
  /** When the visitor became known. `null` if they are not. */
  linked_at: string | null
  /** When the first page was visited. */
  first_visit: string
  /** When the last page was visited. */
  last_visit: string
  /** How many visits there were. */
  visits: number
  /** How many pages were visited. */
  pages: number
  /** Time for which pages were visible, in milliseconds. */
  time_on_pages_ms: number
  /** How often something on the pages was clicked, typed or sent. */
  interactions: number
  /** Two-letter country code (ISO 3166-1 alpha-2). */
  country_code: string | null
  device?: VisitorDevice
  /** Operating system, from the user agent. `null` if unknown. */
  platform: string | null
  /** Browser, from the user agent. `null` if unknown. */
  browser: string | null
  /** Language of the browser. `null` if unknown. */
  language: string | null
  /** IANA time zone of the browser. `null` if unknown. */
  timezone: string | null
  /** Referrer of the first visit. */
  referrer_url: string | null
  /** Whether it is a bot. */
  is_robot: boolean
  first_touch?: Touch
  last_touch?: Touch
  /** Properties set by the page with `identify`, such as an email address. Not verified. */
  traits: { [key: string]: string; }
}

/** Kind of device, from the user agent. `desktop`: A computer. `tablet`: A tablet. `mobile`: A phone. */
export type VisitorDevice = 'desktop' | 'tablet' | 'mobile'

export type VisitorEvent = ({ type: 'custom' } & CustomEvent) | ({ type: 'identified' } & VisitorIdentified) | ({ type: 'page_left' } & PageLeft) | ({ type: 'page_visited' } & PageVisit) | ({ type: 'popup_closed' } & PopupClosed) | ({ type: 'popup_shown' } & PopupShown)

/** What the rule checks. `referrer` and `utm_…` refer to the first page of the visit and to the current page; a visit ends after 30 minutes without a page view. Without consent, every page view is a visit of its own. `country`: Country, by the address of the request. `device`: Kind of device. `browser`: Family of the browser. `language`: First language of the browser. `referrer`: The page that linked to the site. `utm_source`: Parameter `utm_source` of the URL: who sent the visitor. `utm_medium`: Parameter `utm_medium` of the URL: by which channel. `utm_campaign`: Parameter `utm_campaign` of the URL: for which campaign. `utm_term`: Parameter `utm_term` of the URL: the keyword. `utm_content`: Parameter `utm_content` of the URL: the variant. `visitor`: Whether the visitor was here before. `known_lead`: Whether the visitor is a lead. `tag`: Tags of the lead that the visitor is. */
export type VisitorField = 'country' | 'device' | 'browser' | 'language' | 'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'visitor' | 'known_lead' | 'tag'

export interface VisitorIdentified {
  /** Always `identified`. */
  type: 'identified'
  /** Email address that the page says is the visitor’s. */
  email: string
  /** Proof of the address: its HMAC-SHA-256 with the site’s secret, in hexadecimal. */
  user_hash?: string
}

/** How the visitor became known. `form`: a submitted form. `link`: a signed link. `page`: identified by the page with proof. `owner`: linked by hand. */
export type VisitorKnownBy = 'form' | 'link' | 'page' | 'owner'

export interface VisitorLink {
  /** ID of the lead. */
  lead_id: string
}

/** How the fact of the visitor is compared. `is`: It equals the value. `is_not`: It is anything but the value. `contains`: The value is a part of it. `does_not_contain`: The value is no part of it. `is_empty`: It is not known. `is_not_empty`: It is known, whatever it is. */
export type VisitorOp = 'is' | 'is_not' | 'contains' | 'does_not_contain' | 'is_empty' | 'is_not_empty'

export interface VisitorPage {
  /** The items of this page. */
  data: Array<Visitor>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

export interface VisitorQuestion {
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id?: string
  /** Who the page says the visitor is. */
  user?: NamedVisitor
  /** IANA time zone, used to guess the country if the IP address does not reveal it. */
  timezone?: string
}

export interface VisitorRule {
  field: VisitorField
  /** How the fact is compared. */
  op: VisitorOp
  /** Values of which any one matches. Countries as `ES`, languages as `es` or `es-MX`, tags by ID. */
  values?: Array<string>
}

export interface VisitorSession {
  device?: VisitorDevice
  /** IANA time zone of the browser. */
  timezone?: string
  /** Language of the browser. */
  language?: string
  /** Whether the browser reports that it is controlled by a program. */
  automated?: boolean
}

/** `new`: the first visit of this browser. `returning`: it was here before. */
export type VisitorType = 'new' | 'returning'

export interface Visits {
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id?: string
  /** Value of `lw_visitor` in the URL of a signed link. */
  token?: string
  /** What the browser says of itself. */
  session?: VisitorSession
  /** What happened, in order. */
  events: Array<VisitorEvent>
}

export interface VisitsAccepted {
  /** Always `true`. */
  accepted: true
}

export interface WaitSkipped {
  /** Always `skip_wait`. */
  type: 'skip_wait'
  /** Time at which it happened, in UTC. */
  at: string
}

/** What the run waits for. `delay`: The end of a delay. `open_window`: The next business hours. `delivery`: The email being accepted. `retry`: The next try of a step that failed. `event`: Something that the lead does. `answer`: The lead’s answer to a question. `writing`: The AI, which writes a text. `approval`: A person, who approves a text by the AI. `webhook`: The answer of another system. */
export type WaitingFor = 'delay' | 'open_window' | 'delivery' | 'retry' | 'event' | 'answer' | 'writing' | 'approval' | 'webhook'

export interface WaitingNotification {
  type: Open<AttentionType>
  /** How many wait. */
  count: number
  /** Whether one of them began to wait after the caller last marked them as read. */
  is_new: boolean
}

/** Apple Pay and Google Pay. `active`: offered on the payment page. `inactive`: the domain is not registered at Stripe, or was not verified there; the set-up tries again. `needs_domain`: `PUBLIC_URL` has no public domain with HTTPS. */
export type WalletsStatus = 'active' | 'inactive' | 'needs_domain'

/** Current day of the warm-up. Absent if there is none, or it has ended. */
export interface WarmUpDay {
  /** Day of the warm-up, from 1. */
  day: number
  /** Most emails of the day. */
  emails_max: number
}

export interface WebPage {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the page. */
  name: string
  /** Last part of the page’s URL. Empty for the homepage. */
  handle: string
  type: WebPageType
  status: Open<WebPageStatus>
  /** URL at which visitors find it; of a page that is not published, the one at which they will. */
  url: string
  /** Language of the page (BCP 47). */
  language: string
  /** Whether it is in the site’s menu. */
  in_menu: boolean
  /** Place in the menu, from 0. */
  menu_position: number
  /** ID of the page that it is a translation of. Empty if it is none. */
  translation_of: string
  /** Whether the page has no menu. */
  hide_menu: boolean
  /** Whether the page has no footer. */
  hide_footer: boolean
  /** Title, description and what else search engines read. */
  seo: WebPageSeo
  /** SEO score of the draft, from 0 to 100. */
  seo_score: number
  /** Number that increases with every change of the draft’s content. */
  content_version: number
  /** Handle at which visitors find it now; `handle` is the one after the next publication. */
  published_handle?: string
  published_type?: WebPageType
  /** Version of the content that visitors see. */
  published_version?: number
  /** Whether the draft differs from what is published. */
  has_unpublished_changes: boolean
  /** When it was published last. */
  published_at?: string
  /** Time at which the draft is published automatically. */
  publish_at?: string
  /** Time at which the page is unpublished automatically. */
  unpublish_at?: string
  /** Code, such as `validation_failed`, that says why the draft was not published as scheduled. */
  schedule_problem?: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
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
  type?: WebPageType
  /** Whether it is in the site’s menu. */
  in_menu?: boolean
  /** ID of the page that this page translates. Empty for none. */
  translation_of?: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
  /** Whether the page has no menu. */
  hide_menu?: boolean
  /** Whether the page has no footer. */
  hide_footer?: boolean
  /** Title, description and what else search engines read. */
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
  /** Day in the site’s time zone (`YYYY-MM-DD`). */
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
  /** Name of the page. */
  name?: string
  /** Path of the page, unique on the site: letters from a to z, digits and single hyphens between them. Converted to lowercase. */
  handle?: string
  /** Language of the texts. Defaults to the site’s. */
  language?: Locale
  /** ID of the popup whose form the page shows. */
  popup_id?: string
}

export interface WebPageImport {
  /** URL of the page to import. */
  url: string
  /** Name of the template. Defaults to the title of the page. */
  name?: string
}

export interface WebPageLeftOut {
  /** Kind of what was left out. */
  type: Open<WebPageLeftOutType>
  /** URL or name of what was left out, or empty. */
  name: string
}

/** What was left out. `script`: A script: pages run none. `form`: A form; put a block with a form there. `frame`: Content of another page. `media`: Video or sound. `image`: An image that is not available, a vector graphic, or beyond the maximum number. `button`: A button without a link. `table`: A table: its cells became paragraphs. `navigation`: Menus and footers. `rest`: Content beyond the maximum size of a page. */
export type WebPageLeftOutType = 'script' | 'form' | 'frame' | 'media' | 'image' | 'button' | 'table' | 'navigation' | 'rest'

/** Results of a popup on the page. The name is `null` once the popup is deleted. `shown` does not count forms embedded in the page. */
export interface WebPagePopup {
  /** ID of the popup. */
  popup_id: string
  /** Name of the popup. `null` if it was deleted. */
  name: string | null
  /** How often it was shown on the page. */
  shown: number
  /** How often its form was submitted on the page. */
  submitted: number
}

export interface WebPagePreview {
  /** The rendered page. Empty if there are problems. */
  html: string
  /** Size of the page in bytes. */
  bytes: number
  /** What is wrong, one entry each. Empty if nothing is. */
  problems: Array<WebPageProblem>
  /** How well it can be found, from 0 to 100. */
  seo_score: number
  /** What was checked, and what it adds to the score. */
  seo_checks: Array<SeoCheck>
}

export interface WebPagePreviewRequest {
  /** A published content version to preview instead of the draft. */
  content_version?: number
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
  /** Whether the page has no menu. */
  hide_menu?: boolean
  /** Whether the page has no footer. */
  hide_footer?: boolean
  /** Title, description and what else search engines read. */
  seo?: WebPageSeo
  document?: PageDocument
  /** Unsaved brand changes to preview the page with. */
  brand?: BrandChanges
}

/** An issue that prevents saving. */
export interface WebPageProblem {
  /** JSON pointer into the object, to what the entry is about. */
  pointer: string
  /** Stable code. Later versions may add codes. */
  code: string
}

export interface WebPageRestoration {
  /** Version of the content, which counts up with each saved change. */
  content_version: number
}

export interface WebPageResults {
  /** First day, inclusive (`YYYY-MM-DD`). */
  from: string
  /** Last day, inclusive (`YYYY-MM-DD`). */
  to: string
  /** Whether the site tracks visits at present. */
  tracked: boolean
  /** Sums over the whole period. */
  totals: WebPageCounts
  /** One entry for each day, oldest first. */
  days: Array<WebPageDay>
  /** Results of each popup on the page. */
  popups: Array<WebPagePopup>
}

export interface WebPageSchedule {
  /** When it is published by itself. `null` for not. */
  publish_at: string | null
  /** When it is unpublished by itself. `null` for not. */
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

/** `draft`: visitors do not see it. `published`: they do. */
export type WebPageStatus = 'draft' | 'published'

export interface WebPageSummary {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name of the page. */
  name: string
  /** Last part of the page’s URL. Empty for the homepage. */
  handle: string
  type: WebPageType
  status: Open<WebPageStatus>
  /** URL at which visitors find it; of a page that is not published, the one at which they will. */
  url: string
  /** Language of the page (BCP 47). */
  language: string
  /** Whether it is in the site’s menu. */
  in_menu: boolean
  /** Place in the menu, from 0. */
  menu_position: number
  /** ID of the page that it is a translation of. Empty if it is none. */
  translation_of: string
  /** Whether the page has no menu. */
  hide_menu: boolean
  /** Whether the page has no footer. */
  hide_footer: boolean
  /** Title, description and what else search engines read. */
  seo: WebPageSeo
  /** SEO score of the draft, from 0 to 100. */
  seo_score: number
  /** Number that increases with every change of the draft’s content. */
  content_version: number
  /** Handle at which visitors find it now; `handle` is the one after the next publication. */
  published_handle?: string
  published_type?: WebPageType
  /** Version of the content that visitors see. */
  published_version?: number
  /** Whether the draft differs from what is published. */
  has_unpublished_changes: boolean
  /** When it was published last. */
  published_at?: string
  /** Time at which the draft is published automatically. */
  publish_at?: string
  /** Time at which the page is unpublished automatically. */
  unpublish_at?: string
  /** Code, such as `validation_failed`, that says why the draft was not published as scheduled. */
  schedule_problem?: string
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface WebPageSummaryPage {
  /** The items of this page. */
  data: Array<WebPageSummary>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** What the page is for. `homepage`: Served at the site’s own URL; there is one. `custom`: Any other page of the site. `landing`: Where a campaign leads; usually without a menu. `thank_you`: Shown after a form was submitted; excluded from search results. */
export type WebPageType = 'homepage' | 'custom' | 'landing' | 'thank_you'

export interface WebPageUse {
  /** Type of the object that uses it, such as `popup`, `template` or `knowledge_source`. */
  type: string
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** Name as people in the admin see it. */
  name: string
}

export interface WebPageUses {
  /** The items, all of them: this list has no pages. */
  data: Array<WebPageUse>
}

export interface WebPageVersion {
  /** Version of the content, which counts up with each saved change. */
  content_version: number
  /** Whether visitors see this version. */
  is_published: boolean
  /** Language of the texts, such as `en` or `pt-BR`. */
  language: string
  /** Whether the page has no menu. */
  hide_menu: boolean
  /** Whether the page has no footer. */
  hide_footer: boolean
  /** Title, description and what else search engines read. */
  seo: WebPageSeo
  /** Time of creation, in UTC. */
  created_at: string
}

export interface WebPageVersionPage {
  /** The items of this page. */
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
  /** Time at which it happened, in UTC. */
  at: string
  /** Duration of the request, in milliseconds. */
  milliseconds: number
  /** HTTP status of the answer. `null` if there was none. */
  status: number | null
  error?: Open<WebhookAttemptError>
  /** First 4096 bytes of the response. `null` once the person that the event is about has been erased. */
  response_body: string | null
}

/** Why the attempt failed. `address_not_public`: The URL leads into a private network. `unreachable`: No connection could be made. `timeout`: The server did not answer in time. `url_invalid`: The URL cannot be used; correct it. `redirect`: The server redirects, which is not followed; enter the final URL. `status`: The server answered another status than 2xx. `event_forgotten`: The event was deleted meanwhile. */
export type WebhookAttemptError = 'address_not_public' | 'unreachable' | 'timeout' | 'url_invalid' | 'redirect' | 'status' | 'event_forgotten'

export interface WebhookDelivery {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the event, sent as `webhook-id`. */
  event_id: string
  /** Name of the event. */
  event_name: string
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
  status: Open<WebhookDeliveryStatus>
  /** How often it was tried. */
  attempts: number
  /** HTTP status code of the last attempt. `null` if there was no response. */
  response_status: number | null
  /** Time of the next attempt. `null` once it has ended. */
  next_attempt_at: string | null
  /** Time of creation, in UTC. */
  created_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
}

export interface WebhookDeliveryDetails {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** ID of the event, sent as `webhook-id`. */
  event_id: string
  /** Name of the event. */
  event_name: string
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
  status: Open<WebhookDeliveryStatus>
  /** How often it was tried. */
  attempts: number
  /** HTTP status code of the last attempt. `null` if there was no response. */
  response_status: number | null
  /** Time of the next attempt. `null` once it has ended. */
  next_attempt_at: string | null
  /** Time of creation, in UTC. */
  created_at: string
  /** When it ended. `null` while it has not. */
  ended_at: string | null
  /** Body of the request. `null` once the event is no longer stored. */
  request_body: string | null
  /** The attempts, oldest first. */
  tries: Array<WebhookAttempt>
}

export interface WebhookDeliveryPage {
  /** The items of this page. */
  data: Array<WebhookDelivery>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** State of the delivery. `pending`: Not delivered yet; tried again at `next_attempt_at`. `succeeded`: The server answered 2xx. `failed`: Given up. `canceled`: The endpoint was disabled or deleted. */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** Why it is disabled. `person`: A person or a program disabled it. `failing`: All deliveries failed for 120 hours. `gone`: The server answered 410. */
export type WebhookDisabledBecause = 'person' | 'failing' | 'gone'

export interface WebhookEndpoint {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** URL to which events are posted. */
  url: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events: Array<WebhookEventName>
  format: WebhookFormat
  status: WebhookEndpointStatus
  disabled_because?: Open<WebhookDisabledBecause>
  /** Time of the first failure since the last success. `null` while deliveries succeed. */
  failing_since: string | null
  /** Time until which nothing is sent because too many attempts failed in a row; it doubles with each further one, up to an hour. Tests and resent deliveries are sent at once and end it. `null` while events are sent as they happen. */
  held_until: string | null
  /** When a delivery succeeded last. `null` if none has. */
  last_succeeded_at: string | null
  /** Whether the caller may see all events of the endpoint, which is needed to change it, to read what it was sent, and to send it again. */
  manageable: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
}

export interface WebhookEndpointChanges {
  /** URL of a publicly reachable server. Redirects are not followed. */
  url?: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events?: Array<WebhookEventName>
  /** Description for people in the admin. May be empty. */
  description?: string
  format?: WebhookFormat
  status?: WebhookEndpointStatus
}

export interface WebhookEndpointDisabledEvent {
  /** ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored. */
  id: string
  /** Name of the event. */
  type: 'webhook_endpoint.disabled'
  /** Time of the event, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: WebhookEndpointDisabledEventData
}

/** What `webhook_endpoint.disabled` says. */
export interface WebhookEndpointDisabledEventData {
  /** Why it is disabled. `failing`: all deliveries failed for 120 hours. `gone`: the server answered 410. */
  because: Open<WebhookDisabledBecause>
  /** ID of the bulk operation that made the change. */
  operation_id?: string
  /** Present if the change starts no journeys because it was part of a bulk change. */
  suppress_triggers?: true
  /** ID of the object that the event is about. `null` if it is about none. */
  subject_id: string | null
  /** ID of the lead that the event is about. `null` if it is about none. */
  lead_id: string | null
}

export interface WebhookEndpointPage {
  /** The items of this page. */
  data: Array<WebhookEndpoint>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** Whether events are sent to the endpoint. `enabled`: Events are sent. `disabled`: Nothing is sent; see `disabled_because`. */
export type WebhookEndpointStatus = 'enabled' | 'disabled'

export interface WebhookEndpointWithSecret {
  /** Unique ID. It begins with a prefix for the type of object. */
  id: string
  /** URL to which events are posted. */
  url: string
  /** Description for people in the admin. May be empty. */
  description: string
  /** Names of events, or `*` for all events, including those added in later versions. Only events that the caller may read can be subscribed to. Empty for an endpoint that only journeys call. */
  events: Array<WebhookEventName>
  format: WebhookFormat
  status: WebhookEndpointStatus
  disabled_because?: Open<WebhookDisabledBecause>
  /** Time of the first failure since the last success. `null` while deliveries succeed. */
  failing_since: string | null
  /** Time until which nothing is sent because too many attempts failed in a row; it doubles with each further one, up to an hour. Tests and resent deliveries are sent at once and end it. `null` while events are sent as they happen. */
  held_until: string | null
  /** When a delivery succeeded last. `null` if none has. */
  last_succeeded_at: string | null
  /** Whether the caller may see all events of the endpoint, which is needed to change it, to read what it was sent, and to send it again. */
  manageable: boolean
  /** Number that increases with every change; also returned as the `ETag`. */
  version: number
  /** Time of creation, in UTC. */
  created_at: string
  /** Time of the last change, in UTC. */
  updated_at: string
  /** Secret to verify signatures with: `whsec_` followed by base64. Shown only once. */
  secret: string
}

/** The body that endpoints get of the event. */
export interface WebhookEvent {
  /** ID of the event, by which Zapier and Make know what they have seen. */
  id: string
  /** Name of the event, such as `lead.created`. */
  type: string
  /** Time of the event. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  /** What the event says, by its type; always with `subject_id` and `lead_id`. */
  data: { [key: string]: any | null; }
}

/** Name of an event. `*`: every event. */
export type WebhookEventName = '*' | 'ai_draft.approved' | 'ai_draft.awaiting_approval' | 'ai_draft.failed' | 'ai_draft.ready' | 'ai_draft.rejected' | 'ai_provider.removed' | 'ai_provider.updated' | 'approval.approved' | 'approval.rejected' | 'approval.requested' | 'assistant.archived' | 'assistant.created' | 'assistant.deleted' | 'assistant.published' | 'assistant.restored' | 'assistant.unarchived' | 'assistant.unpublished' | 'assistant.updated' | 'audience.created' | 'audience.deleted' | 'audience.leads_added' | 'audience.leads_removed' | 'audience.recomputed' | 'audience.updated' | 'automated_email.reset' | 'automated_email.updated' | 'automated_email.written' | 'broadcast.canceled' | 'broadcast.created' | 'broadcast.decided' | 'broadcast.deleted' | 'broadcast.failed' | 'broadcast.paused' | 'broadcast.progressed' | 'broadcast.resumed' | 'broadcast.scheduled' | 'broadcast.sent' | 'broadcast.started' | 'broadcast.unscheduled' | 'broadcast.updated' | 'campaign.archived' | 'campaign.created' | 'campaign.deactivated' | 'campaign.deleted' | 'campaign.published' | 'campaign.unarchived' | 'campaign.updated' | 'connection.authorization_started' | 'connection.authorized' | 'connection.created' | 'connection.deleted' | 'connection.disconnected' | 'connection.entries_retried' | 'connection.field_created' | 'connection.import_requested' | 'connection.paused' | 'connection.resumed' | 'connection.stopped' | 'connection.sync_requested' | 'connection.updated' | 'conversation.answered' | 'conversation.attended' | 'conversation.closed' | 'conversation.corrected' | 'conversation.deleted' | 'conversation.export_started' | 'conversation.joined' | 'conversation.message_added' | 'conversation.rated' | 'conversation.replied' | 'conversation.returned' | 'conversation.started' | 'conversation.waiting' | 'custom_field.created' | 'custom_field.deleted' | 'custom_field.moved' | 'custom_field.restored' | 'custom_field.updated' | 'email.bounced' | 'email.clicked' | 'email.complained' | 'email.delivered' | 'email.link_clicked' | 'email.not_delivered' | 'email.opened' | 'email.replied' | 'email.resent' | 'email.resolved' | 'email.skipped' | 'email.unknown' | 'email_resend.started' | 'email_settings.updated' | 'email_transport.removed' | 'email_transport.tested' | 'email_transport.updated' | 'event.received' | 'event.tracked' | 'file.deleted' | 'file.uploaded' | 'form.submitted' | 'golden_question.created' | 'golden_question.deleted' | 'golden_question.run_ended' | 'golden_question.run_started' | 'golden_question.updated' | 'image.deleted' | 'image.updated' | 'image.uploaded' | 'import.checked' | 'import.created' | 'import.deleted' | 'import.started' | 'import.updated' | 'incoming_hook.address_replaced' | 'incoming_hook.call_retried' | 'incoming_hook.created' | 'incoming_hook.deleted' | 'incoming_hook.lead_captured' | 'incoming_hook.updated' | 'journey.created' | 'journey.deleted' | 'journey.leads_enrolled' | 'journey.not_enrolled' | 'journey.paused' | 'journey.published' | 'journey.resumed' | 'journey.runs_moved' | 'journey.switched_off' | 'journey.switched_on' | 'journey.updated' | 'keyword.created' | 'keyword.deleted' | 'keyword.published' | 'keyword.updated' | 'keyword.written' | 'knowledge_source.created' | 'knowledge_source.deleted' | 'knowledge_source.read' | 'knowledge_source.update_started' | 'knowledge_source.updated' | 'lead.audience_joined' | 'lead.audience_left' | 'lead.confirmation_asked' | 'lead.confirmed' | 'lead.created' | 'lead.erased' | 'lead.merge_undone' | 'lead.merged' | 'lead.merged_into' | 'lead.noted' | 'lead.sandbox_assigned' | 'lead.sandbox_deleted' | 'lead.sandbox_expired' | 'lead.sandbox_expires_tomorrow' | 'lead.sandbox_expiring' | 'lead.sandbox_extended' | 'lead.sandbox_opened' | 'lead.sandbox_space_over' | 'lead.subscribed' | 'lead.tag_added' | 'lead.tag_removed' | 'lead.topics_changed' | 'lead.unsubscribed' | 'lead.updated' | 'lead_action.started' | 'lead_export.started' | 'lead_quality.leads_verified' | 'lead_quality.updated' | 'lead_upsert.received' | 'lead_view.created' | 'lead_view.deleted' | 'lead_view.updated' | 'operation.canceled' | 'operation.completed' | 'operation.created' | 'operation.failed' | 'operation.undone' | 'operation.updated' | 'page.visited' | 'popup.created' | 'popup.deleted' | 'popup.published' | 'popup.unpublished' | 'popup.updated' | 'popup.variant_applied' | 'question.answered' | 'research.created' | 'research.deleted' | 'research.updated' | 'retention.updated' | 'run.retried' | 'run.stopped' | 'run.wait_skipped' | 'run.webhook_called' | 'run_action.created' | 'sandbox.blueprint_applied' | 'sandbox.canceled' | 'sandbox.created' | 'sandbox.deleted' | 'sandbox.expired' | 'sandbox.failed' | 'sandbox.opened' | 'sandbox.reactivated' | 'sandbox.ready' | 'sandbox.reset' | 'sandbox.resumed' | 'sandbox.snapshot_taken' | 'sandbox.space_over' | 'sandbox.suspended' | 'sandbox.updated' | 'sandbox_settings.updated' | 'saved_block.created' | 'saved_block.deleted' | 'saved_block.updated' | 'sender.created' | 'sender.deleted' | 'sender.updated' | 'sender.verification_asked' | 'sender.verified' | 'sending_domain.checked' | 'sending_domain.created' | 'sending_domain.deleted' | 'sending_domain.key_rotated' | 'sending_domain.probed' | 'sending_limits.updated' | 'site_page.created' | 'site_page.deleted' | 'site_page.not_published' | 'site_page.published' | 'site_page.restored' | 'site_page.scheduled' | 'site_page.unpublished' | 'site_page.updated' | 'site_page_menu.updated' | 'suppression.created' | 'suppression.removed' | 'suppression_export.started' | 'suppression_import.started' | 'tag.created' | 'tag.deleted' | 'tag.leads_added' | 'tag.leads_removed' | 'tag.updated' | 'template.created' | 'template.deleted' | 'template.disabled' | 'template.enabled' | 'template.restored' | 'template.updated' | 'template_folder.created' | 'template_folder.deleted' | 'template_folder.updated' | 'unsubscribe_page.updated' | 'vector.created' | 'vector.deleted' | 'vector.synced' | 'vector.updated' | 'visitor.deleted' | 'visitor.linked' | 'visitor.unlinked' | 'webhook_endpoint.created' | 'webhook_endpoint.deleted' | 'webhook_endpoint.disabled' | 'webhook_endpoint.events_replayed' | 'webhook_endpoint.secret_rotated' | 'webhook_endpoint.updated'

export interface WebhookEventPage {
  /** The items of this page. */
  data: Array<WebhookEvent>
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Value of `cursor` for the next page. `null` on the last page. */
  next_cursor: string | null
}

/** `standard`: the event as JSON. `slack`: `{ "text": … }` in the site’s language, with the lead’s email address and a link, for the incoming webhooks of Slack and its like. */
export type WebhookFormat = 'standard' | 'slack'

/** Body of a request to a webhook endpoint: a `SiteEvent`, or a test. */
export type WebhookPayload = ({ type: 'account.plan_set' } & SiteChangeEvent) | ({ type: 'account_email.reset' } & SiteChangeEvent) | ({ type: 'account_email.updated' } & SiteChangeEvent) | ({ type: 'ai_draft.approved' } & SiteChangeEvent) | ({ type: 'ai_draft.awaiting_approval' } & AiDraftAwaitingApprovalEvent) | ({ type: 'ai_draft.failed' } & AiDraftFailedEvent) | ({ type: 'ai_draft.ready' } & AiDraftReadyEvent) | ({ type: 'ai_draft.rejected' } & SiteChangeEvent) | ({ type: 'ai_provider.removed' } & SiteChangeEvent) | ({ type: 'ai_provider.updated' } & SiteChangeEvent) | ({ type: 'api_key.created' } & SiteChangeEvent) | ({ type: 'api_key.deleted' } & SiteChangeEvent) | ({ type: 'api_key.reset' } & SiteChangeEvent) | ({ type: 'api_key.updated' } & SiteChangeEvent) | ({ type: 'approval.approved' } & SiteChangeEvent) | ({ type: 'approval.rejected' } & SiteChangeEvent) | ({ type: 'approval.requested' } & SiteChangeEvent) | ({ type: 'assistant.archived' } & SiteChangeEvent) | ({ type: 'assistant.created' } & SiteChangeEvent) | ({ type: 'assistant.deleted' } & SiteChangeEvent) | ({ type: 'assistant.published' } & SiteChangeEvent) | ({ type: 'assistant.restored' } & SiteChangeEvent) | ({ type: 'assistant.unarchived' } & SiteChangeEvent) | ({ type: 'assistant.unpublished' } & SiteChangeEvent) | ({ type: 'assistant.updated' } & SiteChangeEvent) | ({ type: 'audience.created' } & SiteChangeEvent) | ({ type: 'audience.deleted' } & SiteChangeEvent) | ({ type: 'audience.leads_added' } & SiteChangeEvent) | ({ type: 'audience.leads_removed' } & SiteChangeEvent) | ({ type: 'audience.recomputed' } & SiteChangeEvent) | ({ type: 'audience.updated' } & SiteChangeEvent) | ({ type: 'automated_email.reset' } & SiteChangeEvent) | ({ type: 'automated_email.updated' } & SiteChangeEvent) | ({ type: 'automated_email.written' } & SiteChangeEvent) | ({ type: 'billing.set_up' } & SiteChangeEvent) | ({ type: 'billing_details.updated' } & SiteChangeEvent) | ({ type: 'billing_notice.dismissed' } & SiteChangeEvent) | ({ type: 'brand.updated' } & SiteChangeEvent) | ({ type: 'broadcast.canceled' } & SiteChangeEvent) | ({ type: 'broadcast.created' } & SiteChangeEvent) | ({ type: 'broadcast.decided' } & SiteChangeEvent) | ({ type: 'broadcast.deleted' } & SiteChangeEvent) | ({ type: 'broadcast.failed' } & SiteChangeEvent) | ({ type: 'broadcast.paused' } & SiteChangeEvent) | ({ type: 'broadcast.progressed' } & SiteChangeEvent) | ({ type: 'broadcast.resumed' } & SiteChangeEvent) | ({ type: 'broadcast.scheduled' } & SiteChangeEvent) | ({ type: 'broadcast.sent' } & SiteChangeEvent) | ({ type: 'broadcast.started' } & SiteChangeEvent) | ({ type: 'broadcast.unscheduled' } & SiteChangeEvent) | ({ type: 'broadcast.updated' } & SiteChangeEvent) | ({ type: 'campaign.archived' } & SiteChangeEvent) | ({ type: 'campaign.created' } & SiteChangeEvent) | ({ type: 'campaign.deactivated' } & SiteChangeEvent) | ({ type: 'campaign.deleted' } & SiteChangeEvent) | ({ type: 'campaign.published' } & SiteChangeEvent) | ({ type: 'campaign.unarchived' } & SiteChangeEvent) | ({ type: 'campaign.updated' } & SiteChangeEvent) | ({ type: 'cart.checked_out' } & SiteChangeEvent) | ({ type: 'cart.item_added' } & SiteChangeEvent) | ({ type: 'cart.item_removed' } & SiteChangeEvent) | ({ type: 'cart.item_updated' } & SiteChangeEvent) | ({ type: 'cart.updated' } & SiteChangeEvent) | ({ type: 'checkout.canceled' } & SiteChangeEvent) | ({ type: 'checkout.completed' } & SiteChangeEvent) | ({ type: 'checkout.started' } & SiteChangeEvent) | ({ type: 'connection.authorization_started' } & SiteChangeEvent) | ({ type: 'connection.authorized' } & SiteChangeEvent) | ({ type: 'connection.created' } & SiteChangeEvent) | ({ type: 'connection.deleted' } & SiteChangeEvent) | ({ type: 'connection.disconnected' } & SiteChangeEvent) | ({ type: 'connection.entries_retried' } & SiteChangeEvent) | ({ type: 'connection.field_created' } & SiteChangeEvent) | ({ type: 'connection.import_requested' } & SiteChangeEvent) | ({ type: 'connection.paused' } & SiteChangeEvent) | ({ type: 'connection.resumed' } & SiteChangeEvent) | ({ type: 'connection.stopped' } & ConnectionStoppedEvent) | ({ type: 'connection.sync_requested' } & SiteChangeEvent) | ({ type: 'connection.updated' } & SiteChangeEvent) | ({ type: 'conversation.answered' } & ConversationAnsweredEvent) | ({ type: 'conversation.attended' } & SiteChangeEvent) | ({ type: 'conversation.closed' } & SiteChangeEvent) | ({ type: 'conversation.corrected' } & SiteChangeEvent) | ({ type: 'conversation.deleted' } & SiteChangeEvent) | ({ type: 'conversation.export_started' } & SiteChangeEvent) | ({ type: 'conversation.joined' } & ConversationJoinedEvent) | ({ type: 'conversation.message_added' } & ConversationMessageAddedEvent) | ({ type: 'conversation.rated' } & ConversationRatedEvent) | ({ type: 'conversation.replied' } & SiteChangeEvent) | ({ type: 'conversation.returned' } & SiteChangeEvent) | ({ type: 'conversation.started' } & ConversationStartedEvent) | ({ type: 'conversation.waiting' } & ConversationWaitingEvent) | ({ type: 'coupon.created' } & SiteChangeEvent) | ({ type: 'coupon.deleted' } & SiteChangeEvent) | ({ type: 'custom_field.created' } & SiteChangeEvent) | ({ type: 'custom_field.deleted' } & SiteChangeEvent) | ({ type: 'custom_field.moved' } & SiteChangeEvent) | ({ type: 'custom_field.restored' } & SiteChangeEvent) | ({ type: 'custom_field.updated' } & SiteChangeEvent) | ({ type: 'design_settings.updated' } & SiteChangeEvent) | ({ type: 'domain.checked' } & SiteChangeEvent) | ({ type: 'domain.created' } & SiteChangeEvent) | ({ type: 'domain.deleted' } & SiteChangeEvent) | ({ type: 'domain.failed' } & SiteChangeEvent) | ({ type: 'domain.verified' } & SiteChangeEvent) | ({ type: 'email.bounced' } & EmailBouncedEvent) | ({ type: 'email.clicked' } & EmailClickedEvent) | ({ type: 'email.complained' } & EmailComplainedEvent) | ({ type: 'email.delivered' } & EmailDeliveredEvent) | ({ type: 'email.link_clicked' } & EmailLinkClickedEvent) | ({ type: 'email.not_delivered' } & EmailNotDeliveredEvent) | ({ type: 'email.opened' } & EmailOpenedEvent) | ({ type: 'email.replied' } & EmailRepliedEvent) | ({ type: 'email.resent' } & SiteChangeEvent) | ({ type: 'email.resolved' } & SiteChangeEvent) | ({ type: 'email.skipped' } & EmailSkippedEvent) | ({ type: 'email.unknown' } & EmailUnknownEvent) | ({ type: 'email_resend.started' } & SiteChangeEvent) | ({ type: 'email_settings.updated' } & SiteChangeEvent) | ({ type: 'email_transport.removed' } & SiteChangeEvent) | ({ type: 'email_transport.tested' } & SiteChangeEvent) | ({ type: 'email_transport.updated' } & SiteChangeEvent) | ({ type: 'event.received' } & EventReceivedEvent) | ({ type: 'event.tracked' } & EventTrackedEvent) | ({ type: 'file.deleted' } & SiteChangeEvent) | ({ type: 'file.uploaded' } & SiteChangeEvent) | ({ type: 'form.submitted' } & FormSubmittedEvent) | ({ type: 'golden_question.created' } & SiteChangeEvent) | ({ type: 'golden_question.deleted' } & SiteChangeEvent) | ({ type: 'golden_question.run_ended' } & SiteChangeEvent) | ({ type: 'golden_question.run_started' } & SiteChangeEvent) | ({ type: 'golden_question.updated' } & SiteChangeEvent) | ({ type: 'host_settings.updated' } & SiteChangeEvent) | ({ type: 'identity.connected' } & SiteChangeEvent) | ({ type: 'identity.disconnected' } & SiteChangeEvent) | ({ type: 'image.deleted' } & SiteChangeEvent) | ({ type: 'image.updated' } & SiteChangeEvent) | ({ type: 'image.uploaded' } & SiteChangeEvent) | ({ type: 'impersonation.ended' } & SiteChangeEvent) | ({ type: 'impersonation.started' } & SiteChangeEvent) | ({ type: 'import.checked' } & SiteChangeEvent) | ({ type: 'import.created' } & SiteChangeEvent) | ({ type: 'import.deleted' } & SiteChangeEvent) | ({ type: 'import.started' } & SiteChangeEvent) | ({ type: 'import.updated' } & SiteChangeEvent) | ({ type: 'incoming_hook.address_replaced' } & SiteChangeEvent) | ({ type: 'incoming_hook.call_retried' } & SiteChangeEvent) | ({ type: 'incoming_hook.created' } & SiteChangeEvent) | ({ type: 'incoming_hook.deleted' } & SiteChangeEvent) | ({ type: 'incoming_hook.lead_captured' } & IncomingHookLeadCapturedEvent) | ({ type: 'incoming_hook.updated' } & SiteChangeEvent) | ({ type: 'installation.updated' } & SiteChangeEvent) | ({ type: 'invoice.paid' } & SiteChangeEvent) | ({ type: 'invoice.payment_failed' } & SiteChangeEvent) | ({ type: 'invoice.refunded' } & SiteChangeEvent) | ({ type: 'journey.created' } & SiteChangeEvent) | ({ type: 'journey.deleted' } & SiteChangeEvent) | ({ type: 'journey.leads_enrolled' } & SiteChangeEvent) | ({ type: 'journey.not_enrolled' } & JourneyNotEnrolledEvent) | ({ type: 'journey.paused' } & SiteChangeEvent) | ({ type: 'journey.published' } & SiteChangeEvent) | ({ type: 'journey.resumed' } & SiteChangeEvent) | ({ type: 'journey.runs_moved' } & SiteChangeEvent) | ({ type: 'journey.switched_off' } & SiteChangeEvent) | ({ type: 'journey.switched_on' } & SiteChangeEvent) | ({ type: 'journey.updated' } & SiteChangeEvent) | ({ type: 'keyword.created' } & SiteChangeEvent) | ({ type: 'keyword.deleted' } & SiteChangeEvent) | ({ type: 'keyword.published' } & SiteChangeEvent) | ({ type: 'keyword.updated' } & SiteChangeEvent) | ({ type: 'keyword.written' } & SiteChangeEvent) | ({ type: 'knowledge_source.created' } & SiteChangeEvent) | ({ type: 'knowledge_source.deleted' } & SiteChangeEvent) | ({ type: 'knowledge_source.read' } & SiteChangeEvent) | ({ type: 'knowledge_source.update_started' } & SiteChangeEvent) | ({ type: 'knowledge_source.updated' } & SiteChangeEvent) | ({ type: 'lead.audience_joined' } & LeadAudienceJoinedEvent) | ({ type: 'lead.audience_left' } & LeadAudienceLeftEvent) | ({ type: 'lead.confirmation_asked' } & LeadEvent) | ({ type: 'lead.confirmed' } & LeadEvent) | ({ type: 'lead.created' } & LeadCreatedEvent) | ({ type: 'lead.erased' } & LeadErasedEvent) | ({ type: 'lead.merge_undone' } & LeadMergeUndoneEvent) | ({ type: 'lead.merged' } & LeadMergedEvent) | ({ type: 'lead.merged_into' } & LeadMergedIntoEvent) | ({ type: 'lead.noted' } & LeadNotedEvent) | ({ type: 'lead.sandbox_assigned' } & LeadSandboxAssignedEvent) | ({ type: 'lead.sandbox_deleted' } & LeadSandboxDeletedEvent) | ({ type: 'lead.sandbox_expired' } & LeadSandboxExpiredEvent) | ({ type: 'lead.sandbox_expires_tomorrow' } & LeadSandboxExpiresTomorrowEvent) | ({ type: 'lead.sandbox_expiring' } & LeadSandboxExpiringEvent) | ({ type: 'lead.sandbox_extended' } & LeadSandboxExtendedEvent) | ({ type: 'lead.sandbox_opened' } & LeadSandboxOpenedEvent) | ({ type: 'lead.sandbox_space_over' } & LeadSandboxSpaceOverEvent) | ({ type: 'lead.subscribed' } & LeadSubscribedEvent) | ({ type: 'lead.tag_added' } & LeadTagAddedEvent) | ({ type: 'lead.tag_removed' } & LeadTagRemovedEvent) | ({ type: 'lead.topics_changed' } & LeadTopicsChangedEvent) | ({ type: 'lead.unsubscribed' } & LeadUnsubscribedEvent) | ({ type: 'lead.updated' } & LeadUpdatedEvent) | ({ type: 'lead_action.started' } & SiteChangeEvent) | ({ type: 'lead_export.started' } & SiteChangeEvent) | ({ type: 'lead_quality.leads_verified' } & SiteChangeEvent) | ({ type: 'lead_quality.updated' } & SiteChangeEvent) | ({ type: 'lead_upsert.received' } & SiteChangeEvent) | ({ type: 'lead_view.created' } & SiteChangeEvent) | ({ type: 'lead_view.deleted' } & SiteChangeEvent) | ({ type: 'lead_view.updated' } & SiteChangeEvent) | ({ type: 'manager.deleted' } & SiteChangeEvent) | ({ type: 'manager.invitation_resent' } & SiteChangeEvent) | ({ type: 'manager.invited' } & SiteChangeEvent) | ({ type: 'manager.joined' } & SiteChangeEvent) | ({ type: 'manager.updated' } & SiteChangeEvent) | ({ type: 'marketing_settings.updated' } & SiteChangeEvent) | ({ type: 'notification_settings.updated' } & SiteChangeEvent) | ({ type: 'operation.canceled' } & OperationCanceledEvent) | ({ type: 'operation.completed' } & OperationCompletedEvent) | ({ type: 'operation.created' } & OperationCreatedEvent) | ({ type: 'operation.failed' } & OperationFailedEvent) | ({ type: 'operation.undone' } & SiteChangeEvent) | ({ type: 'operation.updated' } & OperationUpdatedEvent) | ({ type: 'overlay_settings.updated' } & SiteChangeEvent) | ({ type: 'page.visited' } & PageVisitedEvent) | ({ type: 'passkey.created' } & SiteChangeEvent) | ({ type: 'passkey.deleted' } & SiteChangeEvent) | ({ type: 'passkey.updated' } & SiteChangeEvent) | ({ type: 'payment_event.replayed' } & SiteChangeEvent) | ({ type: 'payment_method.added' } & SiteChangeEvent) | ({ type: 'payment_method.default_set' } & SiteChangeEvent) | ({ type: 'payment_method.deleted' } & SiteChangeEvent) | ({ type: 'person_request.created' } & SiteChangeEvent) | ({ type: 'plan.created' } & SiteChangeEvent) | ({ type: 'plan.deleted' } & SiteChangeEvent) | ({ type: 'plan.updated' } & SiteChangeEvent) | ({ type: 'popup.created' } & SiteChangeEvent) | ({ type: 'popup.deleted' } & SiteChangeEvent) | ({ type: 'popup.published' } & SiteChangeEvent) | ({ type: 'popup.unpublished' } & SiteChangeEvent) | ({ type: 'popup.updated' } & SiteChangeEvent) | ({ type: 'popup.variant_applied' } & SiteChangeEvent) | ({ type: 'pricing_page.updated' } & SiteChangeEvent) | ({ type: 'primary_domain.updated' } & SiteChangeEvent) | ({ type: 'question.answered' } & QuestionAnsweredEvent) | ({ type: 'reconciliation.started' } & SiteChangeEvent) | ({ type: 'research.created' } & SiteChangeEvent) | ({ type: 'research.deleted' } & SiteChangeEvent) | ({ type: 'research.updated' } & SiteChangeEvent) | ({ type: 'retention.updated' } & SiteChangeEvent) | ({ type: 'run.retried' } & SiteChangeEvent) | ({ type: 'run.stopped' } & SiteChangeEvent) | ({ type: 'run.wait_skipped' } & SiteChangeEvent) | ({ type: 'run.webhook_called' } & RunWebhookCalledEvent) | ({ type: 'run_action.created' } & SiteChangeEvent) | ({ type: 'runs.changed' } & SiteChangeEvent) | ({ type: 'sandbox.blueprint_applied' } & SiteChangeEvent) | ({ type: 'sandbox.canceled' } & SiteChangeEvent) | ({ type: 'sandbox.created' } & SiteChangeEvent) | ({ type: 'sandbox.deleted' } & SiteChangeEvent) | ({ type: 'sandbox.expired' } & SiteChangeEvent) | ({ type: 'sandbox.failed' } & SandboxFailedEvent) | ({ type: 'sandbox.opened' } & SiteChangeEvent) | ({ type: 'sandbox.reactivated' } & SiteChangeEvent) | ({ type: 'sandbox.ready' } & SiteChangeEvent) | ({ type: 'sandbox.reset' } & SiteChangeEvent) | ({ type: 'sandbox.resumed' } & SiteChangeEvent) | ({ type: 'sandbox.snapshot_taken' } & SiteChangeEvent) | ({ type: 'sandbox.space_over' } & SiteChangeEvent) | ({ type: 'sandbox.suspended' } & SiteChangeEvent) | ({ type: 'sandbox.updated' } & SiteChangeEvent) | ({ type: 'sandbox_settings.updated' } & SiteChangeEvent) | ({ type: 'saved_block.created' } & SiteChangeEvent) | ({ type: 'saved_block.deleted' } & SiteChangeEvent) | ({ type: 'saved_block.updated' } & SiteChangeEvent) | ({ type: 'sender.created' } & SiteChangeEvent) | ({ type: 'sender.deleted' } & SiteChangeEvent) | ({ type: 'sender.updated' } & SiteChangeEvent) | ({ type: 'sender.verification_asked' } & SiteChangeEvent) | ({ type: 'sender.verified' } & SiteChangeEvent) | ({ type: 'sending_domain.checked' } & SiteChangeEvent) | ({ type: 'sending_domain.created' } & SiteChangeEvent) | ({ type: 'sending_domain.deleted' } & SiteChangeEvent) | ({ type: 'sending_domain.key_rotated' } & SiteChangeEvent) | ({ type: 'sending_domain.probed' } & SiteChangeEvent) | ({ type: 'sending_limits.updated' } & SiteChangeEvent) | ({ type: 'session.deleted' } & SiteChangeEvent) | ({ type: 'site.created' } & SiteChangeEvent) | ({ type: 'site.deleted' } & SiteChangeEvent) | ({ type: 'site.exported' } & SiteChangeEvent) | ({ type: 'site.imported' } & SiteChangeEvent) | ({ type: 'site.paused' } & SiteChangeEvent) | ({ type: 'site.published' } & SiteChangeEvent) | ({ type: 'site.resumed' } & SiteChangeEvent) | ({ type: 'site.unpublished' } & SiteChangeEvent) | ({ type: 'site.updated' } & SiteChangeEvent) | ({ type: 'site_page.created' } & SiteChangeEvent) | ({ type: 'site_page.deleted' } & SiteChangeEvent) | ({ type: 'site_page.not_published' } & SiteChangeEvent) | ({ type: 'site_page.published' } & SiteChangeEvent) | ({ type: 'site_page.restored' } & SiteChangeEvent) | ({ type: 'site_page.scheduled' } & SiteChangeEvent) | ({ type: 'site_page.unpublished' } & SiteChangeEvent) | ({ type: 'site_page.updated' } & SiteChangeEvent) | ({ type: 'site_page_menu.updated' } & SiteChangeEvent) | ({ type: 'subscription.auto_renewal_set' } & SiteChangeEvent) | ({ type: 'subscription.change_canceled' } & SiteChangeEvent) | ({ type: 'subscription.changed' } & SiteChangeEvent) | ({ type: 'subscription.created' } & SiteChangeEvent) | ({ type: 'subscription.ended' } & SiteChangeEvent) | ({ type: 'subscription.refunded' } & SiteChangeEvent) | ({ type: 'subscription.resumed' } & SiteChangeEvent) | ({ type: 'subscription.updated' } & SiteChangeEvent) | ({ type: 'suppression.created' } & SiteChangeEvent) | ({ type: 'suppression.removed' } & SiteChangeEvent) | ({ type: 'suppression_export.started' } & SiteChangeEvent) | ({ type: 'suppression_import.started' } & SiteChangeEvent) | ({ type: 'tag.created' } & SiteChangeEvent) | ({ type: 'tag.deleted' } & SiteChangeEvent) | ({ type: 'tag.leads_added' } & SiteChangeEvent) | ({ type: 'tag.leads_removed' } & SiteChangeEvent) | ({ type: 'tag.updated' } & SiteChangeEvent) | ({ type: 'template.created' } & SiteChangeEvent) | ({ type: 'template.deleted' } & SiteChangeEvent) | ({ type: 'template.disabled' } & SiteChangeEvent) | ({ type: 'template.enabled' } & SiteChangeEvent) | ({ type: 'template.restored' } & SiteChangeEvent) | ({ type: 'template.updated' } & SiteChangeEvent) | ({ type: 'template_folder.created' } & SiteChangeEvent) | ({ type: 'template_folder.deleted' } & SiteChangeEvent) | ({ type: 'template_folder.updated' } & SiteChangeEvent) | ({ type: 'tracking_settings.updated' } & SiteChangeEvent) | ({ type: 'unsubscribe_page.updated' } & SiteChangeEvent) | ({ type: 'user.deletion_canceled' } & SiteChangeEvent) | ({ type: 'user.deletion_requested' } & SiteChangeEvent) | ({ type: 'user.password_changed' } & SiteChangeEvent) | ({ type: 'user.password_set' } & SiteChangeEvent) | ({ type: 'user.picture_deleted' } & SiteChangeEvent) | ({ type: 'user.picture_updated' } & SiteChangeEvent) | ({ type: 'user.recovery_codes_created' } & SiteChangeEvent) | ({ type: 'user.second_factor_disabled' } & SiteChangeEvent) | ({ type: 'user.second_factor_enabled' } & SiteChangeEvent) | ({ type: 'user.signed_out_elsewhere' } & SiteChangeEvent) | ({ type: 'user.updated' } & SiteChangeEvent) | ({ type: 'vector.created' } & SiteChangeEvent) | ({ type: 'vector.deleted' } & SiteChangeEvent) | ({ type: 'vector.synced' } & SiteChangeEvent) | ({ type: 'vector.updated' } & SiteChangeEvent) | ({ type: 'visitor.deleted' } & SiteChangeEvent) | ({ type: 'visitor.linked' } & SiteChangeEvent) | ({ type: 'visitor.unlinked' } & SiteChangeEvent) | ({ type: 'webhook.test' } & WebhookTestEvent) | ({ type: 'webhook_endpoint.created' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.deleted' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.disabled' } & WebhookEndpointDisabledEvent) | ({ type: 'webhook_endpoint.events_replayed' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.secret_rotated' } & SiteChangeEvent) | ({ type: 'webhook_endpoint.updated' } & SiteChangeEvent)

export interface WebhookReplay {
  /** Time of the first event. */
  from: string
  /** Time of the last event. Defaults to now. */
  to?: string
  /** Whether to replay only events that have not succeeded yet. */
  unsuccessful?: boolean
}

export interface WebhookReplayed {
  /** Number of events to be sent. */
  events: number
}

export interface WebhookStep {
  /** ID of the step, unique in the journey. */
  id: string
  /** Always `webhook`. */
  type: 'webhook'
  /** ID of the webhook endpoint that is called with `run.webhook_called`, whatever events it subscribes to. The run goes on once it has answered 2xx, or is given up after the retries of all deliveries. */
  webhook_endpoint_id: string
  /** Values of the answer that are put into custom fields of the lead, where conditions of later steps find them. What is absent from the answer leaves its field as it is. */
  fields: Array<WebhookAnswerField>
}

/** A test that was asked for: its subject is the webhook endpoint. */
export interface WebhookTestEvent {
  /** ID of the test. */
  id: string
  /** Always `webhook.test`. */
  type: 'webhook.test'
  /** Time of the test, in UTC. */
  timestamp: string
  /** ID of the site. */
  site_id: string
  data: SiteChangeEventData
}

export interface WebsiteBrand {
  /** URL at which it was found, after redirects. */
  url: string
  /** Name of the website. */
  name?: string
  /** The colors. */
  colors: WebsiteColors
  /** Strongest colors of the website, most used first. */
  palette: Array<string>
  /** Font of its text. */
  font?: WebsiteFont
  /** Font of its headings. */
  heading_font?: WebsiteFont
  /** Radius of corners, in pixels. `0` for square ones. */
  radius_px?: number
  button_shape?: ButtonShape
  /** Its icon. */
  icon?: WebsitePicture
  /** Its logo. */
  logo?: WebsitePicture
}

export interface WebsiteColors {
  /** Color of accents, such as links, as `#rrggbb`. */
  accent_color?: string
  /** Background color, as `#rrggbb`. */
  background_color?: string
  /** Color of text, as `#rrggbb`. */
  text_color?: string
  /** Color of buttons, as `#rrggbb`. */
  button_color?: string
  /** Color of text on buttons, as `#rrggbb`. */
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
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
  /** The image in WebP as a data URL, ready to be uploaded to the site. */
  data_url: string
}

export interface WebsiteToRead {
  /** URL of the website. */
  url: string
}

export interface WhatIf {
  /** Beginning of the period. */
  since: string
  /** End of the period. */
  until: string
  /** Number of events examined. */
  events: number
  /** Whether there were more than could be examined. */
  cut: boolean
  /** How many leads would have been enrolled or considered. */
  leads: number
  /** How many leads would have been enrolled. */
  enrolled: number
  /** How many emails each template would have sent. */
  emails: Array<WhatIfEmailCount>
  /** The items, all of them: this list has no pages. */
  data: Array<WhatIfLead>
}

export interface WhatIfEmail {
  /** ID of the step in the journey’s document. */
  step_id: string
  /** When it would have been sent. */
  at: string
  /** Whether it would have been sent. */
  result: string
  /** Why it would not have been sent, as a code. `null` if it would. */
  reason: string | null
  /** Subject line. */
  subject: string
}

export interface WhatIfEmailCount {
  /** ID of the step in the journey’s document. */
  step_id: string
  /** ID of the template. */
  template_id: string
  /** How many emails would have been delivered. */
  delivered: number
  /** How many would not have been sent, by a rule. */
  skipped: number
}

export interface WhatIfLead {
  /** ID of the lead. */
  lead_id: string
  /** Email address of the lead. */
  email: string
  /** Event that would have enrolled the lead. */
  event: string
  /** Time of the event. */
  at: string
  outcome: Open<WhatIfOutcome>
  /** Status that the run would have now. `null` if there would be none. */
  status: string | null
  /** Emails that the lead would have got. */
  emails: Array<WhatIfEmail>
}

/** What would have happened to the lead. `enrolled`: It would be in the journey. `suppressed`: It would be left out, since its address is suppressed. `not_matching`: It would be left out, since it does not meet the conditions. */
export type WhatIfOutcome = 'enrolled' | 'suppressed' | 'not_matching'

export interface WhatIfRequest {
  /** Number of days to look back. Defaults to 30. */
  days?: number
  /** Maximum number of leads. Defaults to 200. */
  limit?: number
}

export interface WidgetConfiguration {
  /** ID of the site. */
  site_id: string
  /** Hash of the widget’s files. */
  version: string
  /** Language of the widget’s own texts. */
  language: Locale
  /** Popups that may show on the site’s pages. */
  popups: Array<PublicPopup>
  /** Whether nothing is stored or sent before consent. */
  consent_mode?: boolean
  /** Whether visits are tracked. */
  tracking?: boolean
  /** Pause between closing one overlay and showing the next. */
  pause_ms: number
  /** Widget files to load with the page. Files for what is shown later, such as popups, are loaded then. */
  entries: Array<WidgetEntry>
  /** Fonts to load. */
  fonts?: Array<PublicFont>
  /** Assistants that open themselves on the site’s pages. */
  chats?: Array<PublicPageChat>
  /** Whether drafts are included. */
  preview?: boolean
}

export interface WidgetEntry {
  /** Name of the file. */
  file: string
  /** Text that the page’s query string must contain for the file to be loaded. Empty for every page. */
  query: string
}

export interface WidgetHost {
  /** Name of the host. Empty for pages without an origin, such as those in a sandboxed frame. */
  host: string
  /** Whether the host may show popups. */
  allowed: boolean
  /** Number of times a page requested the popups. */
  config_count: number
  /** How many submissions there were. */
  submission_count: number
  /** How many events its pages have sent. */
  event_count: number
  /** Number of all these requests that came while the host was not allowed. */
  refused_count: number
  /** When it was seen first. */
  first_seen_at: string
  /** When it was seen last. */
  last_seen_at: string
}

export interface WidgetHostList {
  /** The items, all of them: this list has no pages. */
  data: Array<WidgetHost>
}

/** Where the time zone comes from. `lead`: The lead’s own. `journey`: That of the journey, since the lead’s is not known or not asked for. `site`: That of the site, since the journey names none. */
export type ZoneSource = 'lead' | 'journey' | 'site'

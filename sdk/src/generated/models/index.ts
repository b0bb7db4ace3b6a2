/* tslint:disable */
/* eslint-disable */
/**
 * 
 * @export
 * @interface Abilities
 */
export interface Abilities {
    /**
     * 
     */
    rules: Array<AbilityRule>;
    /**
     * 
     */
    roles: Array<Role>;
    /**
     * 
     */
    super_administrator: boolean;
    /**
     * What holds for the account as a whole.
     */
    account_permissions: Array<string>;
}
/**
 * A CASL rule: this permission, on these sites.
 * @export
 * @interface AbilityRule
 */
export interface AbilityRule {
    /**
     * 
     */
    action: string;
    /**
     * 
     */
    subject: AbilityRuleSubjectEnum;
    /**
     * 
     */
    conditions: SiteCondition;
}


/**
 * @export
 */
export const AbilityRuleSubjectEnum = {
    site: 'site',
} as const;
export type AbilityRuleSubjectEnum = typeof AbilityRuleSubjectEnum[keyof typeof AbilityRuleSubjectEnum];

/**
 * 
 * @export
 * @interface Accepted
 */
export interface Accepted {
    /**
     * 
     */
    accepted: AcceptedAcceptedEnum;
}


/**
 * @export
 */
export const AcceptedAcceptedEnum = {
    true: true,
} as const;
export type AcceptedAcceptedEnum = typeof AcceptedAcceptedEnum[keyof typeof AcceptedAcceptedEnum];

/**
 * 
 * @export
 * @interface Activity
 */
export interface Activity {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    subject_id: string | null;
    /**
     * What it is called now; null where it is gone, has no name or may not be read.
     */
    subject_name: string | null;
    /**
     * What a change named: keys of the thing, without values.
     */
    parts: Array<string>;
    /**
     * 
     */
    actor_kind: ActorKind;
    /**
     * 
     */
    actor_id: string | null;
    /**
     * Of people and API keys, while they exist.
     */
    actor_name: string | null;
}


/**
 * 
 * @export
 * @interface ActivityPage
 */
export interface ActivityPage {
    /**
     * 
     */
    data: Array<Activity>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * 
 * @export
 */
export const ActorKind = {
    user: 'user',
    api_key: 'api_key',
    visitor: 'visitor',
    journey: 'journey',
    system: 'system',
} as const;
export type ActorKind = typeof ActorKind[keyof typeof ActorKind];

/**
 * @type AfterSubmission
 * 
 * @export
 */
export type AfterSubmission = { kind: 'code' } & ThankYouCode | { kind: 'message' } & ThankYouMessage | { kind: 'redirect' } & ThankYouRedirect;
/**
 * 
 * @export
 * @interface AiDraft
 */
export interface AiDraft {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    run_id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    lead: AiDraftLead;
    /**
     * 
     */
    state: AiDraftState;
    /**
     * `spend_cap`: goes on when the site’s next day begins or the cap is raised; `paused`; or what failed.
     */
    reason: string | null;
    /**
     * 
     */
    prompt: string;
    /**
     * 
     */
    model: string;
    /**
     * 
     */
    needs_approval: boolean;
    /**
     * 
     */
    subject: string | null;
    /**
     * 
     */
    text: string | null;
    /**
     * 
     */
    edited: boolean;
    /**
     * 
     */
    attempts: number;
    /**
     * 
     */
    input_tokens: number;
    /**
     * 
     */
    output_tokens: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    written_at: string | null;
    /**
     * 
     */
    decided_at: string | null;
    /**
     * 
     */
    decided_by: string | null;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
}


/**
 * 
 * @export
 * @interface AiDraftApproval
 */
export interface AiDraftApproval {
    /**
     * 
     */
    subject?: string;
    /**
     * 
     */
    text?: string;
}
/**
 * For whom it is; empty once the person is erased.
 * @export
 * @interface AiDraftLead
 */
export interface AiDraftLead {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface AiDraftPage
 */
export interface AiDraftPage {
    /**
     * 
     */
    data: Array<AiDraft>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * queued: being written, or waiting for `reason`. Only a text that is ready is ever sent.
 * @export
 */
export const AiDraftState = {
    queued: 'queued',
    awaiting_approval: 'awaiting_approval',
    ready: 'ready',
    rejected: 'rejected',
    failed: 'failed',
} as const;
export type AiDraftState = typeof AiDraftState[keyof typeof AiDraftState];

/**
 * 
 * @export
 * @interface AiEmailWriterStep
 */
export interface AiEmailWriterStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: AiEmailWriterStepTypeEnum;
    /**
     * 
     */
    prompt: string;
    /**
     * Absent: the model of the installation.
     */
    model?: string;
    /**
     * 
     */
    needs_approval: boolean;
}


/**
 * @export
 */
export const AiEmailWriterStepTypeEnum = {
    ai_email_writer: 'ai_email_writer',
} as const;
export type AiEmailWriterStepTypeEnum = typeof AiEmailWriterStepTypeEnum[keyof typeof AiEmailWriterStepTypeEnum];

/**
 * 
 * @export
 * @interface AiUsage
 */
export interface AiUsage {
    /**
     * 
     */
    configured: boolean;
    /**
     * 
     */
    model: string | null;
    /**
     * In the site’s time zone.
     */
    day: string;
    /**
     * 
     */
    calls: number;
    /**
     * 
     */
    spent_cents: number;
    /**
     * 
     */
    daily_cents_max: number;
    /**
     * Texts that wait because the cap is reached.
     */
    waiting_for_cap: number;
    /**
     * 
     */
    next_day_at: string;
}
/**
 * Holds if each of its filters holds; also if it has none.
 * @export
 * @interface AllFilters
 */
export interface AllFilters {
    /**
     * 
     */
    kind: AllFiltersKindEnum;
    /**
     * 
     */
    filters: Array<Filter>;
}


/**
 * @export
 */
export const AllFiltersKindEnum = {
    all: 'all',
} as const;
export type AllFiltersKindEnum = typeof AllFiltersKindEnum[keyof typeof AllFiltersKindEnum];

/**
 * 
 * @export
 * @interface Answer
 */
export interface Answer {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    email_id: string;
    /**
     * 
     */
    run_id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    lead: AnswerLead;
    /**
     * 
     */
    question: string;
    /**
     * Null where the answer is free text.
     */
    answer_id: string | null;
    /**
     * What the person chose or wrote; null once they are erased.
     */
    answer: string | null;
    /**
     * 
     */
    at: string;
    /**
     * The run no longer waited for it.
     */
    late: boolean;
}
/**
 * Empty once the person is erased.
 * @export
 * @interface AnswerLead
 */
export interface AnswerLead {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface AnswerPage
 */
export interface AnswerPage {
    /**
     * 
     */
    data: Array<Answer>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface AnsweredCondition
 */
export interface AnsweredCondition {
    /**
     * 
     */
    kind: AnsweredConditionKindEnum;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    answer_id?: string;
}


/**
 * @export
 */
export const AnsweredConditionKindEnum = {
    answered: 'answered',
} as const;
export type AnsweredConditionKindEnum = typeof AnsweredConditionKindEnum[keyof typeof AnsweredConditionKindEnum];

/**
 * Holds if one of its filters holds.
 * @export
 * @interface AnyFilter
 */
export interface AnyFilter {
    /**
     * 
     */
    kind: AnyFilterKindEnum;
    /**
     * 
     */
    filters: Array<Filter>;
}


/**
 * @export
 */
export const AnyFilterKindEnum = {
    any: 'any',
} as const;
export type AnyFilterKindEnum = typeof AnyFilterKindEnum[keyof typeof AnyFilterKindEnum];

/**
 * 
 * @export
 * @interface ApiEventTrigger
 */
export interface ApiEventTrigger {
    /**
     * 
     */
    type: ApiEventTriggerTypeEnum;
    /**
     * Small letters, digits, `_`, `.` and `-`, such as `order.placed`.
     */
    name: string;
}


/**
 * @export
 */
export const ApiEventTriggerTypeEnum = {
    api_event: 'api_event',
} as const;
export type ApiEventTriggerTypeEnum = typeof ApiEventTriggerTypeEnum[keyof typeof ApiEventTriggerTypeEnum];

/**
 * 
 * @export
 * @interface ApiKey
 */
export interface ApiKey {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * The last four characters of the key.
     */
    ending: string;
    /**
     * 
     */
    all_sites: boolean;
    /**
     * 
     */
    site_ids: Array<string>;
    /**
     * 
     */
    grants: Array<Grant>;
    /**
     * 
     */
    last_used_at: string | null;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}
/**
 * 
 * @export
 * @interface ApiKeyPage
 */
export interface ApiKeyPage {
    /**
     * 
     */
    data: Array<ApiKey>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface ApiKeyWithKey
 */
export interface ApiKeyWithKey {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * The last four characters of the key.
     */
    ending: string;
    /**
     * 
     */
    all_sites: boolean;
    /**
     * 
     */
    site_ids: Array<string>;
    /**
     * 
     */
    grants: Array<Grant>;
    /**
     * 
     */
    last_used_at: string;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
    /**
     * The key itself. It is not shown again.
     */
    key: string;
}
/**
 * 
 * @export
 * @interface AskQuestionStep
 */
export interface AskQuestionStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: AskQuestionStepTypeEnum;
    /**
     * 
     */
    template_id: string;
    /**
     * 
     */
    sender_id: string;
    /**
     * 
     */
    question: string;
    /**
     * One link each; none: a short form with free text.
     */
    answers: Array<QuestionChoice>;
    /**
     * Where the answer is kept.
     */
    field_id?: string;
    /**
     * 
     */
    wait_up_to: Duration;
}


/**
 * @export
 */
export const AskQuestionStepTypeEnum = {
    ask_question: 'ask_question',
} as const;
export type AskQuestionStepTypeEnum = typeof AskQuestionStepTypeEnum[keyof typeof AskQuestionStepTypeEnum];

/**
 * 
 * @export
 * @interface AssignTagsStep
 */
export interface AssignTagsStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: AssignTagsStepTypeEnum;
    /**
     * 
     */
    tag_ids: Array<string>;
}


/**
 * @export
 */
export const AssignTagsStepTypeEnum = {
    assign_tags: 'assign_tags',
} as const;
export type AssignTagsStepTypeEnum = typeof AssignTagsStepTypeEnum[keyof typeof AssignTagsStepTypeEnum];

/**
 * 
 * @export
 * @interface Audience
 */
export interface Audience {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    lead_count: number;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}
/**
 * 
 * @export
 * @interface AudienceChanges
 */
export interface AudienceChanges {
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    description?: string;
}
/**
 * 
 * @export
 * @interface AudienceJoined
 */
export interface AudienceJoined {
    /**
     * 
     */
    kind: AudienceJoinedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    audience_id: string;
}


/**
 * @export
 */
export const AudienceJoinedKindEnum = {
    audience_joined: 'audience_joined',
} as const;
export type AudienceJoinedKindEnum = typeof AudienceJoinedKindEnum[keyof typeof AudienceJoinedKindEnum];

/**
 * 
 * @export
 * @interface AudienceJoinedTrigger
 */
export interface AudienceJoinedTrigger {
    /**
     * 
     */
    type: AudienceJoinedTriggerTypeEnum;
    /**
     * 
     */
    audience_ids: Array<string>;
}


/**
 * @export
 */
export const AudienceJoinedTriggerTypeEnum = {
    audience_joined: 'audience_joined',
} as const;
export type AudienceJoinedTriggerTypeEnum = typeof AudienceJoinedTriggerTypeEnum[keyof typeof AudienceJoinedTriggerTypeEnum];

/**
 * 
 * @export
 * @interface AudienceLeft
 */
export interface AudienceLeft {
    /**
     * 
     */
    kind: AudienceLeftKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    audience_id: string;
}


/**
 * @export
 */
export const AudienceLeftKindEnum = {
    audience_left: 'audience_left',
} as const;
export type AudienceLeftKindEnum = typeof AudienceLeftKindEnum[keyof typeof AudienceLeftKindEnum];

/**
 * 
 * @export
 * @interface AudienceMembership
 */
export interface AudienceMembership {
    /**
     * Of how many leads this changed something.
     */
    changed: number;
    /**
     * 
     */
    audience: Audience;
}
/**
 * 
 * @export
 * @interface AudiencePage
 */
export interface AudiencePage {
    /**
     * 
     */
    data: Array<Audience>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface AudienceReference
 */
export interface AudienceReference {
    /**
     * How the document names it, such as `tag:Welcome`.
     */
    ref: string;
    /**
     * 
     */
    kind: AudienceReferenceKindEnum;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description?: string;
}


/**
 * @export
 */
export const AudienceReferenceKindEnum = {
    audience: 'audience',
} as const;
export type AudienceReferenceKindEnum = typeof AudienceReferenceKindEnum[keyof typeof AudienceReferenceKindEnum];


/**
 * `nonce`: the tag needs the nonce of the page. `image` and `font` are used by some designs, `form` by plain forms.
 * @export
 */
export const BlockedByPolicy = {
    script: 'script',
    nonce: 'nonce',
    connect: 'connect',
    image: 'image',
    font: 'font',
    form: 'form',
    sandbox: 'sandbox',
} as const;
export type BlockedByPolicy = typeof BlockedByPolicy[keyof typeof BlockedByPolicy];


/**
 * Why browsers do not run it, where they do not: a `type` that is no script, http on a page with https, `crossorigin` absent beside `integrity` or asking for credentials, or an `integrity` that is not the file’s.
 * @export
 */
export const BlockedReason = {
    type: 'type',
    insecure: 'insecure',
    crossorigin: 'crossorigin',
    integrity: 'integrity',
} as const;
export type BlockedReason = typeof BlockedReason[keyof typeof BlockedReason];

/**
 * 
 * @export
 * @interface Blocker
 */
export interface Blocker {
    /**
     * 
     */
    kind: string;
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
}

/**
 * 
 * @export
 */
export const BorderStyle = {
    none: 'none',
    solid: 'solid',
    dashed: 'dashed',
    dotted: 'dotted',
    double: 'double',
} as const;
export type BorderStyle = typeof BorderStyle[keyof typeof BorderStyle];

/**
 * @type BranchCondition
 * 
 * @export
 */
export type BranchCondition = { kind: 'answered' } & AnsweredCondition | { kind: 'clicked' } & ClickedCondition | { kind: 'filter' } & FilterCondition | { kind: 'opened' } & OpenedCondition | { kind: 'percentage' } & PercentageCondition;
/**
 * 
 * @export
 * @interface BranchMetrics
 */
export interface BranchMetrics {
    /**
     * Null: `otherwise`.
     */
    branch_id: string | null;
    /**
     * 
     */
    name: string | null;
    /**
     * 
     */
    taken: number;
}

/**
 * 
 * @export
 */
export const BrowserName = {
    chrome: 'chrome',
    edge: 'edge',
    firefox: 'firefox',
    safari: 'safari',
    opera: 'opera',
    samsung: 'samsung',
    other: 'other',
} as const;
export type BrowserName = typeof BrowserName[keyof typeof BrowserName];

/**
 * Absent: always open.
 * @export
 * @interface BusinessHours
 */
export interface BusinessHours {
    /**
     * 1 = Monday … 7 = Sunday.
     */
    business_days?: Array<number>;
    /**
     * 
     */
    day_start?: string;
    /**
     * 
     */
    day_end?: string;
    /**
     * 
     */
    timezone: string;
    /**
     * 
     */
    windows?: Array<OpeningWindow>;
    /**
     * 
     */
    days_off?: Array<string>;
}
/**
 * 
 * @export
 * @interface Campaign
 */
export interface Campaign {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    status: CampaignStatus;
    /**
     * 
     */
    lead_source: CampaignLeadSource;
    /**
     * 
     */
    popup_id: string | null;
    /**
     * 
     */
    assistant_id: string | null;
    /**
     * 
     */
    sandbox_access: boolean;
    /**
     * 
     */
    form_action: CampaignFormAction;
    /**
     * 
     */
    destination_url: string | null;
    /**
     * 
     */
    file_id: string | null;
    /**
     * 
     */
    feedback_email: boolean;
    /**
     * 
     */
    feedback_subject: string;
    /**
     * 
     */
    feedback_text: string;
    /**
     * 
     */
    notify: CampaignNotify;
    /**
     * 
     */
    notify_emails: Array<string>;
    /**
     * 
     */
    email_confirmation: boolean;
    /**
     * 
     */
    reject_disposable: boolean;
    /**
     * 
     */
    reject_free: boolean;
    /**
     * 
     */
    reject_role_based: boolean;
    /**
     * 
     */
    typo_correction: boolean;
    /**
     * 
     */
    marketing_service: CampaignMarketingService;
    /**
     * 
     */
    tag_ids: Array<string>;
    /**
     * 
     */
    audience_ids: Array<string>;
    /**
     * 
     */
    field_mapping: Array<CampaignFieldMapping>;
    /**
     * Empty once the campaign is complete.
     */
    missing: Array<CampaignMissingPart>;
    /**
     * 
     */
    lead_count: number;
    /**
     * 
     */
    last_lead_at: string | null;
    /**
     * 
     */
    activated_at: string | null;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface CampaignChanges
 */
export interface CampaignChanges {
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    description?: string;
    /**
     * 
     */
    lead_source?: CampaignLeadSource;
    /**
     * 
     */
    popup_id?: string | null;
    /**
     * 
     */
    assistant_id?: string | null;
    /**
     * 
     */
    sandbox_access?: boolean;
    /**
     * 
     */
    form_action?: CampaignFormAction;
    /**
     * 
     */
    destination_url?: string | null;
    /**
     * The lead magnet: a stored file.
     */
    file_id?: string | null;
    /**
     * Mails the lead magnet; needs a popup box.
     */
    feedback_email?: boolean;
    /**
     * 
     */
    feedback_subject?: string;
    /**
     * 
     */
    feedback_text?: string;
    /**
     * Tells the addresses of each new lead.
     */
    notify?: CampaignNotify;
    /**
     * 
     */
    notify_emails?: Array<string>;
    /**
     * 
     */
    email_confirmation?: boolean;
    /**
     * 
     */
    reject_disposable?: boolean;
    /**
     * 
     */
    reject_free?: boolean;
    /**
     * 
     */
    reject_role_based?: boolean;
    /**
     * Offers a correction; never makes one.
     */
    typo_correction?: boolean;
    /**
     * 
     */
    marketing_service?: CampaignMarketingService;
    /**
     * Given to everyone who comes by the campaign.
     */
    tag_ids?: Array<string>;
    /**
     * 
     */
    audience_ids?: Array<string>;
    /**
     * Fields that are not named go where their own name says.
     */
    field_mapping?: Array<CampaignFieldMapping>;
}


/**
 * 
 * @export
 * @interface CampaignFieldMapping
 */
export interface CampaignFieldMapping {
    /**
     * The name of a field of the form.
     */
    field: string;
    /**
     * `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field; null: it stays in the submission.
     */
    to: string | null;
}

/**
 * What a visitor gets for sending the form. `sandbox` is not available yet.
 * @export
 */
export const CampaignFormAction = {
    thank_you: 'thank_you',
    destination_url: 'destination_url',
    download: 'download',
    sandbox: 'sandbox',
} as const;
export type CampaignFormAction = typeof CampaignFormAction[keyof typeof CampaignFormAction];


/**
 * A popup (box, banner, slide-in), an embedded form, or an assistant, which is not available yet.
 * @export
 */
export const CampaignLeadSource = {
    popup: 'popup',
    form: 'form',
    assistant: 'assistant',
} as const;
export type CampaignLeadSource = typeof CampaignLeadSource[keyof typeof CampaignLeadSource];


/**
 * Only `none` until a service can be connected.
 * @export
 */
export const CampaignMarketingService = {
    none: 'none',
    mailchimp: 'mailchimp',
    constant_contact: 'constant_contact',
    active_campaign: 'active_campaign',
} as const;
export type CampaignMarketingService = typeof CampaignMarketingService[keyof typeof CampaignMarketingService];

/**
 * What publishing would refuse.
 * @export
 * @interface CampaignMissingPart
 */
export interface CampaignMissingPart {
    /**
     * 
     */
    pointer: string;
    /**
     * 
     */
    code: string;
    /**
     * 
     */
    text: string;
}

/**
 * 
 * @export
 */
export const CampaignNotify = {
    off: 'off',
    at_once: 'at_once',
    hourly: 'hourly',
} as const;
export type CampaignNotify = typeof CampaignNotify[keyof typeof CampaignNotify];

/**
 * 
 * @export
 * @interface CampaignPage
 */
export interface CampaignPage {
    /**
     * 
     */
    data: Array<Campaign>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * 
 * @export
 */
export const CampaignStatus = {
    inactive: 'inactive',
    active: 'active',
    archived: 'archived',
} as const;
export type CampaignStatus = typeof CampaignStatus[keyof typeof CampaignStatus];

/**
 * 
 * @export
 * @interface CheckedEmail
 */
export interface CheckedEmail {
    /**
     * 
     */
    quality: EmailQuality;
    /**
     * The codes with which the site’s forms would refuse it.
     */
    refused: Array<string>;
}
/**
 * Only what is clicked or called opens it: any element with `data-leadwright-open="POPUP_ID"`.
 * @export
 * @interface ClickTrigger
 */
export interface ClickTrigger {
    /**
     * 
     */
    kind: ClickTriggerKindEnum;
}


/**
 * @export
 */
export const ClickTriggerKindEnum = {
    click: 'click',
} as const;
export type ClickTriggerKindEnum = typeof ClickTriggerKindEnum[keyof typeof ClickTriggerKindEnum];

/**
 * 
 * @export
 * @interface ClickedCondition
 */
export interface ClickedCondition {
    /**
     * 
     */
    kind: ClickedConditionKindEnum;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    url?: string;
}


/**
 * @export
 */
export const ClickedConditionKindEnum = {
    clicked: 'clicked',
} as const;
export type ClickedConditionKindEnum = typeof ClickedConditionKindEnum[keyof typeof ClickedConditionKindEnum];

/**
 * 
 * @export
 * @interface ConfirmationMail
 */
export interface ConfirmationMail {
    /**
     * 
     */
    locale: Locale;
    /**
     * 
     */
    subject: string;
    /**
     * `{link}` is where the link stands, `{site}` the name of the site.
     */
    text: string;
}


/**
 * Built in where the owner has not written it anew.
 * @export
 * @interface ConfirmationMailInUse
 */
export interface ConfirmationMailInUse {
    /**
     * 
     */
    locale: Locale;
    /**
     * 
     */
    subject: string;
    /**
     * `{link}` is where the link stands, `{site}` the name of the site.
     */
    text: string;
    /**
     * 
     */
    built_in: boolean;
}


/**
 * By whom those mails leave: the sender that was verified first, else the address of the installation.
 * @export
 * @interface ConfirmationSender
 */
export interface ConfirmationSender {
    /**
     * 
     */
    address: string;
    /**
     * 
     */
    of_site: boolean;
}

/**
 * While `pending` no marketing mail goes to the address.
 * @export
 */
export const ConfirmationState = {
    none: 'none',
    pending: 'pending',
    confirmed: 'confirmed',
} as const;
export type ConfirmationState = typeof ConfirmationState[keyof typeof ConfirmationState];

/**
 * 
 * @export
 * @interface Consent
 */
export interface Consent {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    kind: ConsentKind;
    /**
     * As the person saw it; empty for a withdrawal.
     */
    text: string;
    /**
     * 
     */
    text_version: number;
    /**
     * A popup’s id, `api`, `admin`, `email` or `journey`.
     */
    place: string;
    /**
     * 
     */
    method: ConsentMethod;
    /**
     * 
     */
    page_url: string | null;
    /**
     * 
     */
    locale?: Locale;
    /**
     * 
     */
    ip: string | null;
    /**
     * 
     */
    email_id: string | null;
    /**
     * 
     */
    at: string;
}


/**
 * 
 * @export
 * @interface ConsentCheckbox
 */
export interface ConsentCheckbox {
    /**
     * 
     */
    kind: ConsentCheckboxKindEnum;
    /**
     * 
     */
    text: string;
    /**
     * Without the tick nothing is sent.
     */
    required?: boolean;
}


/**
 * @export
 */
export const ConsentCheckboxKindEnum = {
    checkbox: 'checkbox',
} as const;
export type ConsentCheckboxKindEnum = typeof ConsentCheckboxKindEnum[keyof typeof ConsentCheckboxKindEnum];


/**
 * 
 * @export
 */
export const ConsentKind = {
    given: 'given',
    withdrawn: 'withdrawn',
} as const;
export type ConsentKind = typeof ConsentKind[keyof typeof ConsentKind];


/**
 * 
 * @export
 */
export const ConsentMethod = {
    checkbox: 'checkbox',
    notice: 'notice',
    api: 'api',
    double_opt_in: 'double_opt_in',
    link: 'link',
    one_click: 'one_click',
    journey: 'journey',
    manual: 'manual',
} as const;
export type ConsentMethod = typeof ConsentMethod[keyof typeof ConsentMethod];

/**
 * 
 * @export
 * @interface ConsentNotice
 */
export interface ConsentNotice {
    /**
     * 
     */
    kind: ConsentNoticeKindEnum;
    /**
     * 
     */
    text: string;
}


/**
 * @export
 */
export const ConsentNoticeKindEnum = {
    notice: 'notice',
} as const;
export type ConsentNoticeKindEnum = typeof ConsentNoticeKindEnum[keyof typeof ConsentNoticeKindEnum];

/**
 * 
 * @export
 * @interface ConsentPage
 */
export interface ConsentPage {
    /**
     * 
     */
    data: Array<Consent>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface ContentPolicy
 */
export interface ContentPolicy {
    /**
     * 
     */
    where: PolicyPlace;
    /**
     * 
     */
    policy: string;
    /**
     * 
     */
    blocks: Array<BlockedByPolicy>;
    /**
     * The policy with what it lacks; equal where it lacks nothing.
     */
    corrected: string;
}


/**
 * 
 * @export
 * @interface CreatedReference
 */
export interface CreatedReference {
    /**
     * 
     */
    kind: JourneyReferenceKind;
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
}


/**
 * 
 * @export
 * @interface Credentials
 */
export interface Credentials {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    password: string;
    /**
     * From the mail of `requestSignInCode`.
     */
    code?: string;
}
/**
 * 
 * @export
 * @interface CustomEvent
 */
export interface CustomEvent {
    /**
     * 
     */
    type: CustomEventTypeEnum;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    properties?: { [key: string]: LeadCustomFieldsValue; };
    /**
     * 
     */
    page_url?: string;
}


/**
 * @export
 */
export const CustomEventTypeEnum = {
    custom: 'custom',
} as const;
export type CustomEventTypeEnum = typeof CustomEventTypeEnum[keyof typeof CustomEventTypeEnum];

/**
 * 
 * @export
 * @interface CustomField
 */
export interface CustomField {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: CustomFieldType;
    /**
     * Identifies the field in forms, filters and templates.
     */
    name: string;
    /**
     * 
     */
    label: string;
    /**
     * 
     */
    placeholder: string;
    /**
     * What a dropdown offers; empty for other types.
     */
    options: Array<string>;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface CustomFieldDefinitionChanges
 */
export interface CustomFieldDefinitionChanges {
    /**
     * 
     */
    label?: string;
    /**
     * 
     */
    placeholder?: string;
    /**
     * 
     */
    options?: Array<string>;
}
/**
 * 
 * @export
 * @interface CustomFieldPage
 */
export interface CustomFieldPage {
    /**
     * 
     */
    data: Array<CustomField>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * 
 * @export
 */
export const CustomFieldType = {
    text: 'text',
    textarea: 'textarea',
    number: 'number',
    checkbox: 'checkbox',
    date: 'date',
    dropdown: 'dropdown',
    hidden: 'hidden',
    password: 'password',
    website: 'website',
    phone: 'phone',
} as const;
export type CustomFieldType = typeof CustomFieldType[keyof typeof CustomFieldType];

/**
 * So many days before (negative) or after a date of the lead.
 * @export
 * @interface DateFieldMoment
 */
export interface DateFieldMoment {
    /**
     * A custom field of the type `date`.
     */
    field_id: string;
    /**
     * 
     */
    offset_days: number;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    yearly?: boolean;
}
/**
 * 
 * @export
 * @interface DateFieldTrigger
 */
export interface DateFieldTrigger {
    /**
     * 
     */
    type: DateFieldTriggerTypeEnum;
    /**
     * A custom field of type `date`.
     */
    field_id: string;
    /**
     * Days after the date; before it where negative.
     */
    offset_days: number;
    /**
     * Local time of day.
     */
    at: string;
    /**
     * Again each year; 29 February becomes the 28th where there is none.
     */
    yearly: boolean;
}


/**
 * @export
 */
export const DateFieldTriggerTypeEnum = {
    date_field: 'date_field',
} as const;
export type DateFieldTriggerTypeEnum = typeof DateFieldTriggerTypeEnum[keyof typeof DateFieldTriggerTypeEnum];

/**
 * 
 * @export
 * @interface DayMetrics
 */
export interface DayMetrics {
    /**
     * 
     */
    date: string;
    /**
     * 
     */
    enrolled: number;
    /**
     * 
     */
    live: number;
    /**
     * 
     */
    completed: number;
    /**
     * 
     */
    stopped: number;
    /**
     * 
     */
    failed: number;
}
/**
 * 
 * @export
 * @interface DelayStep
 */
export interface DelayStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: DelayStepTypeEnum;
    /**
     * 
     */
    duration?: Duration;
    /**
     * 
     */
    until?: DateFieldMoment;
}


/**
 * @export
 */
export const DelayStepTypeEnum = {
    delay: 'delay',
} as const;
export type DelayStepTypeEnum = typeof DelayStepTypeEnum[keyof typeof DelayStepTypeEnum];

/**
 * 
 * @export
 * @interface DelayTrigger
 */
export interface DelayTrigger {
    /**
     * 
     */
    kind: DelayTriggerKindEnum;
    /**
     * Of visible time.
     */
    seconds: number;
}


/**
 * @export
 */
export const DelayTriggerKindEnum = {
    delay: 'delay',
} as const;
export type DelayTriggerKindEnum = typeof DelayTriggerKindEnum[keyof typeof DelayTriggerKindEnum];

/**
 * 
 * @export
 * @interface Demo
 */
export interface Demo {
    /**
     * 
     */
    present: boolean;
    /**
     * What the demo’s clock shows.
     */
    now: string;
    /**
     * 
     */
    clock_ahead_hours: number;
    /**
     * 
     */
    sites: Array<DemoSite>;
}
/**
 * 
 * @export
 * @interface DemoClockMove
 */
export interface DemoClockMove {
    /**
     * 
     */
    hours: number;
}
/**
 * 
 * @export
 * @interface DemoSite
 */
export interface DemoSite {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    language: Locale;
    /**
     * 
     */
    timezone: string;
    /**
     * Nine o’clock in the site’s zone, Monday to Friday.
     */
    next_working_morning: string;
}


/**
 * 
 * @export
 * @interface DesignSettings
 */
export interface DesignSettings {
    /**
     * 
     */
    fonts: Array<SiteFont>;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
}
/**
 * 
 * @export
 * @interface DesignSettingsChanges
 */
export interface DesignSettingsChanges {
    /**
     * 
     */
    fonts?: Array<SiteFont>;
}

/**
 * 
 * @export
 */
export const Device = {
    desktop: 'desktop',
    tablet: 'tablet',
    mobile: 'mobile',
} as const;
export type Device = typeof Device[keyof typeof Device];

/**
 * 
 * @export
 * @interface DkimKey
 */
export interface DkimKey {
    /**
     * 
     */
    domain: string;
    /**
     * 
     */
    selector: string;
    /**
     * RSA, PEM. Never shown again; absent keeps the present one.
     */
    private_key?: string;
}
/**
 * The TXT record that the domain must have.
 * @export
 * @interface DnsTextRecord
 */
export interface DnsTextRecord {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    value: string;
}
/**
 * Either this or `until`.
 * @export
 * @interface Duration
 */
export interface Duration {
    /**
     * 
     */
    value: number;
    /**
     * 
     */
    unit: DurationUnit;
    /**
     * Local time of day at which the delay ends.
     */
    at?: string;
}



/**
 * 
 * @export
 */
export const DurationUnit = {
    seconds: 'seconds',
    minutes: 'minutes',
    hours: 'hours',
    days: 'days',
    weeks: 'weeks',
    months: 'months',
    years: 'years',
    business_days: 'business_days',
} as const;
export type DurationUnit = typeof DurationUnit[keyof typeof DurationUnit];

/**
 * 
 * @export
 * @interface Email
 */
export interface Email {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    run_id: string | null;
    /**
     * 
     */
    sequence: number | null;
    /**
     * 
     */
    journey_id: string | null;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    template_id: string;
    /**
     * 
     */
    template_version: number | null;
    /**
     * 
     */
    sender_id: string;
    /**
     * The address at the last hand-off.
     */
    to: string | null;
    /**
     * 
     */
    subject: string | null;
    /**
     * 
     */
    message_id: string | null;
    /**
     * The consent that the mail cites.
     */
    consent_id: string | null;
    /**
     * 
     */
    state: EmailState;
    /**
     * Why it was skipped, not delivered, or waits.
     */
    reason: string | null;
    /**
     * 
     */
    attempts: number;
    /**
     * 
     */
    queued_at: string;
    /**
     * 
     */
    handed_off_at: string | null;
    /**
     * 
     */
    ended_at: string | null;
    /**
     * 
     */
    opens: number;
    /**
     * 
     */
    machine_opens: number;
    /**
     * 
     */
    clicks: number;
    /**
     * 
     */
    machine_clicks: number;
    /**
     * 
     */
    first_opened_at: string | null;
    /**
     * 
     */
    first_clicked_at: string | null;
    /**
     * 
     */
    unsubscribed_at: string | null;
    /**
     * 
     */
    decision?: InDoubtDecision;
    /**
     * 
     */
    decided_at: string | null;
    /**
     * 
     */
    decided_by: string | null;
}


/**
 * 
 * @export
 * @interface EmailAttempt
 */
export interface EmailAttempt {
    /**
     * 
     */
    number: number;
    /**
     * 
     */
    begun_at: string;
    /**
     * 
     */
    ended_at: string | null;
    /**
     * Null while the answer is awaited.
     */
    outcome: EmailAttemptOutcomeEnum | null;
    /**
     * The server’s answer, or what went wrong.
     */
    response: string | null;
}


/**
 * @export
 */
export const EmailAttemptOutcomeEnum = {
    delivered: 'delivered',
    refused: 'refused',
    deferred: 'deferred',
    unknown: 'unknown',
} as const;
export type EmailAttemptOutcomeEnum = typeof EmailAttemptOutcomeEnum[keyof typeof EmailAttemptOutcomeEnum];

/**
 * 
 * @export
 * @interface EmailConfirmation
 */
export interface EmailConfirmation {
    /**
     * 
     */
    token: string;
    /**
     * 
     */
    confirmation_secret?: string;
    /**
     * 
     */
    password?: string;
    /**
     * 
     */
    password_confirmation?: string;
}
/**
 * 
 * @export
 * @interface EmailConfirmed
 */
export interface EmailConfirmed {
    /**
     * 
     */
    confirmed: EmailConfirmedConfirmedEnum;
}


/**
 * @export
 */
export const EmailConfirmedConfirmedEnum = {
    true: true,
} as const;
export type EmailConfirmedConfirmedEnum = typeof EmailConfirmedConfirmedEnum[keyof typeof EmailConfirmedConfirmedEnum];

/**
 * 
 * @export
 * @interface EmailContent
 */
export interface EmailContent {
    /**
     * 
     */
    template_version: number;
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    preheader: string;
    /**
     * 
     */
    html: string;
    /**
     * 
     */
    text: string;
}
/**
 * 
 * @export
 * @interface EmailDetail
 */
export interface EmailDetail {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    run_id: string | null;
    /**
     * 
     */
    sequence: number | null;
    /**
     * 
     */
    journey_id: string | null;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    template_id: string;
    /**
     * 
     */
    template_version: number | null;
    /**
     * 
     */
    sender_id: string;
    /**
     * The address at the last hand-off.
     */
    to: string | null;
    /**
     * 
     */
    subject: string | null;
    /**
     * 
     */
    message_id: string | null;
    /**
     * The consent that the mail cites.
     */
    consent_id: string | null;
    /**
     * 
     */
    state: EmailState;
    /**
     * Why it was skipped, not delivered, or waits.
     */
    reason: string | null;
    /**
     * 
     */
    attempts: number;
    /**
     * 
     */
    queued_at: string;
    /**
     * 
     */
    handed_off_at: string | null;
    /**
     * 
     */
    ended_at: string | null;
    /**
     * 
     */
    opens: number;
    /**
     * 
     */
    machine_opens: number;
    /**
     * 
     */
    clicks: number;
    /**
     * 
     */
    machine_clicks: number;
    /**
     * 
     */
    first_opened_at: string | null;
    /**
     * 
     */
    first_clicked_at: string | null;
    /**
     * 
     */
    unsubscribed_at: string | null;
    /**
     * 
     */
    decision?: InDoubtDecision;
    /**
     * 
     */
    decided_at: string | null;
    /**
     * 
     */
    decided_by: string | null;
    /**
     * When it is tried again; null once it has ended.
     */
    next_attempt_at: string | null;
    /**
     * 
     */
    attempt_list: Array<EmailAttempt>;
    /**
     * 
     */
    hits: Array<EmailHit>;
}


/**
 * 
 * @export
 * @interface EmailExplanation
 */
export interface EmailExplanation {
    /**
     * 
     */
    email: EmailDetail;
    /**
     * 
     */
    lead?: ExplainedLead;
    /**
     * 
     */
    submission?: ExplainedSubmission;
    /**
     * 
     */
    consent?: ExplainedConsent;
    /**
     * 
     */
    enrollment?: ExplainedEnrollment;
    /**
     * 
     */
    entries: Array<RunEntry>;
    /**
     * 
     */
    checks: Array<HandOffCheck>;
}
/**
 * An open or a click as it came, with who probably did it.
 * @export
 * @interface EmailHit
 */
export interface EmailHit {
    /**
     * 
     */
    kind: EmailHitKindEnum;
    /**
     * 
     */
    url: string | null;
    /**
     * 
     */
    at: string;
    /**
     * `pending`: in the first seconds after delivery, or until it is certain that not all links were followed at once. It counts for nothing until then.
     */
    verdict: EmailHitVerdictEnum;
    /**
     * 
     */
    verdict_reason: string | null;
    /**
     * 
     */
    user_agent: string;
}


/**
 * @export
 */
export const EmailHitKindEnum = {
    open: 'open',
    click: 'click',
} as const;
export type EmailHitKindEnum = typeof EmailHitKindEnum[keyof typeof EmailHitKindEnum];

/**
 * @export
 */
export const EmailHitVerdictEnum = {
    pending: 'pending',
    person: 'person',
    machine: 'machine',
} as const;
export type EmailHitVerdictEnum = typeof EmailHitVerdictEnum[keyof typeof EmailHitVerdictEnum];


/**
 * 
 * @export
 */
export const EmailList = {
    disposable: 'disposable',
    free: 'free',
    role_based: 'role_based',
} as const;
export type EmailList = typeof EmailList[keyof typeof EmailList];

/**
 * 
 * @export
 * @interface EmailListFacts
 */
export interface EmailListFacts {
    /**
     * 
     */
    list: EmailList;
    /**
     * 
     */
    entries: number;
    /**
     * YYYY-MM-DD.
     */
    dated: string;
}


/**
 * 
 * @export
 * @interface EmailListOverride
 */
export interface EmailListOverride {
    /**
     * 
     */
    list: EmailList;
    /**
     * A domain; of `role_based` the name before the @.
     */
    value: string;
    /**
     * Whether it counts as being on the list.
     */
    listed: boolean;
}


/**
 * 
 * @export
 * @interface EmailPage
 */
export interface EmailPage {
    /**
     * 
     */
    data: Array<Email>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface EmailQuality
 */
export interface EmailQuality {
    /**
     * 
     */
    validity: EmailValidity;
    /**
     * 0 to 100; null where it was never judged.
     */
    score: number | null;
    /**
     * 
     */
    parts?: EmailScoreParts;
    /**
     * 
     */
    disposable: boolean;
    /**
     * 
     */
    free: boolean;
    /**
     * 
     */
    role_based: boolean;
    /**
     * 
     */
    checked_at: string | null;
    /**
     * What was probably meant.
     */
    suggestion?: string;
}


/**
 * Their sum is the score.
 * @export
 * @interface EmailScoreParts
 */
export interface EmailScoreParts {
    /**
     * The address can be one. At most 5.
     */
    syntax: number;
    /**
     * Its domain takes mail; half while nobody could say. At most 40.
     */
    mail_server: number;
    /**
     * Of no provider of throw-away addresses. At most 25.
     */
    not_disposable: number;
    /**
     * Of a person, not of a task such as `info`. At most 10.
     */
    not_role_based: number;
    /**
     * Of no free provider. At most 5.
     */
    not_free: number;
    /**
     * No likely slip in the name of a well-known provider. At most 5.
     */
    no_typo: number;
    /**
     * Confirmed by a mailed link. At most 10.
     */
    confirmed: number;
}
/**
 * 
 * @export
 * @interface EmailSettings
 */
export interface EmailSettings {
    /**
     * 
     */
    unknown_policy: UnknownPolicy;
    /**
     * 
     */
    late_policy: LatePolicy;
    /**
     * Where false, mail goes unsigned.
     */
    dkim_configured: boolean;
    /**
     * 
     */
    dkim_domain: string | null;
    /**
     * 
     */
    dkim_selector: string | null;
    /**
     * 
     */
    dkim_record?: DnsTextRecord;
    /**
     * Where false, mail goes to files instead of a mail server.
     */
    uses_server: boolean;
    /**
     * Mails that wait for the decision `late_policy`.
     */
    late_count: number;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
}


/**
 * 
 * @export
 * @interface EmailSettingsChanges
 */
export interface EmailSettingsChanges {
    /**
     * 
     */
    unknown_policy?: UnknownPolicy;
    /**
     * 
     */
    late_policy?: LatePolicy;
    /**
     * 
     */
    dkim?: DkimKey;
}



/**
 * delivered: accepted by the next server. unknown: handed over, and no answer came.
 * @export
 */
export const EmailState = {
    not_started: 'not_started',
    delivered: 'delivered',
    not_delivered: 'not_delivered',
    unknown: 'unknown',
    skipped: 'skipped',
} as const;
export type EmailState = typeof EmailState[keyof typeof EmailState];

/**
 * 
 * @export
 * @interface EmailToCheck
 */
export interface EmailToCheck {
    /**
     * 
     */
    email: string;
}

/**
 * `invalid`: its domain takes no mail. `risky`: thrown away after use, of a task, or probably misspelled. `unknown`: nobody could say.
 * @export
 */
export const EmailValidity = {
    valid: 'valid',
    risky: 'risky',
    invalid: 'invalid',
    unknown: 'unknown',
} as const;
export type EmailValidity = typeof EmailValidity[keyof typeof EmailValidity];

/**
 * 
 * @export
 * @interface EmailVerification
 */
export interface EmailVerification {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    status: EmailVerificationStatus;
    /**
     * Null until they are counted.
     */
    matching_leads: number | null;
    /**
     * 
     */
    verified_leads: number;
    /**
     * Of them those whose validity or score is another now.
     */
    changed_leads: number;
    /**
     * Of them those of whose domain nobody could say anything; they keep what was known.
     */
    unanswered_leads: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    finished_at: string | null;
}


/**
 * 
 * @export
 * @interface EmailVerificationPage
 */
export interface EmailVerificationPage {
    /**
     * 
     */
    data: Array<EmailVerification>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * 
 * @export
 */
export const EmailVerificationStatus = {
    running: 'running',
    done: 'done',
} as const;
export type EmailVerificationStatus = typeof EmailVerificationStatus[keyof typeof EmailVerificationStatus];

/**
 * 
 * @export
 * @interface EmailsToVerify
 */
export interface EmailsToVerify {
    /**
     * 
     */
    filter?: Filter;
}
/**
 * 
 * @export
 * @interface Enrollment
 */
export interface Enrollment {
    /**
     * 
     */
    lead_ids: Array<string>;
}

/**
 * 
 * @export
 */
export const EnrollmentCause = {
    event: 'event',
    publication: 'publication',
    manual: 'manual',
} as const;
export type EnrollmentCause = typeof EnrollmentCause[keyof typeof EnrollmentCause];


/**
 * `existing`: at once, too, the leads for whom a trigger holds now and who meet the criteria: who has the tag, is in the audience, submitted the popup, has confirmed, has the date today (in the zone that counts for the journey; each date enrolls once), or, where leads being created is the trigger, every lead. A click, a visit, a changed field and an event from the API happen at one moment and hold for nobody afterwards. `new`: only whom a trigger brings from now on.
 * @export
 */
export const EnrollmentChoice = {
    existing: 'existing',
    new: 'new',
} as const;
export type EnrollmentChoice = typeof EnrollmentChoice[keyof typeof EnrollmentChoice];

/**
 * 
 * @export
 * @interface EnrollmentOfMany
 */
export interface EnrollmentOfMany {
    /**
     * 
     */
    filter?: Filter;
    /**
     * 
     */
    audience_id?: string;
}

/**
 * 
 * @export
 */
export const EnrollmentOfManyCause = {
    publication: 'publication',
    bulk: 'bulk',
} as const;
export type EnrollmentOfManyCause = typeof EnrollmentOfManyCause[keyof typeof EnrollmentOfManyCause];

/**
 * 
 * @export
 * @interface EnrollmentOfManyPreview
 */
export interface EnrollmentOfManyPreview {
    /**
     * Those of the filter or the audience.
     */
    leads: number;
    /**
     * Of them those who would be enrolled: whom the journey’s criteria let in and who are not in it.
     */
    matching_leads: number;
}

/**
 * 
 * @export
 */
export const EnrollmentOutcome = {
    enrolled: 'enrolled',
    already_live: 'already_live',
    already_enrolled: 'already_enrolled',
    suppressed: 'suppressed',
    not_matching: 'not_matching',
    not_found: 'not_found',
} as const;
export type EnrollmentOutcome = typeof EnrollmentOutcome[keyof typeof EnrollmentOutcome];

/**
 * 
 * @export
 * @interface EnrollmentPreview
 */
export interface EnrollmentPreview {
    /**
     * 
     */
    matching_leads: number;
}
/**
 * 
 * @export
 * @interface EnrollmentResult
 */
export interface EnrollmentResult {
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    outcome: EnrollmentOutcome;
    /**
     * 
     */
    run_id?: string;
}


/**
 * 
 * @export
 * @interface EnrollmentResults
 */
export interface EnrollmentResults {
    /**
     * 
     */
    data: Array<EnrollmentResult>;
}

/**
 * `ended`: the journey was switched off before all were enrolled.
 * @export
 */
export const EnrollmentStatus = {
    running: 'running',
    done: 'done',
    ended: 'ended',
} as const;
export type EnrollmentStatus = typeof EnrollmentStatus[keyof typeof EnrollmentStatus];

/**
 * 
 * @export
 * @interface ExitIntentTrigger
 */
export interface ExitIntentTrigger {
    /**
     * 
     */
    kind: ExitIntentTriggerKindEnum;
}


/**
 * @export
 */
export const ExitIntentTriggerKindEnum = {
    exit_intent: 'exit_intent',
} as const;
export type ExitIntentTriggerKindEnum = typeof ExitIntentTriggerKindEnum[keyof typeof ExitIntentTriggerKindEnum];

/**
 * 
 * @export
 * @interface ExplainedConsent
 */
export interface ExplainedConsent {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    text: string;
    /**
     * 
     */
    text_version: number;
    /**
     * 
     */
    method: ConsentMethod;
    /**
     * 
     */
    place: string;
    /**
     * 
     */
    page_url: string | null;
}


/**
 * 
 * @export
 * @interface ExplainedEnrollment
 */
export interface ExplainedEnrollment {
    /**
     * 
     */
    run_id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    journey_name: string | null;
    /**
     * 
     */
    journey_version: number;
    /**
     * 
     */
    cause: ExplainedEnrollmentCauseEnum;
    /**
     * The name of the event that enrolled the lead.
     */
    event: string | null;
    /**
     * 
     */
    at: string;
}


/**
 * @export
 */
export const ExplainedEnrollmentCauseEnum = {
    event: 'event',
    publication: 'publication',
    manual: 'manual',
} as const;
export type ExplainedEnrollmentCauseEnum = typeof ExplainedEnrollmentCauseEnum[keyof typeof ExplainedEnrollmentCauseEnum];

/**
 * 
 * @export
 * @interface ExplainedLead
 */
export interface ExplainedLead {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface ExplainedSubmission
 */
export interface ExplainedSubmission {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    popup_id: string;
    /**
     * 
     */
    popup_name: string | null;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    page_url: string | null;
    /**
     * 
     */
    values: { [key: string]: LeadCustomFieldsValue; };
}
/**
 * The first rule that does not hold.
 * @export
 * @interface FailedRule
 */
export interface FailedRule {
    /**
     * 
     */
    list: RuleList;
    /**
     * 
     */
    index: number;
    /**
     * The rule itself, of `url_rules`.
     */
    url_rule?: UrlRule;
    /**
     * The rule itself, of `visitor_rules`.
     */
    visitor_rule?: VisitorRule;
}


/**
 * 
 * @export
 * @interface FieldChanged
 */
export interface FieldChanged {
    /**
     * 
     */
    kind: FieldChangedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    field_id: string;
    /**
     * 
     */
    value: NewLeadCustomFieldsValue | null;
}


/**
 * @export
 */
export const FieldChangedKindEnum = {
    field_changed: 'field_changed',
} as const;
export type FieldChangedKindEnum = typeof FieldChangedKindEnum[keyof typeof FieldChangedKindEnum];

/**
 * 
 * @export
 * @interface FieldChangedTrigger
 */
export interface FieldChangedTrigger {
    /**
     * 
     */
    type: FieldChangedTriggerTypeEnum;
    /**
     * Ids of custom fields, or of a lead's own: first_name, middle_name, last_name, phone, email, timezone, language.
     */
    field_ids: Array<string>;
}


/**
 * @export
 */
export const FieldChangedTriggerTypeEnum = {
    field_changed: 'field_changed',
} as const;
export type FieldChangedTriggerTypeEnum = typeof FieldChangedTriggerTypeEnum[keyof typeof FieldChangedTriggerTypeEnum];

/**
 * 
 * @export
 * @interface FieldError
 */
export interface FieldError {
    /**
     * JSON pointer into the body, or `/name` of a query value.
     */
    pointer: string;
    /**
     * 
     */
    code: string;
    /**
     * 
     */
    text: string;
}
/**
 * Where a hidden field takes its value from: the address, a cookie, or `data-NAME` of the script.
 * @export
 * @interface FieldFill
 */
export interface FieldFill {
    /**
     * 
     */
    from: FillSource;
    /**
     * 
     */
    name: string;
}


/**
 * 
 * @export
 * @interface FieldReference
 */
export interface FieldReference {
    /**
     * How the document names it, such as `tag:Welcome`.
     */
    ref: string;
    /**
     * 
     */
    kind: FieldReferenceKindEnum;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    type: CustomFieldType;
    /**
     * 
     */
    label?: string;
    /**
     * 
     */
    placeholder?: string;
    /**
     * 
     */
    options?: Array<string>;
}


/**
 * @export
 */
export const FieldReferenceKindEnum = {
    field: 'field',
} as const;
export type FieldReferenceKindEnum = typeof FieldReferenceKindEnum[keyof typeof FieldReferenceKindEnum];

/**
 * 
 * @export
 * @interface FieldTexts
 */
export interface FieldTexts {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    label?: string;
    /**
     * 
     */
    placeholder?: string;
    /**
     * Shown in place of the field’s options, in their order; what is sent stays the original.
     */
    options?: Array<string>;
}

/**
 * 
 * @export
 */
export const FillSource = {
    query: 'query',
    cookie: 'cookie',
    attribute: 'attribute',
} as const;
export type FillSource = typeof FillSource[keyof typeof FillSource];

/**
 * @type Filter
 * At most 10 levels deep and 100 rules. Text is compared without regard to case; a missing value satisfies only is_empty and negated operators.
 * @export
 */
export type Filter = { kind: 'all' } & AllFilters | { kind: 'any' } & AnyFilter | { kind: 'not' } & NotFilter | { kind: 'rule' } & FilterRule;
/**
 * 
 * @export
 * @interface FilterCondition
 */
export interface FilterCondition {
    /**
     * 
     */
    kind: FilterConditionKindEnum;
    /**
     * 
     */
    filter: Filter;
}


/**
 * @export
 */
export const FilterConditionKindEnum = {
    filter: 'filter',
} as const;
export type FilterConditionKindEnum = typeof FilterConditionKindEnum[keyof typeof FilterConditionKindEnum];


/**
 * 
 * @export
 */
export const FilterOp = {
    is: 'is',
    is_not: 'is_not',
    contains: 'contains',
    not_contains: 'not_contains',
    starts_with: 'starts_with',
    gt: 'gt',
    gte: 'gte',
    lt: 'lt',
    lte: 'lte',
    between: 'between',
    before: 'before',
    after: 'after',
    has: 'has',
    has_not: 'has_not',
    is_empty: 'is_empty',
    is_not_empty: 'is_not_empty',
} as const;
export type FilterOp = typeof FilterOp[keyof typeof FilterOp];

/**
 * 
 * @export
 * @interface FilterRule
 */
export interface FilterRule {
    /**
     * 
     */
    kind: FilterRuleKindEnum;
    /**
     * A field of leads, `tags`, `audiences`, `campaigns`, or `custom_fields.` and the name of a field.
     */
    field: string;
    /**
     * 
     */
    op: FilterOp;
    /**
     * 
     */
    value?: FilterRuleValue;
}


/**
 * @export
 */
export const FilterRuleKindEnum = {
    rule: 'rule',
} as const;
export type FilterRuleKindEnum = typeof FilterRuleKindEnum[keyof typeof FilterRuleKindEnum];

/**
 * Two values for `between`; an id or several for `has` and `has_not`.
 * @export
 * @interface FilterRuleValue
 */
export interface FilterRuleValue {
}
/**
 * 
 * @export
 * @interface FilterRuleValueAnyOfInner
 */
export interface FilterRuleValueAnyOfInner {
}
/**
 * 
 * @export
 * @interface ForgottenPassword
 */
export interface ForgottenPassword {
    /**
     * 
     */
    email: string;
}
/**
 * @type FormConsent
 * An unticked box, or a notice that sending means agreeing. Without either nobody becomes subscribed.
 * @export
 */
export type FormConsent = { kind: 'checkbox' } & ConsentCheckbox | { kind: 'none' } & NoConsent | { kind: 'notice' } & ConsentNotice;
/**
 * 
 * @export
 * @interface FormField
 */
export interface FormField {
    /**
     * `email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field.
     */
    name: string;
    /**
     * Empty or absent: the custom field’s own label.
     */
    label?: string;
    /**
     * 
     */
    placeholder?: string;
    /**
     * 
     */
    required?: boolean;
    /**
     * Absent: the first.
     */
    step?: number;
    /**
     * 
     */
    fill?: FieldFill;
}
/**
 * 
 * @export
 * @interface FormSubmittedTrigger
 */
export interface FormSubmittedTrigger {
    /**
     * 
     */
    type: FormSubmittedTriggerTypeEnum;
    /**
     * These popups; absent or empty: any.
     */
    popup_ids?: Array<string>;
}


/**
 * @export
 */
export const FormSubmittedTriggerTypeEnum = {
    form_submitted: 'form_submitted',
} as const;
export type FormSubmittedTriggerTypeEnum = typeof FormSubmittedTriggerTypeEnum[keyof typeof FormSubmittedTriggerTypeEnum];


/**
 * 
 * @export
 */
export const FoundOnPage = {
    this_site: 'this_site',
    other_site: 'other_site',
    none: 'none',
} as const;
export type FoundOnPage = typeof FoundOnPage[keyof typeof FoundOnPage];

/**
 * 
 * @export
 * @interface FoundSnippet
 */
export interface FoundSnippet {
    /**
     * 
     */
    src: string;
    /**
     * 
     */
    site_id: string;
    /**
     * Of sites of the same account.
     */
    site_name: string | null;
    /**
     * 
     */
    via: SnippetVia;
    /**
     * `rolling`, or the hash of a fixed version.
     */
    version: string;
    /**
     * 
     */
    version_state: FoundVersion;
    /**
     * 
     */
    blocked_by?: BlockedReason;
    /**
     * The rolling file with an `integrity`, which the next release changes.
     */
    breaks_with_release: boolean;
    /**
     * 
     */
    this_installation: boolean;
    /**
     * 
     */
    this_site: boolean;
}


/**
 * 
 * @export
 * @interface FoundTagManager
 */
export interface FoundTagManager {
    /**
     * 
     */
    container: string;
    /**
     * Whether what it holds could be read.
     */
    read: boolean;
    /**
     * Whether it holds a snippet.
     */
    found: boolean;
}

/**
 * `missing`: no longer served, so nothing shows; `foreign`: not served by this installation.
 * @export
 */
export const FoundVersion = {
    current: 'current',
    older: 'older',
    missing: 'missing',
    foreign: 'foreign',
} as const;
export type FoundVersion = typeof FoundVersion[keyof typeof FoundVersion];

/**
 * What the person has agreed to, as they saw it.
 * @export
 * @interface GivenConsent
 */
export interface GivenConsent {
    /**
     * 
     */
    text: string;
    /**
     * 
     */
    text_version?: number;
    /**
     * 
     */
    page_url?: string;
}

/**
 * 
 * @export
 */
export const Grant = {
    manage_sites: 'manage-sites',
    read_site: 'read-site',
    manage_pages: 'manage-pages',
    manage_popups: 'manage-popups',
    manage_managers: 'manage-managers',
    manage_billing: 'manage-billing',
    manage_account: 'manage-account',
    manage_assistants: 'manage-assistants',
    create_assistant: 'create-assistant',
    purchase_assistant: 'purchase-assistant',
    manage_emails: 'manage-emails',
    manage_marketing: 'manage-marketing',
    manage_leads: 'manage-leads',
    read_lead: 'read-lead',
    manage_audiences: 'manage-audiences',
    read_audience: 'read-audience',
    manage_sandboxes: 'manage-sandboxes',
    create_sandbox: 'create-sandbox',
    read_sandbox: 'read-sandbox',
    manage_integrations: 'manage-integrations',
    purchase_lead: 'purchase-lead',
    purchase_audience: 'purchase-audience',
} as const;
export type Grant = typeof Grant[keyof typeof Grant];

/**
 * 
 * @export
 * @interface HandOffCheck
 */
export interface HandOffCheck {
    /**
     * 
     */
    name: HandOffCheckNameEnum;
    /**
     * 
     */
    result: HandOffCheckResultEnum;
}


/**
 * @export
 */
export const HandOffCheckNameEnum = {
    run_live: 'run_live',
    not_paused: 'not_paused',
    lead_exists: 'lead_exists',
    template_ready: 'template_ready',
    text_ready: 'text_ready',
    sender_verified: 'sender_verified',
    subscribed: 'subscribed',
    confirmed: 'confirmed',
    consent: 'consent',
    within_cap: 'within_cap',
    postal_address: 'postal_address',
    in_time: 'in_time',
    open_minute: 'open_minute',
} as const;
export type HandOffCheckNameEnum = typeof HandOffCheckNameEnum[keyof typeof HandOffCheckNameEnum];

/**
 * @export
 */
export const HandOffCheckResultEnum = {
    passed: 'passed',
    failed: 'failed',
    not_reached: 'not_reached',
    not_needed: 'not_needed',
} as const;
export type HandOffCheckResultEnum = typeof HandOffCheckResultEnum[keyof typeof HandOffCheckResultEnum];

/**
 * 
 * @export
 * @interface HostSettings
 */
export interface HostSettings {
    /**
     * None: the widget works on every host.
     */
    allowed_hosts: Array<string>;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
}
/**
 * 
 * @export
 * @interface HostSettingsChanges
 */
export interface HostSettingsChanges {
    /**
     * 
     */
    allowed_hosts?: Array<string>;
}
/**
 * 
 * @export
 * @interface IdentitySecret
 */
export interface IdentitySecret {
    /**
     * 
     */
    secret: string;
}
/**
 * 
 * @export
 * @interface Image
 */
export interface Image {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    width: number;
    /**
     * 
     */
    height: number;
    /**
     * 
     */
    animated: boolean;
    /**
     * Of all its sizes.
     */
    bytes: number;
    /**
     * Never changes what it shows. With `?width=` it is the smallest size that is at least so wide.
     */
    url: string;
    /**
     * 
     */
    created_at: string;
}
/**
 * 
 * @export
 * @interface ImagePage
 */
export interface ImagePage {
    /**
     * 
     */
    data: Array<Image>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface ImportedJourney
 */
export interface ImportedJourney {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    journey: Journey;
    /**
     * 
     */
    created: Array<CreatedReference>;
    /**
     * What could not be created and is left empty in the draft.
     */
    missing: Array<MissingReference>;
}

/**
 * What a person decided of a mail of which nobody knows whether it arrived.
 * @export
 */
export const InDoubtDecision = {
    resent: 'resent',
    not_resent: 'not_resent',
} as const;
export type InDoubtDecision = typeof InDoubtDecision[keyof typeof InDoubtDecision];

/**
 * 
 * @export
 * @interface InactivityTrigger
 */
export interface InactivityTrigger {
    /**
     * 
     */
    kind: InactivityTriggerKindEnum;
    /**
     * Without pointer, key, scroll or touch.
     */
    seconds: number;
}


/**
 * @export
 */
export const InactivityTriggerKindEnum = {
    inactivity: 'inactivity',
} as const;
export type InactivityTriggerKindEnum = typeof InactivityTriggerKindEnum[keyof typeof InactivityTriggerKindEnum];


/**
 * What was closed or submitted was shown at the same moment.
 * @export
 */
export const Interaction = {
    shown: 'shown',
    closed: 'closed',
    submitted: 'submitted',
} as const;
export type Interaction = typeof Interaction[keyof typeof Interaction];

/**
 * 
 * @export
 * @interface InventedLead
 */
export interface InventedLead {
    /**
     * 
     */
    email?: string;
    /**
     * 
     */
    first_name?: string;
    /**
     * 
     */
    last_name?: string;
    /**
     * 
     */
    phone?: string;
    /**
     * 
     */
    timezone?: string;
    /**
     * 
     */
    language?: Locale;
    /**
     * With consent; absent: yes.
     */
    subscribed?: boolean;
    /**
     * 
     */
    tag_ids?: Array<string>;
    /**
     * 
     */
    audience_ids?: Array<string>;
    /**
     * By the name of the field.
     */
    custom_fields?: { [key: string]: NewLeadCustomFieldsValue; };
}


/**
 * 
 * @export
 * @interface Journey
 */
export interface Journey {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    status: JourneyStatus;
    /**
     * 
     */
    paused: boolean;
    /**
     * 
     */
    document: JourneyDocument;
    /**
     * 
     */
    published_version: number | null;
    /**
     * 
     */
    published_at: string | null;
    /**
     * 
     */
    has_unpublished_changes: boolean;
    /**
     * 
     */
    runs: RunCounts;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface JourneyBranch
 */
export interface JourneyBranch {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    when: BranchCondition;
    /**
     * 
     */
    steps: Array<JourneyStep>;
}
/**
 * 
 * @export
 * @interface JourneyChanges
 */
export interface JourneyChanges {
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    description?: string;
    /**
     * 
     */
    document?: JourneyDocument;
}
/**
 * 
 * @export
 * @interface JourneyCopy
 */
export interface JourneyCopy {
    /**
     * 
     */
    from_site_id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    missing?: OnMissingReferences;
    /**
     * 
     */
    name?: string;
}


/**
 * 
 * @export
 * @interface JourneyDefinition
 */
export interface JourneyDefinition {
    /**
     * 
     */
    format: JourneyDefinitionFormatEnum;
    /**
     * 
     */
    format_version: JourneyDefinitionFormatVersionEnum;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * A journey’s document in which references stand in place of ids.
     */
    document: { [key: string]: any | null; };
    /**
     * 
     */
    references: Array<JourneyReference>;
}


/**
 * @export
 */
export const JourneyDefinitionFormatEnum = {
    leadwright_journey: 'leadwright.journey',
} as const;
export type JourneyDefinitionFormatEnum = typeof JourneyDefinitionFormatEnum[keyof typeof JourneyDefinitionFormatEnum];

/**
 * @export
 */
export const JourneyDefinitionFormatVersionEnum = {
    NUMBER_1: 1,
} as const;
export type JourneyDefinitionFormatVersionEnum = typeof JourneyDefinitionFormatVersionEnum[keyof typeof JourneyDefinitionFormatVersionEnum];

/**
 * 
 * @export
 * @interface JourneyDocument
 */
export interface JourneyDocument {
    /**
     * 
     */
    triggers: Array<JourneyTrigger>;
    /**
     * 
     */
    enrollment_criteria?: Filter;
    /**
     * 
     */
    unenrollment_criteria?: Filter;
    /**
     * 
     */
    suppression?: Filter;
    /**
     * 
     */
    goal?: Filter;
    /**
     * 
     */
    allow_duplicate_enrollment: boolean;
    /**
     * 
     */
    business_hours?: BusinessHours;
    /**
     * Absent: the site’s.
     */
    timezone?: string;
    /**
     * 
     */
    use_lead_timezone: boolean;
    /**
     * 
     */
    steps: Array<JourneyStep>;
}
/**
 * 
 * @export
 * @interface JourneyEnrollment
 */
export interface JourneyEnrollment {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    cause: EnrollmentOfManyCause;
    /**
     * 
     */
    status: EnrollmentStatus;
    /**
     * Null until they are counted.
     */
    matching_leads: number | null;
    /**
     * Without those who were there already.
     */
    enrolled_leads: number;
    /**
     * 
     */
    created_at: string;
}


/**
 * 
 * @export
 * @interface JourneyEnrollmentPage
 */
export interface JourneyEnrollmentPage {
    /**
     * 
     */
    data: Array<JourneyEnrollment>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface JourneyFromStarter
 */
export interface JourneyFromStarter {
    /**
     * 
     */
    starter: JourneyStarterKey;
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    sender_id?: string;
}


/**
 * 
 * @export
 * @interface JourneyImport
 */
export interface JourneyImport {
    /**
     * 
     */
    definition: JourneyDefinition;
    /**
     * 
     */
    missing?: OnMissingReferences;
    /**
     * 
     */
    name?: string;
}


/**
 * 
 * @export
 * @interface JourneyMetrics
 */
export interface JourneyMetrics {
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    journey_version: number | null;
    /**
     * 
     */
    runs: RunTotals;
    /**
     * 
     */
    steps: Array<StepMetrics>;
    /**
     * 
     */
    versions: Array<VersionMetrics>;
    /**
     * By the day of enrollment in the site’s time zone; only days with runs.
     */
    days: Array<DayMetrics>;
}
/**
 * 
 * @export
 * @interface JourneyPage
 */
export interface JourneyPage {
    /**
     * 
     */
    data: Array<Journey>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface JourneyProblem
 */
export interface JourneyProblem {
    /**
     * JSON pointer into the document.
     */
    pointer: string;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    code: string;
    /**
     * 
     */
    text: string;
}
/**
 * 
 * @export
 * @interface JourneyProblems
 */
export interface JourneyProblems {
    /**
     * 
     */
    data: Array<JourneyProblem>;
    /**
     * Worth a look; they do not stand against publishing.
     */
    warnings: Array<JourneyProblem>;
}
/**
 * 
 * @export
 * @interface JourneyPublication
 */
export interface JourneyPublication {
    /**
     * 
     */
    enroll: EnrollmentChoice;
}


/**
 * @type JourneyReference
 * Something of the site that the journey works with, by its name.
 * @export
 */
export type JourneyReference = { kind: 'audience' } & AudienceReference | { kind: 'field' } & FieldReference | { kind: 'popup' } & PopupReference | { kind: 'sender' } & SenderReference | { kind: 'tag' } & TagReference | { kind: 'template' } & TemplateReference;

/**
 * 
 * @export
 */
export const JourneyReferenceKind = {
    tag: 'tag',
    audience: 'audience',
    field: 'field',
    template: 'template',
    popup: 'popup',
    sender: 'sender',
} as const;
export type JourneyReferenceKind = typeof JourneyReferenceKind[keyof typeof JourneyReferenceKind];

/**
 * 
 * @export
 * @interface JourneyStarter
 */
export interface JourneyStarter {
    /**
     * 
     */
    key: JourneyStarterKey;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * What it works with, in the site’s language; what the site lacks of it is made.
     */
    creates: Array<StarterReference>;
}



/**
 * 
 * @export
 */
export const JourneyStarterKey = {
    welcome: 'welcome',
    confirmation: 'confirmation',
    birthday: 'birthday',
    re_engagement: 're_engagement',
    lead_magnet: 'lead_magnet',
    question: 'question',
} as const;
export type JourneyStarterKey = typeof JourneyStarterKey[keyof typeof JourneyStarterKey];

/**
 * 
 * @export
 * @interface JourneyStarters
 */
export interface JourneyStarters {
    /**
     * 
     */
    data: Array<JourneyStarter>;
}

/**
 * 
 * @export
 */
export const JourneyStatus = {
    draft: 'draft',
    on: 'on',
    off: 'off',
} as const;
export type JourneyStatus = typeof JourneyStatus[keyof typeof JourneyStatus];

/**
 * @type JourneyStep
 * 
 * @export
 */
export type JourneyStep = { type: 'ai_email_writer' } & AiEmailWriterStep | { type: 'ask_question' } & AskQuestionStep | { type: 'assign_tags' } & AssignTagsStep | { type: 'delay' } & DelayStep | { type: 'paths' } & PathsStep | { type: 'remove_tags' } & RemoveTagsStep | { type: 'send_email' } & SendEmailStep | { type: 'set_custom_field_value' } & SetCustomFieldValueStep | { type: 'unsubscribe' } & UnsubscribeStep;
/**
 * 
 * @export
 * @interface JourneyStepCounts
 */
export interface JourneyStepCounts {
    /**
     * 
     */
    live: number;
    /**
     * 
     */
    steps: Array<StepCount>;
}
/**
 * 
 * @export
 * @interface JourneySwitchOff
 */
export interface JourneySwitchOff {
    /**
     * 
     */
    runs: RunsOnSwitchOff;
}


/**
 * 
 * @export
 * @interface JourneyTestMail
 */
export interface JourneyTestMail {
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    type: MailStepType;
    /**
     * 
     */
    outcome: TestMailOutcome;
}


/**
 * 
 * @export
 * @interface JourneyTestSend
 */
export interface JourneyTestSend {
    /**
     * 
     */
    lead_id?: string;
}
/**
 * 
 * @export
 * @interface JourneyTestSent
 */
export interface JourneyTestSent {
    /**
     * 
     */
    to: string;
    /**
     * 
     */
    mails: Array<JourneyTestMail>;
}
/**
 * @type JourneyTrigger
 * 
 * @export
 */
export type JourneyTrigger = { type: 'api_event' } & ApiEventTrigger | { type: 'audience_joined' } & AudienceJoinedTrigger | { type: 'date_field' } & DateFieldTrigger | { type: 'field_changed' } & FieldChangedTrigger | { type: 'form_submitted' } & FormSubmittedTrigger | { type: 'lead_confirmed' } & LeadConfirmedTrigger | { type: 'lead_created' } & LeadCreatedTrigger | { type: 'link_clicked' } & LinkClickedTrigger | { type: 'page_visited' } & PageVisitedTrigger | { type: 'tag_added' } & TagAddedTrigger;

/**
 * `differs`: the lead has another value. `unknown`: the field is gone. Absent: taken.
 * @export
 */
export const KeptBecause = {
    differs: 'differs',
    unknown: 'unknown',
} as const;
export type KeptBecause = typeof KeptBecause[keyof typeof KeptBecause];


/**
 * What happens to marketing mail that an outage made more than an hour late.
 * @export
 */
export const LatePolicy = {
    send: 'send',
    skip: 'skip',
    ask: 'ask',
} as const;
export type LatePolicy = typeof LatePolicy[keyof typeof LatePolicy];

/**
 * 
 * @export
 * @interface Lead
 */
export interface Lead {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    first_name: string | null;
    /**
     * 
     */
    middle_name: string | null;
    /**
     * 
     */
    last_name: string | null;
    /**
     * 
     */
    phone: string | null;
    /**
     * 
     */
    mailability: Mailability;
    /**
     * 
     */
    unsubscribed_at: string | null;
    /**
     * 
     */
    timezone: string | null;
    /**
     * 
     */
    language?: Locale;
    /**
     * 
     */
    source: LeadSource;
    /**
     * 
     */
    registered_at: string;
    /**
     * 
     */
    last_activity_at: string;
    /**
     * 
     */
    last_contacted_at: string | null;
    /**
     * 
     */
    tag_ids: Array<string>;
    /**
     * 
     */
    audience_ids: Array<string>;
    /**
     * With `expand=tags`.
     */
    tags?: Array<LeadTag>;
    /**
     * With `expand=audiences`.
     */
    audiences?: Array<LeadAudience>;
    /**
     * By the name of the field; dates as YYYY-MM-DD. Empty ones are absent.
     */
    custom_fields: { [key: string]: LeadCustomFieldsValue; };
    /**
     * 
     */
    origin?: LeadOrigin;
    /**
     * 
     */
    email_stats: LeadEmailStats;
    /**
     * 
     */
    email_quality: EmailQuality;
    /**
     * 
     */
    confirmation: LeadConfirmation;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface LeadAudience
 */
export interface LeadAudience {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface LeadChanges
 */
export interface LeadChanges {
    /**
     * 
     */
    email?: string;
    /**
     * 
     */
    first_name?: string | null;
    /**
     * 
     */
    middle_name?: string | null;
    /**
     * 
     */
    last_name?: string | null;
    /**
     * 
     */
    phone?: string | null;
    /**
     * 
     */
    timezone?: string | null;
    /**
     * 
     */
    language?: Locale;
    /**
     * By the name of the field; null takes a value away.
     */
    custom_fields?: { [key: string]: NewLeadCustomFieldsValue; };
}


/**
 * 
 * @export
 * @interface LeadConfirmation
 */
export interface LeadConfirmation {
    /**
     * 
     */
    state: ConfirmationState;
    /**
     * 
     */
    asked_at: string | null;
    /**
     * 
     */
    confirmed_at: string | null;
}


/**
 * 
 * @export
 * @interface LeadConfirmedTrigger
 */
export interface LeadConfirmedTrigger {
    /**
     * 
     */
    type: LeadConfirmedTriggerTypeEnum;
}


/**
 * @export
 */
export const LeadConfirmedTriggerTypeEnum = {
    lead_confirmed: 'lead_confirmed',
} as const;
export type LeadConfirmedTriggerTypeEnum = typeof LeadConfirmedTriggerTypeEnum[keyof typeof LeadConfirmedTriggerTypeEnum];

/**
 * 
 * @export
 * @interface LeadCount
 */
export interface LeadCount {
    /**
     * 
     */
    count: number;
}
/**
 * 
 * @export
 * @interface LeadCounting
 */
export interface LeadCounting {
    /**
     * 
     */
    filter?: Filter;
}
/**
 * 
 * @export
 * @interface LeadCreatedTrigger
 */
export interface LeadCreatedTrigger {
    /**
     * 
     */
    type: LeadCreatedTriggerTypeEnum;
}


/**
 * @export
 */
export const LeadCreatedTriggerTypeEnum = {
    lead_created: 'lead_created',
} as const;
export type LeadCreatedTriggerTypeEnum = typeof LeadCreatedTriggerTypeEnum[keyof typeof LeadCreatedTriggerTypeEnum];

/**
 * 
 * @export
 * @interface LeadCustomFieldsValue
 */
export interface LeadCustomFieldsValue {
}
/**
 * 
 * @export
 * @interface LeadDay
 */
export interface LeadDay {
    /**
     * 
     */
    date: string;
    /**
     * 
     */
    count: number;
}
/**
 * 
 * @export
 * @interface LeadDays
 */
export interface LeadDays {
    /**
     * 
     */
    timezone: string;
    /**
     * Oldest first; days without leads too.
     */
    data: Array<LeadDay>;
}
/**
 * 
 * @export
 * @interface LeadEmailStats
 */
export interface LeadEmailStats {
    /**
     * 
     */
    opens: number;
    /**
     * 
     */
    clicks: number;
    /**
     * 
     */
    last_opened_at: string | null;
    /**
     * 
     */
    last_clicked_at: string | null;
}

/**
 * 
 * @export
 */
export const LeadExpansion = {
    tags: 'tags',
    audiences: 'audiences',
} as const;
export type LeadExpansion = typeof LeadExpansion[keyof typeof LeadExpansion];

/**
 * 
 * @export
 * @interface LeadIds
 */
export interface LeadIds {
    /**
     * 
     */
    lead_ids: Array<string>;
}
/**
 * Where the lead came from, as the browser told when the form was sent.
 * @export
 * @interface LeadOrigin
 */
export interface LeadOrigin {
    /**
     * Two letters of ISO 3166-1.
     */
    country?: string;
    /**
     * 
     */
    device?: VisitorDevice;
    /**
     * 
     */
    first_touch?: Touch;
    /**
     * 
     */
    last_touch?: Touch;
}


/**
 * 
 * @export
 * @interface LeadPage
 */
export interface LeadPage {
    /**
     * 
     */
    data: Array<Lead>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * What holds for forms that no active campaign says otherwise of.
 * @export
 * @interface LeadQualitySettings
 */
export interface LeadQualitySettings {
    /**
     * 
     */
    reject_disposable: boolean;
    /**
     * 
     */
    reject_free: boolean;
    /**
     * 
     */
    reject_role_based: boolean;
    /**
     * Forms offer what was probably meant.
     */
    typo_correction: boolean;
    /**
     * Marketing mail waits until the address is confirmed.
     */
    email_confirmation: boolean;
    /**
     * 
     */
    overrides: Array<EmailListOverride>;
    /**
     * One for each language.
     */
    confirmation_mails: Array<ConfirmationMailInUse>;
    /**
     * 
     */
    confirmation_sender: ConfirmationSender;
    /**
     * 
     */
    lists: Array<EmailListFacts>;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * Null while nothing was changed.
     */
    updated_at: string | null;
}
/**
 * 
 * @export
 * @interface LeadQualitySettingsChanges
 */
export interface LeadQualitySettingsChanges {
    /**
     * 
     */
    reject_disposable?: boolean;
    /**
     * 
     */
    reject_free?: boolean;
    /**
     * 
     */
    reject_role_based?: boolean;
    /**
     * Forms offer what was probably meant.
     */
    typo_correction?: boolean;
    /**
     * Marketing mail waits until the address is confirmed.
     */
    email_confirmation?: boolean;
    /**
     * 
     */
    overrides?: Array<EmailListOverride>;
    /**
     * 
     */
    confirmation_mails?: Array<ConfirmationMail>;
}
/**
 * 
 * @export
 * @interface LeadSearch
 */
export interface LeadSearch {
    /**
     * 
     */
    filter: Filter;
    /**
     * 
     */
    sort?: LeadSort;
    /**
     * 
     */
    limit?: number;
    /**
     * 
     */
    cursor?: string;
    /**
     * 
     */
    expand?: Array<LeadSearchExpandEnum>;
}


/**
 * @export
 */
export const LeadSearchExpandEnum = {
    tags: 'tags',
    audiences: 'audiences',
} as const;
export type LeadSearchExpandEnum = typeof LeadSearchExpandEnum[keyof typeof LeadSearchExpandEnum];


/**
 * A leading `-` sorts from the end.
 * @export
 */
export const LeadSort = {
    registered_at: '-registered_at',
    registered_at2: 'registered_at',
    last_activity_at: '-last_activity_at',
    last_activity_at2: 'last_activity_at',
    last_name: 'last_name',
    last_name2: '-last_name',
    email: 'email',
    email2: '-email',
} as const;
export type LeadSort = typeof LeadSort[keyof typeof LeadSort];


/**
 * 
 * @export
 */
export const LeadSource = {
    form: 'form',
    api: 'api',
    manual: 'manual',
    import: 'import',
    seed: 'seed',
} as const;
export type LeadSource = typeof LeadSource[keyof typeof LeadSource];

/**
 * 
 * @export
 * @interface LeadTag
 */
export interface LeadTag {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    source: TagAssignmentSource;
    /**
     * The popup, the campaign, the run of a journey, the API key or the user.
     */
    source_id?: string;
    /**
     * 
     */
    added_at: string;
}


/**
 * 
 * @export
 * @interface LeadUnsubscribed
 */
export interface LeadUnsubscribed {
    /**
     * 
     */
    kind: LeadUnsubscribedKindEnum;
    /**
     * 
     */
    at: string;
}


/**
 * @export
 */
export const LeadUnsubscribedKindEnum = {
    unsubscribed: 'unsubscribed',
} as const;
export type LeadUnsubscribedKindEnum = typeof LeadUnsubscribedKindEnum[keyof typeof LeadUnsubscribedKindEnum];

/**
 * 
 * @export
 * @interface LinkClicked
 */
export interface LinkClicked {
    /**
     * 
     */
    kind: LinkClickedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    url: string;
}


/**
 * @export
 */
export const LinkClickedKindEnum = {
    clicked: 'clicked',
} as const;
export type LinkClickedKindEnum = typeof LinkClickedKindEnum[keyof typeof LinkClickedKindEnum];

/**
 * 
 * @export
 * @interface LinkClickedTrigger
 */
export interface LinkClickedTrigger {
    /**
     * 
     */
    type: LinkClickedTriggerTypeEnum;
    /**
     * In mail of these templates; absent or empty: of any.
     */
    template_ids?: Array<string>;
    /**
     * This target; absent: any link.
     */
    url?: string;
}


/**
 * @export
 */
export const LinkClickedTriggerTypeEnum = {
    link_clicked: 'link_clicked',
} as const;
export type LinkClickedTriggerTypeEnum = typeof LinkClickedTriggerTypeEnum[keyof typeof LinkClickedTriggerTypeEnum];


/**
 * 
 * @export
 */
export const Locale = {
    en: 'en',
    es: 'es',
} as const;
export type Locale = typeof Locale[keyof typeof Locale];

/**
 * 
 * @export
 * @interface MailOpened
 */
export interface MailOpened {
    /**
     * 
     */
    kind: MailOpenedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    step_id: string;
}


/**
 * @export
 */
export const MailOpenedKindEnum = {
    opened: 'opened',
} as const;
export type MailOpenedKindEnum = typeof MailOpenedKindEnum[keyof typeof MailOpenedKindEnum];


/**
 * 
 * @export
 */
export const MailStepType = {
    send_email: 'send_email',
    ask_question: 'ask_question',
} as const;
export type MailStepType = typeof MailStepType[keyof typeof MailStepType];


/**
 * 
 * @export
 */
export const Mailability = {
    subscribed: 'subscribed',
    unsubscribed: 'unsubscribed',
} as const;
export type Mailability = typeof Mailability[keyof typeof Mailability];

/**
 * 
 * @export
 * @interface MarketingSettings
 */
export interface MarketingSettings {
    /**
     * At most so many marketing mails to one lead; null is no cap.
     */
    mails_max: number | null;
    /**
     * In so many days, counted back from each hand-off.
     */
    mails_days: number;
    /**
     * Local dates on which no journey reaches a person.
     */
    days_off: Array<string>;
    /**
     * What AI texts may cost on one day; then they wait for the next.
     */
    ai_daily_cents_max: number;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
}
/**
 * 
 * @export
 * @interface MarketingSettingsChanges
 */
export interface MarketingSettingsChanges {
    /**
     * 
     */
    mails_max?: number | null;
    /**
     * 
     */
    mails_days?: number;
    /**
     * 
     */
    days_off?: Array<string>;
    /**
     * 
     */
    ai_daily_cents_max?: number;
}
/**
 * What publishing would refuse.
 * @export
 * @interface MissingPart
 */
export interface MissingPart {
    /**
     * 
     */
    pointer: string;
    /**
     * 
     */
    code: string;
}
/**
 * 
 * @export
 * @interface MissingReference
 */
export interface MissingReference {
    /**
     * 
     */
    kind: JourneyReferenceKind;
    /**
     * 
     */
    name: string;
}



/**
 * Why runs of this step stay.
 * @export
 */
export const MoveObstacle = {
    step_missing: 'step_missing',
    other_step: 'other_step',
    state_version_unknown: 'state_version_unknown',
} as const;
export type MoveObstacle = typeof MoveObstacle[keyof typeof MoveObstacle];

/**
 * 
 * @export
 * @interface MovePreview
 */
export interface MovePreview {
    /**
     * 
     */
    to_version: number;
    /**
     * 
     */
    runs: number;
    /**
     * 
     */
    movable: number;
    /**
     * 
     */
    unmovable: number;
    /**
     * Of the movable ones those whose wait would be over.
     */
    acts_at_once: number;
    /**
     * 
     */
    steps: Array<StepMove>;
}
/**
 * 
 * @export
 * @interface NamedVisitor
 */
export interface NamedVisitor {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    user_hash?: string;
}
/**
 * 
 * @export
 * @interface NewApiKey
 */
export interface NewApiKey {
    /**
     * 
     */
    name: string;
    /**
     * The sites that the key reaches; absent: all of the account.
     */
    site_ids?: Array<string>;
    /**
     * 
     */
    grants: Array<Grant>;
}
/**
 * 
 * @export
 * @interface NewAudience
 */
export interface NewAudience {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description?: string;
}
/**
 * 
 * @export
 * @interface NewAudienceLeads
 */
export interface NewAudienceLeads {
    /**
     * 
     */
    lead_ids: Array<string>;
    /**
     * Absent: only where a single lead is named.
     */
    start_journeys?: boolean;
}
/**
 * 
 * @export
 * @interface NewCampaign
 */
export interface NewCampaign {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    lead_source?: CampaignLeadSource;
    /**
     * 
     */
    popup_id?: string | null;
    /**
     * 
     */
    assistant_id?: string | null;
    /**
     * 
     */
    sandbox_access?: boolean;
    /**
     * 
     */
    form_action?: CampaignFormAction;
    /**
     * 
     */
    destination_url?: string | null;
    /**
     * The lead magnet: a stored file.
     */
    file_id?: string | null;
    /**
     * Mails the lead magnet; needs a popup box.
     */
    feedback_email?: boolean;
    /**
     * 
     */
    feedback_subject?: string;
    /**
     * 
     */
    feedback_text?: string;
    /**
     * Tells the addresses of each new lead.
     */
    notify?: CampaignNotify;
    /**
     * 
     */
    notify_emails?: Array<string>;
    /**
     * 
     */
    email_confirmation?: boolean;
    /**
     * 
     */
    reject_disposable?: boolean;
    /**
     * 
     */
    reject_free?: boolean;
    /**
     * 
     */
    reject_role_based?: boolean;
    /**
     * Offers a correction; never makes one.
     */
    typo_correction?: boolean;
    /**
     * 
     */
    marketing_service?: CampaignMarketingService;
    /**
     * Given to everyone who comes by the campaign.
     */
    tag_ids?: Array<string>;
    /**
     * 
     */
    audience_ids?: Array<string>;
    /**
     * Fields that are not named go where their own name says.
     */
    field_mapping?: Array<CampaignFieldMapping>;
}


/**
 * 
 * @export
 * @interface NewCustomField
 */
export interface NewCustomField {
    /**
     * 
     */
    type: CustomFieldType;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    label: string;
    /**
     * 
     */
    placeholder?: string;
    /**
     * 
     */
    options?: Array<string>;
}


/**
 * 
 * @export
 * @interface NewEvent
 */
export interface NewEvent {
    /**
     * 
     */
    lead_id?: string;
    /**
     * 
     */
    email?: string;
    /**
     * Small letters, digits, `_`, `.` and `-`, such as `order.placed`.
     */
    name: string;
    /**
     * At most 50 plain values by name.
     */
    data?: { [key: string]: NewEventDataValue; };
}
/**
 * 
 * @export
 * @interface NewEventDataValue
 */
export interface NewEventDataValue {
}
/**
 * 
 * @export
 * @interface NewJourney
 */
export interface NewJourney {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description?: string;
    /**
     * 
     */
    document?: JourneyDocument;
}
/**
 * 
 * @export
 * @interface NewLead
 */
export interface NewLead {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    first_name?: string | null;
    /**
     * 
     */
    middle_name?: string | null;
    /**
     * 
     */
    last_name?: string | null;
    /**
     * 
     */
    phone?: string | null;
    /**
     * 
     */
    timezone?: string | null;
    /**
     * 
     */
    language?: Locale;
    /**
     * By the name of the field; null takes a value away.
     */
    custom_fields?: { [key: string]: NewLeadCustomFieldsValue; };
    /**
     * 
     */
    tag_ids?: Array<string>;
    /**
     * 
     */
    audience_ids?: Array<string>;
    /**
     * 
     */
    consent?: GivenConsent;
}


/**
 * 
 * @export
 * @interface NewLeadCustomFieldsValue
 */
export interface NewLeadCustomFieldsValue {
}
/**
 * 
 * @export
 * @interface NewPopup
 */
export interface NewPopup {
    /**
     * 
     */
    position?: PopupPosition;
    /**
     * 
     */
    animation?: PopupAnimation;
    /**
     * Shows the cross. Escape and going back always close a box.
     */
    allow_closing?: boolean;
    /**
     * 
     */
    hide_duration_days?: number;
    /**
     * 
     */
    frequency_days?: number;
    /**
     * Shows it again to who has sent its form.
     */
    show_after_submission?: boolean;
    /**
     * 
     */
    devices?: Array<Device>;
    /**
     * Where several are due, the highest shows first.
     */
    priority?: number;
    /**
     * 
     */
    schedule?: PopupSchedule;
    /**
     * Any one of them opens. None: only a click or the page’s own script opens it.
     */
    triggers?: Array<PopupTrigger>;
    /**
     * All must hold. None: every page.
     */
    url_rules?: Array<UrlRule>;
    /**
     * All must hold. None: every visitor.
     */
    visitor_rules?: Array<VisitorRule>;
    /**
     * 
     */
    content?: PopupContentChanges;
    /**
     * 
     */
    form?: PopupFormChanges;
    /**
     * 
     */
    after_submission?: AfterSubmission;
    /**
     * 
     */
    style?: PopupStyleChanges;
    /**
     * 
     */
    translations?: Array<PopupTranslation>;
    /**
     * Each differs from the design in what it names. Visitors are spread evenly over all.
     */
    variants?: Array<PopupVariant>;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description?: string;
    /**
     * 
     */
    type?: PopupType;
}


/**
 * 
 * @export
 * @interface NewPopupPreview
 */
export interface NewPopupPreview {
    /**
     * 
     */
    page_url: string;
    /**
     * Shows it when the page has loaded; false: when its own triggers say so.
     */
    at_once?: boolean;
}
/**
 * 
 * @export
 * @interface NewRunAction
 */
export interface NewRunAction {
    /**
     * 
     */
    action: RunActionChoice;
    /**
     * 
     */
    filter: RunFilter;
}


/**
 * 
 * @export
 * @interface NewSender
 */
export interface NewSender {
    /**
     * 
     */
    first_name: string;
    /**
     * 
     */
    last_name: string;
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    reply_to: string;
    /**
     * Closes each mail, unless the template places {{ sender.signature }}.
     */
    signature: string;
    /**
     * 
     */
    description?: string;
}
/**
 * 
 * @export
 * @interface NewSite
 */
export interface NewSite {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    subdomain: string;
    /**
     * 
     */
    language?: Locale;
    /**
     * 
     */
    currency?: string;
    /**
     * 
     */
    description?: string;
    /**
     * 
     */
    timezone?: string;
    /**
     * 
     */
    postal_address?: string;
}


/**
 * 
 * @export
 * @interface NewSubmission
 */
export interface NewSubmission {
    /**
     * By the name of the field.
     */
    values: { [key: string]: LeadCustomFieldsValue; };
    /**
     * 
     */
    consent?: boolean;
    /**
     * 
     */
    page_url: string;
    /**
     * 
     */
    referrer?: string;
    /**
     * 
     */
    timezone?: string;
    /**
     * 
     */
    locale?: string;
    /**
     * 
     */
    shown_for_ms: number;
    /**
     * 
     */
    website?: string;
    /**
     * A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`.
     */
    visitor_id?: string;
    /**
     * `original`, or the id of the variant that was shown.
     */
    variant?: string;
}
/**
 * 
 * @export
 * @interface NewTag
 */
export interface NewTag {
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface NewTagLeads
 */
export interface NewTagLeads {
    /**
     * 
     */
    lead_ids: Array<string>;
    /**
     * Absent: only where a single lead is named.
     */
    start_journeys?: boolean;
}
/**
 * 
 * @export
 * @interface NewTemplate
 */
export interface NewTemplate {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    category?: TemplateCategory;
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    preheader?: string;
    /**
     * Paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}.
     */
    body_text: string;
}


/**
 * 
 * @export
 * @interface NoConsent
 */
export interface NoConsent {
    /**
     * 
     */
    kind: NoConsentKindEnum;
}


/**
 * @export
 */
export const NoConsentKindEnum = {
    none: 'none',
} as const;
export type NoConsentKindEnum = typeof NoConsentKindEnum[keyof typeof NoConsentKindEnum];

/**
 * 
 * @export
 * @interface NotFilter
 */
export interface NotFilter {
    /**
     * 
     */
    kind: NotFilterKindEnum;
    /**
     * 
     */
    filter: Filter;
}


/**
 * @export
 */
export const NotFilterKindEnum = {
    not: 'not',
} as const;
export type NotFilterKindEnum = typeof NotFilterKindEnum[keyof typeof NotFilterKindEnum];


/**
 * `refuse`: 422 that names each. `create`: tags, audiences, fields and templates are made.
 * @export
 */
export const OnMissingReferences = {
    refuse: 'refuse',
    create: 'create',
} as const;
export type OnMissingReferences = typeof OnMissingReferences[keyof typeof OnMissingReferences];

/**
 * 
 * @export
 * @interface OpenedCondition
 */
export interface OpenedCondition {
    /**
     * 
     */
    kind: OpenedConditionKindEnum;
    /**
     * 
     */
    step_id: string;
}


/**
 * @export
 */
export const OpenedConditionKindEnum = {
    opened: 'opened',
} as const;
export type OpenedConditionKindEnum = typeof OpenedConditionKindEnum[keyof typeof OpenedConditionKindEnum];

/**
 * 
 * @export
 * @interface OpeningWindow
 */
export interface OpeningWindow {
    /**
     * 
     */
    business_days: Array<number>;
    /**
     * 
     */
    day_start: string;
    /**
     * 
     */
    day_end: string;
}

/**
 * `continue`: what is overdue goes now, in open hours. `replan`: waits are computed anew from now. `skip`: what should have reached people meanwhile never does, and runs go on behind it.
 * @export
 */
export const OverdueChoice = {
    continue: 'continue',
    replan: 'replan',
    skip: 'skip',
} as const;
export type OverdueChoice = typeof OverdueChoice[keyof typeof OverdueChoice];

/**
 * 
 * @export
 * @interface PageCheck
 */
export interface PageCheck {
    /**
     * Where it was found, after redirects.
     */
    page_url: string;
    /**
     * 
     */
    status: number;
    /**
     * 
     */
    found: FoundOnPage;
    /**
     * 
     */
    snippets: Array<FoundSnippet>;
    /**
     * What the rolling snippet brings today.
     */
    current_version: string | null;
    /**
     * 
     */
    tag_managers: Array<FoundTagManager>;
    /**
     * 
     */
    policies: Array<ContentPolicy>;
    /**
     * The line that makes it work, where the policy of a header blocks it.
     */
    header: string | null;
    /**
     * 
     */
    site_id: string;
    /**
     * 
     */
    site_published: boolean;
    /**
     * 
     */
    host_allowed: boolean;
    /**
     * Published popups.
     */
    popup_count: number;
}


/**
 * 
 * @export
 * @interface PageLeft
 */
export interface PageLeft {
    /**
     * 
     */
    type: PageLeftTypeEnum;
    /**
     * 
     */
    page_url: string;
    /**
     * How long the page was visible since it was last told.
     */
    visible_ms: number;
    /**
     * Presses of pointer and keys since then.
     */
    interactions: number;
}


/**
 * @export
 */
export const PageLeftTypeEnum = {
    page_left: 'page_left',
} as const;
export type PageLeftTypeEnum = typeof PageLeftTypeEnum[keyof typeof PageLeftTypeEnum];

/**
 * 
 * @export
 * @interface PageToCheck
 */
export interface PageToCheck {
    /**
     * 
     */
    page_url: string;
}
/**
 * 
 * @export
 * @interface PageVisit
 */
export interface PageVisit {
    /**
     * 
     */
    type: PageVisitTypeEnum;
    /**
     * 
     */
    page_url: string;
    /**
     * 
     */
    referrer?: string;
    /**
     * 
     */
    title?: string;
}


/**
 * @export
 */
export const PageVisitTypeEnum = {
    page_visited: 'page_visited',
} as const;
export type PageVisitTypeEnum = typeof PageVisitTypeEnum[keyof typeof PageVisitTypeEnum];

/**
 * 
 * @export
 * @interface PageVisitedTrigger
 */
export interface PageVisitedTrigger {
    /**
     * 
     */
    type: PageVisitedTriggerTypeEnum;
    /**
     * All must hold, and none that excludes.
     */
    rules: Array<UrlRule>;
}


/**
 * @export
 */
export const PageVisitedTriggerTypeEnum = {
    page_visited: 'page_visited',
} as const;
export type PageVisitedTriggerTypeEnum = typeof PageVisitedTriggerTypeEnum[keyof typeof PageVisitedTriggerTypeEnum];

/**
 * 
 * @export
 * @interface PasswordChange
 */
export interface PasswordChange {
    /**
     * 
     */
    current_password: string;
    /**
     * 
     */
    password: string;
    /**
     * 
     */
    password_confirmation?: string;
}
/**
 * 
 * @export
 * @interface PasswordChanged
 */
export interface PasswordChanged {
    /**
     * 
     */
    changed: PasswordChangedChangedEnum;
}


/**
 * @export
 */
export const PasswordChangedChangedEnum = {
    true: true,
} as const;
export type PasswordChangedChangedEnum = typeof PasswordChangedChangedEnum[keyof typeof PasswordChangedChangedEnum];

/**
 * 
 * @export
 * @interface PasswordReset
 */
export interface PasswordReset {
    /**
     * 
     */
    token: string;
    /**
     * 
     */
    password: string;
    /**
     * 
     */
    password_confirmation?: string;
}
/**
 * 
 * @export
 * @interface PathsStep
 */
export interface PathsStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: PathsStepTypeEnum;
    /**
     * 
     */
    branches: Array<JourneyBranch>;
    /**
     * 
     */
    otherwise: Array<JourneyStep>;
    /**
     * Required as soon as one branch is by opened, clicked or answered; at most 90 days.
     */
    wait_up_to?: Duration;
}


/**
 * @export
 */
export const PathsStepTypeEnum = {
    paths: 'paths',
} as const;
export type PathsStepTypeEnum = typeof PathsStepTypeEnum[keyof typeof PathsStepTypeEnum];

/**
 * 
 * @export
 * @interface PercentageCondition
 */
export interface PercentageCondition {
    /**
     * 
     */
    kind: PercentageConditionKindEnum;
    /**
     * 
     */
    percent: number;
}


/**
 * @export
 */
export const PercentageConditionKindEnum = {
    percentage: 'percentage',
} as const;
export type PercentageConditionKindEnum = typeof PercentageConditionKindEnum[keyof typeof PercentageConditionKindEnum];

/**
 * Each field by its name. Besides: `_consent` (`yes`), `_locale`, `_page_url`, and `_website`, which stays empty.
 * @export
 * @interface PlainForm
 */
export interface PlainForm {
    /**
     * 
     */
    _consent?: string;
    /**
     * 
     */
    _locale?: string;
    /**
     * 
     */
    _page_url?: string;
    /**
     * 
     */
    _website?: string;
}

/**
 * 
 * @export
 */
export const PolicyPlace = {
    header: 'header',
    meta: 'meta',
} as const;
export type PolicyPlace = typeof PolicyPlace[keyof typeof PolicyPlace];

/**
 * 
 * @export
 * @interface Popup
 */
export interface Popup {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    type: PopupType;
    /**
     * 
     */
    status: PopupStatus;
    /**
     * 
     */
    position: PopupPosition;
    /**
     * 
     */
    animation: PopupAnimation;
    /**
     * Shows the cross. Escape and going back always close a box.
     */
    allow_closing: boolean;
    /**
     * 
     */
    hide_duration_days: number;
    /**
     * 
     */
    frequency_days: number;
    /**
     * Shows it again to who has sent its form.
     */
    show_after_submission: boolean;
    /**
     * 
     */
    devices: Array<Device>;
    /**
     * Where several are due, the highest shows first.
     */
    priority: number;
    /**
     * 
     */
    schedule: PopupSchedule;
    /**
     * Any one of them opens. None: only a click or the page’s own script opens it.
     */
    triggers: Array<PopupTrigger>;
    /**
     * All must hold. None: every page.
     */
    url_rules: Array<UrlRule>;
    /**
     * All must hold. None: every visitor.
     */
    visitor_rules: Array<VisitorRule>;
    /**
     * 
     */
    content: PopupContent;
    /**
     * 
     */
    form: PopupForm;
    /**
     * 
     */
    after_submission: AfterSubmission;
    /**
     * 
     */
    style: PopupStyle;
    /**
     * 
     */
    translations: Array<PopupTranslation>;
    /**
     * Each differs from the design in what it names. Visitors are spread evenly over all.
     */
    variants: Array<PopupVariant>;
    /**
     * Counts up with each change of the consent’s text.
     */
    consent_version: number;
    /**
     * Empty once the design is complete.
     */
    missing: Array<MissingPart>;
    /**
     * The line to put into a page, once for all popups of the site.
     */
    snippet: string;
    /**
     * 
     */
    submission_count: number;
    /**
     * Submissions that were thrown away as a machine’s.
     */
    trapped_count: number;
    /**
     * 
     */
    published_at: string | null;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}



/**
 * 
 * @export
 */
export const PopupAnimation = {
    fade: 'fade',
    slide: 'slide',
    zoom: 'zoom',
    none: 'none',
} as const;
export type PopupAnimation = typeof PopupAnimation[keyof typeof PopupAnimation];

/**
 * 
 * @export
 * @interface PopupChanges
 */
export interface PopupChanges {
    /**
     * 
     */
    position?: PopupPosition;
    /**
     * 
     */
    animation?: PopupAnimation;
    /**
     * Shows the cross. Escape and going back always close a box.
     */
    allow_closing?: boolean;
    /**
     * 
     */
    hide_duration_days?: number;
    /**
     * 
     */
    frequency_days?: number;
    /**
     * Shows it again to who has sent its form.
     */
    show_after_submission?: boolean;
    /**
     * 
     */
    devices?: Array<Device>;
    /**
     * Where several are due, the highest shows first.
     */
    priority?: number;
    /**
     * 
     */
    schedule?: PopupSchedule;
    /**
     * Any one of them opens. None: only a click or the page’s own script opens it.
     */
    triggers?: Array<PopupTrigger>;
    /**
     * All must hold. None: every page.
     */
    url_rules?: Array<UrlRule>;
    /**
     * All must hold. None: every visitor.
     */
    visitor_rules?: Array<VisitorRule>;
    /**
     * 
     */
    content?: PopupContentChanges;
    /**
     * 
     */
    form?: PopupFormChanges;
    /**
     * 
     */
    after_submission?: AfterSubmission;
    /**
     * 
     */
    style?: PopupStyleChanges;
    /**
     * 
     */
    translations?: Array<PopupTranslation>;
    /**
     * Each differs from the design in what it names. Visitors are spread evenly over all.
     */
    variants?: Array<PopupVariant>;
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    description?: string;
}


/**
 * 
 * @export
 * @interface PopupClosed
 */
export interface PopupClosed {
    /**
     * 
     */
    type: PopupClosedTypeEnum;
    /**
     * 
     */
    popup_id: string;
    /**
     * The variant that was seen; absent: the original.
     */
    variant?: string;
    /**
     * 
     */
    page_url?: string;
}


/**
 * @export
 */
export const PopupClosedTypeEnum = {
    popup_closed: 'popup_closed',
} as const;
export type PopupClosedTypeEnum = typeof PopupClosedTypeEnum[keyof typeof PopupClosedTypeEnum];

/**
 * 
 * @export
 * @interface PopupContent
 */
export interface PopupContent {
    /**
     * 
     */
    heading: string;
    /**
     * 
     */
    text: string;
    /**
     * 
     */
    button_text: string;
    /**
     * Where the button of a popup without fields leads: http or https; empty: nowhere.
     */
    button_url: string;
    /**
     * 
     */
    next_text: string;
    /**
     * 
     */
    back_text: string;
    /**
     * 
     */
    thank_you_heading: string;
    /**
     * 
     */
    thank_you_text: string;
    /**
     * Texts of the second step and those after it; the first has `heading` and `text`.
     */
    steps: Array<PopupStep>;
}
/**
 * 
 * @export
 * @interface PopupContentChanges
 */
export interface PopupContentChanges {
    /**
     * 
     */
    heading?: string;
    /**
     * 
     */
    text?: string;
    /**
     * 
     */
    button_text?: string;
    /**
     * Where the button of a popup without fields leads: http or https; empty: nowhere.
     */
    button_url?: string;
    /**
     * 
     */
    next_text?: string;
    /**
     * 
     */
    back_text?: string;
    /**
     * 
     */
    thank_you_heading?: string;
    /**
     * 
     */
    thank_you_text?: string;
    /**
     * Texts of the second step and those after it; the first has `heading` and `text`.
     */
    steps?: Array<PopupStep>;
}
/**
 * 
 * @export
 * @interface PopupDecision
 */
export interface PopupDecision {
    /**
     * 
     */
    popup_ids: Array<string>;
}
/**
 * 
 * @export
 * @interface PopupForm
 */
export interface PopupForm {
    /**
     * 
     */
    fields: Array<FormField>;
    /**
     * 
     */
    consent: FormConsent;
    /**
     * Given to everyone who submits.
     */
    tag_ids: Array<string>;
    /**
     * Joined by everyone who submits.
     */
    audience_ids: Array<string>;
    /**
     * Lets answers replace differing values of a known lead.
     */
    overwrite: boolean;
}
/**
 * 
 * @export
 * @interface PopupFormChanges
 */
export interface PopupFormChanges {
    /**
     * 
     */
    fields?: Array<FormField>;
    /**
     * 
     */
    consent?: FormConsent;
    /**
     * Given to everyone who submits.
     */
    tag_ids?: Array<string>;
    /**
     * Joined by everyone who submits.
     */
    audience_ids?: Array<string>;
    /**
     * Lets answers replace differing values of a known lead.
     */
    overwrite?: boolean;
}
/**
 * 
 * @export
 * @interface PopupPage
 */
export interface PopupPage {
    /**
     * 
     */
    data: Array<Popup>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * Boxes: `center`, `top`, `bottom`. Banners: `top`, `bottom`. Slide-ins: a corner. Embedded forms: `inline`.
 * @export
 */
export const PopupPosition = {
    center: 'center',
    top: 'top',
    bottom: 'bottom',
    bottom_right: 'bottom_right',
    bottom_left: 'bottom_left',
    top_right: 'top_right',
    top_left: 'top_left',
    inline: 'inline',
} as const;
export type PopupPosition = typeof PopupPosition[keyof typeof PopupPosition];

/**
 * 
 * @export
 * @interface PopupPreview
 */
export interface PopupPreview {
    /**
     * 
     */
    url: string;
    /**
     * 
     */
    token: string;
    /**
     * 
     */
    expires_at: string;
}
/**
 * 
 * @export
 * @interface PopupQuestion
 */
export interface PopupQuestion {
    /**
     * 
     */
    page_url: string;
    /**
     * 
     */
    device?: Device;
    /**
     * 
     */
    browser?: BrowserName;
    /**
     * 
     */
    language?: string;
    /**
     * 
     */
    country?: string;
    /**
     * The first page of the visit; absent: `page_url`.
     */
    landing_page?: string;
    /**
     * Where the visit came from.
     */
    referrer?: string;
    /**
     * 
     */
    visitor?: VisitorKind;
    /**
     * Of which variant is seen.
     */
    visitor_id?: string;
    /**
     * 
     */
    known_lead?: boolean;
    /**
     * 
     */
    tag_ids?: Array<string>;
    /**
     * 
     */
    seen?: Array<SeenPopup>;
    /**
     * 
     */
    seen_before?: SeenBefore;
    /**
     * Absent: now.
     */
    at?: string;
}


/**
 * 
 * @export
 * @interface PopupReference
 */
export interface PopupReference {
    /**
     * How the document names it, such as `tag:Welcome`.
     */
    ref: string;
    /**
     * 
     */
    kind: PopupReferenceKindEnum;
    /**
     * 
     */
    name: string;
}


/**
 * @export
 */
export const PopupReferenceKindEnum = {
    popup: 'popup',
} as const;
export type PopupReferenceKindEnum = typeof PopupReferenceKindEnum[keyof typeof PopupReferenceKindEnum];

/**
 * Shown from `starts_at` on and before `ends_at`.
 * @export
 * @interface PopupSchedule
 */
export interface PopupSchedule {
    /**
     * 
     */
    starts_at?: string;
    /**
     * 
     */
    ends_at?: string;
}
/**
 * 
 * @export
 * @interface PopupShown
 */
export interface PopupShown {
    /**
     * 
     */
    type: PopupShownTypeEnum;
    /**
     * 
     */
    popup_id: string;
    /**
     * The variant that was seen; absent: the original.
     */
    variant?: string;
    /**
     * 
     */
    page_url?: string;
}


/**
 * @export
 */
export const PopupShownTypeEnum = {
    popup_shown: 'popup_shown',
} as const;
export type PopupShownTypeEnum = typeof PopupShownTypeEnum[keyof typeof PopupShownTypeEnum];

/**
 * 
 * @export
 * @interface PopupSnippets
 */
export interface PopupSnippets {
    /**
     * 
     */
    script: string;
    /**
     * Where an embedded form stands; absent for other types. Give it a `min-height`, so that nothing moves when it comes.
     */
    container?: string;
    /**
     * Any element with the attribute opens the popup.
     */
    click: string;
    /**
     * 
     */
    call: string;
    /**
     * Null where the popup asks for nothing.
     */
    html_form: string | null;
}

/**
 * 
 * @export
 */
export const PopupStatus = {
    draft: 'draft',
    published: 'published',
} as const;
export type PopupStatus = typeof PopupStatus[keyof typeof PopupStatus];

/**
 * 
 * @export
 * @interface PopupStep
 */
export interface PopupStep {
    /**
     * 
     */
    heading: string;
    /**
     * 
     */
    text: string;
}
/**
 * 
 * @export
 * @interface PopupStyle
 */
export interface PopupStyle {
    /**
     * 
     */
    accent_color: string;
    /**
     * 
     */
    background_color: string;
    /**
     * 
     */
    text_color: string;
    /**
     * Empty: what goes with the other colors.
     */
    button_color: string;
    /**
     * Empty: what goes with the other colors.
     */
    button_text_color: string;
    /**
     * 
     */
    border_color: string;
    /**
     * 
     */
    border_width_px: number;
    /**
     * 
     */
    border_style: BorderStyle;
    /**
     * 
     */
    radius_px: number;
    /**
     * Empty: the reader’s system font.
     */
    font_family: string;
    /**
     * Empty: as `font_family`.
     */
    heading_font_family: string;
    /**
     * An uploaded image; empty: none.
     */
    background_image_id: string;
    /**
     * 0: what goes with the type.
     */
    width_px: number;
    /**
     * Holds inside the popup only, never on the page around it.
     */
    custom_css: string;
}


/**
 * 
 * @export
 * @interface PopupStyleChanges
 */
export interface PopupStyleChanges {
    /**
     * 
     */
    accent_color?: string;
    /**
     * 
     */
    background_color?: string;
    /**
     * 
     */
    text_color?: string;
    /**
     * Empty: what goes with the other colors.
     */
    button_color?: string;
    /**
     * Empty: what goes with the other colors.
     */
    button_text_color?: string;
    /**
     * 
     */
    border_color?: string;
    /**
     * 
     */
    border_width_px?: number;
    /**
     * 
     */
    border_style?: BorderStyle;
    /**
     * 
     */
    radius_px?: number;
    /**
     * Empty: the reader’s system font.
     */
    font_family?: string;
    /**
     * Empty: as `font_family`.
     */
    heading_font_family?: string;
    /**
     * An uploaded image; empty: none.
     */
    background_image_id?: string;
    /**
     * 0: what goes with the type.
     */
    width_px?: number;
    /**
     * Holds inside the popup only, never on the page around it.
     */
    custom_css?: string;
}


/**
 * 
 * @export
 * @interface PopupTranslation
 */
export interface PopupTranslation {
    /**
     * 
     */
    locale: string;
    /**
     * 
     */
    content?: PopupContentChanges;
    /**
     * 
     */
    fields?: Array<FieldTexts>;
    /**
     * 
     */
    consent_text?: string;
}
/**
 * @type PopupTrigger
 * 
 * @export
 */
export type PopupTrigger = { kind: 'click' } & ClickTrigger | { kind: 'delay' } & DelayTrigger | { kind: 'exit_intent' } & ExitIntentTrigger | { kind: 'inactivity' } & InactivityTrigger | { kind: 'scroll' } & ScrollTrigger;

/**
 * 
 * @export
 */
export const PopupType = {
    popup_box: 'popup_box',
    sticky_banner: 'sticky_banner',
    slide_in: 'slide_in',
    embedded: 'embedded',
} as const;
export type PopupType = typeof PopupType[keyof typeof PopupType];

/**
 * 
 * @export
 * @interface PopupVariant
 */
export interface PopupVariant {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    content?: PopupContentChanges;
    /**
     * 
     */
    style?: PopupStyleChanges;
    /**
     * 
     */
    position?: PopupPosition;
    /**
     * 
     */
    animation?: PopupAnimation;
}



/**
 * `show`: as soon as one of its triggers fires. `server`: a rule on country, known lead or tag. `waiting`: only a click or a call opens it. The others name what stands against it.
 * @export
 */
export const PopupVerdict = {
    show: 'show',
    device: 'device',
    schedule: 'schedule',
    url: 'url',
    visitor: 'visitor',
    server: 'server',
    submitted: 'submitted',
    frequency: 'frequency',
    hidden: 'hidden',
    waiting: 'waiting',
} as const;
export type PopupVerdict = typeof PopupVerdict[keyof typeof PopupVerdict];

/**
 * 
 * @export
 * @interface PopupWhy
 */
export interface PopupWhy {
    /**
     * 
     */
    popup_id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    type: PopupType;
    /**
     * 
     */
    status: PopupStatus;
    /**
     * 
     */
    verdict: PopupVerdict;
    /**
     * 
     */
    failed_rule?: FailedRule;
    /**
     * The verdict is `show`, and popup and site are published.
     */
    shows: boolean;
    /**
     * Of those that show over the page, one at a time, the first.
     */
    first: boolean;
    /**
     * The one that this visitor sees.
     */
    variant?: string;
    /**
     * Its name; absent for `original`.
     */
    variant_name?: string;
}


/**
 * 
 * @export
 * @interface PopupWhyList
 */
export interface PopupWhyList {
    /**
     * 
     */
    site_published: boolean;
    /**
     * 
     */
    data: Array<PopupWhy>;
}
/**
 * RFC 9457. `code` is stable, `detail` is in the language of Accept-Language.
 * @export
 * @interface Problem
 */
export interface Problem {
    /**
     * 
     */
    type: string;
    /**
     * 
     */
    title: string;
    /**
     * 
     */
    status: number;
    /**
     * 
     */
    code: ProblemCode;
    /**
     * 
     */
    detail: string;
    /**
     * 
     */
    request_id: string;
    /**
     * 
     */
    errors?: Array<FieldError>;
    /**
     * 
     */
    blockers?: Array<Blocker>;
}



/**
 * 
 * @export
 */
export const ProblemCode = {
    body_not_json: 'body_not_json',
    body_not_multipart: 'body_not_multipart',
    request_malformed: 'request_malformed',
    tenant_mismatch: 'tenant_mismatch',
    not_signed_in: 'not_signed_in',
    wrong_password: 'wrong_password',
    not_permitted: 'not_permitted',
    email_not_verified: 'email_not_verified',
    not_found: 'not_found',
    method_not_allowed: 'method_not_allowed',
    user_not_found: 'user_not_found',
    site_not_found: 'site_not_found',
    request_timeout: 'request_timeout',
    secret_already_shown: 'secret_already_shown',
    gone: 'gone',
    changed_elsewhere: 'changed_elsewhere',
    body_too_large: 'body_too_large',
    content_type_not_supported: 'content_type_not_supported',
    content_encoding_not_supported: 'content_encoding_not_supported',
    validation_failed: 'validation_failed',
    idempotency_key_reused: 'idempotency_key_reused',
    too_many_requests: 'too_many_requests',
    header_too_large: 'header_too_large',
    internal: 'internal',
    service_unavailable: 'service_unavailable',
    overloaded: 'overloaded',
    maintenance: 'maintenance',
    site_under_construction: 'site_under_construction',
    site_damaged: 'site_damaged',
    disk_full: 'disk_full',
    name_taken: 'name_taken',
    subdomain_taken: 'subdomain_taken',
    reset_code_invalid: 'reset_code_invalid',
    email_verification_failed: 'email_verification_failed',
    new_password_needed: 'new_password_needed',
    sign_in_code_invalid: 'sign_in_code_invalid',
    sender_not_verified: 'sender_not_verified',
    transition_not_allowed: 'transition_not_allowed',
    in_use: 'in_use',
    design_incomplete: 'design_incomplete',
    campaign_incomplete: 'campaign_incomplete',
    journey_incomplete: 'journey_incomplete',
    site_in_use: 'site_in_use',
    storage_full: 'storage_full',
    demo_not_present: 'demo_not_present',
    already_set_up: 'already_set_up',
    lead_exists: 'lead_exists',
    run_stalled: 'run_stalled',
    nothing_to_confirm: 'nothing_to_confirm',
} as const;
export type ProblemCode = typeof ProblemCode[keyof typeof ProblemCode];

/**
 * 
 * @export
 * @interface ProfileChanges
 */
export interface ProfileChanges {
    /**
     * 
     */
    first_name?: string;
    /**
     * 
     */
    last_name?: string;
    /**
     * 
     */
    language?: Locale;
}


/**
 * 
 * @export
 * @interface PublicConsent
 */
export interface PublicConsent {
    /**
     * 
     */
    kind: PublicConsentKind;
    /**
     * 
     */
    text: string;
    /**
     * 
     */
    version: number;
    /**
     * 
     */
    required?: boolean;
}



/**
 * 
 * @export
 */
export const PublicConsentKind = {
    checkbox: 'checkbox',
    notice: 'notice',
} as const;
export type PublicConsentKind = typeof PublicConsentKind[keyof typeof PublicConsentKind];

/**
 * 
 * @export
 * @interface PublicField
 */
export interface PublicField {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    type: PublicFieldType;
    /**
     * 
     */
    label: string;
    /**
     * 
     */
    placeholder?: string;
    /**
     * 
     */
    required?: boolean;
    /**
     * 
     */
    step?: number;
    /**
     * 
     */
    fill?: FieldFill;
    /**
     * 
     */
    options?: Array<string>;
}



/**
 * 
 * @export
 */
export const PublicFieldType = {
    text: 'text',
    textarea: 'textarea',
    number: 'number',
    checkbox: 'checkbox',
    date: 'date',
    dropdown: 'dropdown',
    hidden: 'hidden',
    password: 'password',
    website: 'website',
    phone: 'phone',
    email: 'email',
} as const;
export type PublicFieldType = typeof PublicFieldType[keyof typeof PublicFieldType];

/**
 * 
 * @export
 * @interface PublicFont
 */
export interface PublicFont {
    /**
     * 
     */
    family: string;
    /**
     * 
     */
    url: string;
}
/**
 * 
 * @export
 * @interface PublicForm
 */
export interface PublicForm {
    /**
     * 
     */
    fields: Array<PublicField>;
    /**
     * 
     */
    consent?: PublicConsent;
    /**
     * 
     */
    typo_hint?: boolean;
}
/**
 * What is at its default is left out: empty texts and lists, false, 0.
 * @export
 * @interface PublicPopup
 */
export interface PublicPopup {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: PopupType;
    /**
     * 
     */
    position: PopupPosition;
    /**
     * 
     */
    animation: PopupAnimation;
    /**
     * Shows the cross. Escape and going back always close a box.
     */
    allow_closing: boolean;
    /**
     * 
     */
    hide_duration_days: number;
    /**
     * 
     */
    frequency_days: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    show_after_submission?: boolean;
    /**
     * 
     */
    priority?: number;
    /**
     * Epoch milliseconds from which it is shown, and before which, if there is an end.
     */
    schedule?: Array<number>;
    /**
     * 
     */
    triggers?: Array<PopupTrigger>;
    /**
     * 
     */
    rules?: Array<PublicRule>;
    /**
     * It has rules that only `decidePopups` can judge.
     */
    ask?: boolean;
    /**
     * 
     */
    after_submission?: AfterSubmission;
    /**
     * 
     */
    translations?: Array<PopupTranslation>;
    /**
     * 
     */
    variants?: Array<PublicVariant>;
    /**
     * 
     */
    content: PopupContentChanges;
    /**
     * 
     */
    form: PublicForm;
    /**
     * 
     */
    style: PublicStyle;
}


/**
 * Holds when any fact fits its regular expression; with `not`, when none does. Each is a fact’s name and the expression’s source.
 * @export
 * @interface PublicRule
 */
export interface PublicRule {
    /**
     * 
     */
    on: PublicRuleSubject;
    /**
     * 
     */
    any: Array<Array<string>>;
    /**
     * 
     */
    not?: boolean;
}



/**
 * 
 * @export
 */
export const PublicRuleSubject = {
    device: 'device',
    url: 'url',
    visitor: 'visitor',
} as const;
export type PublicRuleSubject = typeof PublicRuleSubject[keyof typeof PublicRuleSubject];

/**
 * 
 * @export
 * @interface PublicStyle
 */
export interface PublicStyle {
    /**
     * 
     */
    accent_color?: string;
    /**
     * 
     */
    background_color?: string;
    /**
     * 
     */
    text_color?: string;
    /**
     * Empty: what goes with the other colors.
     */
    button_color?: string;
    /**
     * Empty: what goes with the other colors.
     */
    button_text_color?: string;
    /**
     * 
     */
    border_color?: string;
    /**
     * 
     */
    border_width_px?: number;
    /**
     * 
     */
    border_style?: BorderStyle;
    /**
     * 
     */
    radius_px?: number;
    /**
     * Empty: the reader’s system font.
     */
    font_family?: string;
    /**
     * Empty: as `font_family`.
     */
    heading_font_family?: string;
    /**
     * 0: what goes with the type.
     */
    width_px?: number;
    /**
     * Holds inside the popup only, never on the page around it.
     */
    custom_css?: string;
    /**
     * A path on the API’s origin.
     */
    background_image_url?: string;
}


/**
 * 
 * @export
 * @interface PublicVariant
 */
export interface PublicVariant {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    content?: PopupContentChanges;
    /**
     * 
     */
    style?: PublicStyle;
    /**
     * 
     */
    position?: PopupPosition;
    /**
     * 
     */
    animation?: PopupAnimation;
}


/**
 * 
 * @export
 * @interface QuestionAnswered
 */
export interface QuestionAnswered {
    /**
     * 
     */
    kind: QuestionAnsweredKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    answer_id?: string;
    /**
     * Where the question takes free text.
     */
    text?: string;
}


/**
 * @export
 */
export const QuestionAnsweredKindEnum = {
    answered: 'answered',
} as const;
export type QuestionAnsweredKindEnum = typeof QuestionAnsweredKindEnum[keyof typeof QuestionAnsweredKindEnum];

/**
 * 
 * @export
 * @interface QuestionChoice
 */
export interface QuestionChoice {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    label: string;
}
/**
 * 
 * @export
 * @interface ReceivedEvent
 */
export interface ReceivedEvent {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    data: { [key: string]: any | null; };
    /**
     * 
     */
    at: string;
}
/**
 * 
 * @export
 * @interface Registered
 */
export interface Registered {
    /**
     * 
     */
    accepted: RegisteredAcceptedEnum;
    /**
     * 
     */
    confirmation_secret: string;
}


/**
 * @export
 */
export const RegisteredAcceptedEnum = {
    true: true,
} as const;
export type RegisteredAcceptedEnum = typeof RegisteredAcceptedEnum[keyof typeof RegisteredAcceptedEnum];

/**
 * 
 * @export
 * @interface Registration
 */
export interface Registration {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    password: string;
    /**
     * 
     */
    password_confirmation?: string;
    /**
     * 
     */
    first_name: string;
    /**
     * 
     */
    last_name: string;
    /**
     * 
     */
    language?: Locale;
}


/**
 * 
 * @export
 * @interface RemoveTagsStep
 */
export interface RemoveTagsStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: RemoveTagsStepTypeEnum;
    /**
     * 
     */
    tag_ids: Array<string>;
}


/**
 * @export
 */
export const RemoveTagsStepTypeEnum = {
    remove_tags: 'remove_tags',
} as const;
export type RemoveTagsStepTypeEnum = typeof RemoveTagsStepTypeEnum[keyof typeof RemoveTagsStepTypeEnum];

/**
 * 
 * @export
 * @interface ReplayDifference
 */
export interface ReplayDifference {
    /**
     * The transition in which they part.
     */
    first_sequence: number;
    /**
     * 
     */
    part: ReplayPart;
}



/**
 * 
 * @export
 */
export const ReplayOutcome = {
    identical: 'identical',
    different: 'different',
    erased: 'erased',
    not_readable: 'not_readable',
} as const;
export type ReplayOutcome = typeof ReplayOutcome[keyof typeof ReplayOutcome];


/**
 * 
 * @export
 */
export const ReplayPart = {
    input_refused: 'input_refused',
    record: 'record',
    sequence: 'sequence',
    state: 'state',
} as const;
export type ReplayPart = typeof ReplayPart[keyof typeof ReplayPart];

/**
 * 
 * @export
 * @interface ResultBreakdown
 */
export interface ResultBreakdown {
    /**
     * 
     */
    fact: ResultFact;
    /**
     * `direct` where nothing is known; `…` for all that are too many.
     */
    value: string;
    /**
     * 
     */
    shown: number;
    /**
     * 
     */
    submitted: number;
}


/**
 * 
 * @export
 * @interface ResultCounts
 */
export interface ResultCounts {
    /**
     * 
     */
    shown: number;
    /**
     * Once for each visitor and day.
     */
    shown_daily: number;
    /**
     * 
     */
    closed: number;
    /**
     * 
     */
    submitted: number;
    /**
     * Each on the day on which it saw the popup first.
     */
    visitors: number;
    /**
     * Of these visitors, those who have ever sent the form.
     */
    converted: number;
    /**
     * converted / visitors; null where nobody came.
     */
    rate: number | null;
    /**
     * Not among the others.
     */
    shown_robots: number;
}
/**
 * 
 * @export
 * @interface ResultDay
 */
export interface ResultDay {
    /**
     * 
     */
    day: string;
    /**
     * 
     */
    shown: number;
    /**
     * Once for each visitor and day.
     */
    shown_daily: number;
    /**
     * 
     */
    closed: number;
    /**
     * 
     */
    submitted: number;
    /**
     * Each on the day on which it saw the popup first.
     */
    visitors: number;
    /**
     * Of these visitors, those who have ever sent the form.
     */
    converted: number;
    /**
     * converted / visitors; null where nobody came.
     */
    rate: number | null;
    /**
     * Not among the others.
     */
    shown_robots: number;
}

/**
 * 
 * @export
 */
export const ResultFact = {
    source: 'source',
    country: 'country',
    device: 'device',
    page: 'page',
} as const;
export type ResultFact = typeof ResultFact[keyof typeof ResultFact];

/**
 * 
 * @export
 * @interface ResultVariant
 */
export interface ResultVariant {
    /**
     * 
     */
    popup_id: string;
    /**
     * `original`, or the id of a variant.
     */
    variant: string;
    /**
     * Null for the original, and for one that is gone with its popup.
     */
    name: string | null;
    /**
     * 
     */
    gone: boolean;
    /**
     * 
     */
    shown: number;
    /**
     * Once for each visitor and day.
     */
    shown_daily: number;
    /**
     * 
     */
    closed: number;
    /**
     * 
     */
    submitted: number;
    /**
     * Each on the day on which it saw the popup first.
     */
    visitors: number;
    /**
     * Of these visitors, those who have ever sent the form.
     */
    converted: number;
    /**
     * converted / visitors; null where nobody came.
     */
    rate: number | null;
    /**
     * Not among the others.
     */
    shown_robots: number;
    /**
     * The true rate lies above this with 95 % confidence.
     */
    low: number | null;
    /**
     * 
     */
    high: number | null;
}
/**
 * 
 * @export
 * @interface Results
 */
export interface Results {
    /**
     * 
     */
    from: string;
    /**
     * 
     */
    to: string;
    /**
     * 
     */
    totals: ResultCounts;
    /**
     * 
     */
    days: Array<ResultDay>;
    /**
     * 
     */
    variants: Array<ResultVariant>;
    /**
     * Visitors are spread over the variants less evenly than chance explains: the results may mislead.
     */
    uneven_split: boolean;
    /**
     * 
     */
    breakdown: Array<ResultBreakdown>;
}
/**
 * 
 * @export
 * @interface ResumePreview
 */
export interface ResumePreview {
    /**
     * Runs whose wait has ended while they were paused.
     */
    overdue_runs: number;
    /**
     * Mails that were handed off and kept back.
     */
    queued_mails: number;
}
/**
 * 
 * @export
 * @interface Resumption
 */
export interface Resumption {
    /**
     * 
     */
    overdue: OverdueChoice;
}



/**
 * 
 * @export
 */
export const Role = {
    administrator: 'administrator',
    manager: 'manager',
    affiliate: 'affiliate',
    author: 'author',
    student: 'student',
} as const;
export type Role = typeof Role[keyof typeof Role];


/**
 * 
 * @export
 */
export const RuleList = {
    url_rules: 'url_rules',
    visitor_rules: 'visitor_rules',
} as const;
export type RuleList = typeof RuleList[keyof typeof RuleList];

/**
 * 
 * @export
 * @interface Run
 */
export interface Run {
    /**
     * 
     */
    run_id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    journey_version: number;
    /**
     * 
     */
    lead: RunLead;
    /**
     * 
     */
    run_date: string;
    /**
     * 
     */
    run_status: RunStatus;
    /**
     * Milliseconds from the enrollment to the end, or null while it lives.
     */
    run_duration: number | null;
    /**
     * Why it ended.
     */
    reason: string | null;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    wait?: RunWait;
    /**
     * 
     */
    stalled?: StalledReason;
    /**
     * 
     */
    cause: EnrollmentCause;
    /**
     * 
     */
    submission_id: string | null;
    /**
     * 
     */
    ended_at: string | null;
}


/**
 * 
 * @export
 * @interface RunAction
 */
export interface RunAction {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    action: RunActionKind;
    /**
     * 
     */
    journey_id: string | null;
    /**
     * Of a move: the version that the runs are to have.
     */
    to_version: number | null;
    /**
     * 
     */
    status: RunActionStatus;
    /**
     * How many runs fitted when it was asked for.
     */
    matching: number;
    /**
     * 
     */
    done: number;
    /**
     * Looked at and left as they were: it was not possible for them any more.
     */
    left: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    ended_at: string | null;
}



/**
 * 
 * @export
 */
export const RunActionChoice = {
    stop: 'stop',
    retry: 'retry',
    skip_wait: 'skip_wait',
} as const;
export type RunActionChoice = typeof RunActionChoice[keyof typeof RunActionChoice];


/**
 * 
 * @export
 */
export const RunActionKind = {
    stop: 'stop',
    retry: 'retry',
    skip_wait: 'skip_wait',
    move: 'move',
} as const;
export type RunActionKind = typeof RunActionKind[keyof typeof RunActionKind];

/**
 * 
 * @export
 * @interface RunActionPage
 */
export interface RunActionPage {
    /**
     * 
     */
    data: Array<RunAction>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface RunActionPreview
 */
export interface RunActionPreview {
    /**
     * 
     */
    matching: number;
}

/**
 * 
 * @export
 */
export const RunActionStatus = {
    running: 'running',
    done: 'done',
} as const;
export type RunActionStatus = typeof RunActionStatus[keyof typeof RunActionStatus];

/**
 * Always enrolled = completed + stopped + failed + live.
 * @export
 * @interface RunCounts
 */
export interface RunCounts {
    /**
     * 
     */
    enrolled: number;
    /**
     * 
     */
    live: number;
    /**
     * 
     */
    completed: number;
    /**
     * 
     */
    stopped: number;
    /**
     * 
     */
    failed: number;
}
/**
 * 
 * @export
 * @interface RunDetails
 */
export interface RunDetails {
    /**
     * 
     */
    run_id: string;
    /**
     * 
     */
    journey_id: string;
    /**
     * 
     */
    journey_version: number;
    /**
     * 
     */
    lead: RunLead;
    /**
     * 
     */
    run_date: string;
    /**
     * 
     */
    run_status: RunStatus;
    /**
     * Milliseconds from the enrollment to the end, or null while it lives.
     */
    run_duration: number | null;
    /**
     * Why it ended.
     */
    reason: string | null;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    wait?: RunWait;
    /**
     * 
     */
    stalled?: StalledReason;
    /**
     * 
     */
    cause: EnrollmentCause;
    /**
     * 
     */
    submission_id: string | null;
    /**
     * 
     */
    ended_at: string | null;
    /**
     * 
     */
    entries: Array<RunTimelineEntry>;
    /**
     * 
     */
    emails: Array<RunEmail>;
    /**
     * The run in the interface of Temporal, where Temporal carries the runs.
     */
    temporal_url: string | null;
}


/**
 * 
 * @export
 * @interface RunEmail
 */
export interface RunEmail {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    subject: string | null;
    /**
     * 
     */
    state: string;
    /**
     * Why it was skipped, not delivered, or waits.
     */
    reason: string | null;
    /**
     * When it is tried; null once it has ended.
     */
    next_attempt_at: string | null;
    /**
     * 
     */
    queued_at: string;
    /**
     * 
     */
    handed_off_at: string | null;
    /**
     * 
     */
    first_opened_at: string | null;
    /**
     * 
     */
    first_clicked_at: string | null;
}
/**
 * One decision: what, when, and why.
 * @export
 * @interface RunEntry
 */
export interface RunEntry {
    /**
     * 
     */
    sequence: number;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    kind: string;
    /**
     * 
     */
    reason: string;
    /**
     * 
     */
    detail: { [key: string]: any | null; };
    /**
     * 
     */
    facts?: { [key: string]: any | null; };
}
/**
 * 
 * @export
 * @interface RunFilter
 */
export interface RunFilter {
    /**
     * These runs, as far as the rest of the filter fits them too.
     */
    run_ids?: Array<string>;
    /**
     * 
     */
    journey_id?: string;
    /**
     * 
     */
    journey_version?: number;
    /**
     * 
     */
    lead_id?: string;
    /**
     * 
     */
    status?: RunStatus;
    /**
     * 
     */
    step_id?: string;
    /**
     * 
     */
    from?: string;
    /**
     * 
     */
    to?: string;
    /**
     * 
     */
    search?: string;
}


/**
 * 
 * @export
 * @interface RunLead
 */
export interface RunLead {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface RunMove
 */
export interface RunMove {
    /**
     * Absent: the version that new runs take.
     */
    to_version?: number;
    /**
     * Absent: all other versions.
     */
    from_version?: number;
    /**
     * Absent: wherever they stand.
     */
    step_ids?: Array<string>;
}
/**
 * 
 * @export
 * @interface RunPage
 */
export interface RunPage {
    /**
     * 
     */
    data: Array<Run>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface RunReplay
 */
export interface RunReplay {
    /**
     * 
     */
    outcome: ReplayOutcome;
    /**
     * 
     */
    identical: boolean;
    /**
     * Of the rules that its state selects.
     */
    rules_version: number | null;
    /**
     * 
     */
    journey_versions: Array<number>;
    /**
     * 
     */
    transitions: number;
    /**
     * 
     */
    inputs: number;
    /**
     * 
     */
    entries: number;
    /**
     * 
     */
    difference?: ReplayDifference;
}



/**
 * 
 * @export
 */
export const RunStatus = {
    pending: 'pending',
    running: 'running',
    waiting: 'waiting',
    delayed: 'delayed',
    stopped: 'stopped',
    failed: 'failed',
    completed: 'completed',
} as const;
export type RunStatus = typeof RunStatus[keyof typeof RunStatus];

/**
 * 
 * @export
 * @interface RunStopped
 */
export interface RunStopped {
    /**
     * 
     */
    kind: RunStoppedKindEnum;
    /**
     * 
     */
    at: string;
}


/**
 * @export
 */
export const RunStoppedKindEnum = {
    stopped: 'stopped',
} as const;
export type RunStoppedKindEnum = typeof RunStoppedKindEnum[keyof typeof RunStoppedKindEnum];

/**
 * One decision of the run, in the order in which they were taken.
 * @export
 * @interface RunTimelineEntry
 */
export interface RunTimelineEntry {
    /**
     * 
     */
    sequence: number;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    kind: string;
    /**
     * 
     */
    reason: string;
    /**
     * 
     */
    detail: { [key: string]: any | null; };
    /**
     * 
     */
    facts?: { [key: string]: any | null; };
    /**
     * The version by which it was decided.
     */
    journey_version: number;
    /**
     * 
     */
    step_type: string | null;
}
/**
 * Always enrolled = completed + stopped + failed + live, and live = pending + running + waiting + delayed.
 * @export
 * @interface RunTotals
 */
export interface RunTotals {
    /**
     * 
     */
    enrolled: number;
    /**
     * 
     */
    live: number;
    /**
     * 
     */
    completed: number;
    /**
     * 
     */
    stopped: number;
    /**
     * 
     */
    failed: number;
    /**
     * 
     */
    pending: number;
    /**
     * 
     */
    running: number;
    /**
     * 
     */
    waiting: number;
    /**
     * 
     */
    delayed: number;
}
/**
 * 
 * @export
 * @interface RunWait
 */
export interface RunWait {
    /**
     * 
     */
    waiting_for: WaitingFor;
    /**
     * 
     */
    reason: string;
    /**
     * 
     */
    since: string;
    /**
     * 
     */
    until: string | null;
    /**
     * 
     */
    local: string | null;
    /**
     * 
     */
    zone: string | null;
    /**
     * 
     */
    zone_source: string | null;
}



/**
 * 
 * @export
 */
export const RunsOnSwitchOff = {
    finish: 'finish',
    stop: 'stop',
} as const;
export type RunsOnSwitchOff = typeof RunsOnSwitchOff[keyof typeof RunsOnSwitchOff];

/**
 * 
 * @export
 * @interface ScrollTrigger
 */
export interface ScrollTrigger {
    /**
     * 
     */
    kind: ScrollTriggerKindEnum;
    /**
     * 
     */
    percent: number;
}


/**
 * @export
 */
export const ScrollTriggerKindEnum = {
    scroll: 'scroll',
} as const;
export type ScrollTriggerKindEnum = typeof ScrollTriggerKindEnum[keyof typeof ScrollTriggerKindEnum];

/**
 * Instead of moments: one deed, by days. `seen` counts where it names the same popup.
 * @export
 * @interface SeenBefore
 */
export interface SeenBefore {
    /**
     * Absent: each popup.
     */
    popup_id?: string;
    /**
     * 
     */
    deed: Interaction;
    /**
     * 
     */
    days_ago: number;
}


/**
 * 
 * @export
 * @interface SeenPopup
 */
export interface SeenPopup {
    /**
     * 
     */
    popup_id: string;
    /**
     * 
     */
    shown_at?: string;
    /**
     * 
     */
    closed_at?: string;
    /**
     * 
     */
    submitted_at?: string;
}
/**
 * 
 * @export
 * @interface SendEmailStep
 */
export interface SendEmailStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: SendEmailStepTypeEnum;
    /**
     * 
     */
    template_id: string;
    /**
     * 
     */
    sender_id: string;
    /**
     * An earlier `ai_email_writer` step; the template shows `{{ ai_subject }}` and `{{ ai_text }}` of it.
     */
    ai_step_id?: string;
}


/**
 * @export
 */
export const SendEmailStepTypeEnum = {
    send_email: 'send_email',
} as const;
export type SendEmailStepTypeEnum = typeof SendEmailStepTypeEnum[keyof typeof SendEmailStepTypeEnum];

/**
 * Always reached = delivered + not_delivered + unknown + skipped + not_started.
 * @export
 * @interface SendMetrics
 */
export interface SendMetrics {
    /**
     * 
     */
    delivered: number;
    /**
     * 
     */
    not_delivered: number;
    /**
     * 
     */
    unknown: number;
    /**
     * 
     */
    skipped: number;
    /**
     * 
     */
    not_started: number;
    /**
     * 
     */
    skipped_reasons: Array<SkippedCount>;
    /**
     * Mails that a person opened at least once.
     */
    opened: number;
    /**
     * 
     */
    clicked: number;
    /**
     * 
     */
    unsubscribed: number;
}
/**
 * 
 * @export
 * @interface Sender
 */
export interface Sender {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    first_name: string;
    /**
     * 
     */
    last_name: string;
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    reply_to: string;
    /**
     * 
     */
    signature: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    status: SenderStatus;
    /**
     * 
     */
    verified_at: string | null;
    /**
     * 
     */
    verification_asked_at: string | null;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface SenderChanges
 */
export interface SenderChanges {
    /**
     * 
     */
    first_name?: string;
    /**
     * 
     */
    last_name?: string;
    /**
     * 
     */
    email?: string;
    /**
     * 
     */
    reply_to?: string;
    /**
     * Closes each mail, unless the template places {{ sender.signature }}.
     */
    signature?: string;
    /**
     * 
     */
    description?: string;
}
/**
 * 
 * @export
 * @interface SenderPage
 */
export interface SenderPage {
    /**
     * 
     */
    data: Array<Sender>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface SenderReference
 */
export interface SenderReference {
    /**
     * How the document names it, such as `tag:Welcome`.
     */
    ref: string;
    /**
     * 
     */
    kind: SenderReferenceKindEnum;
    /**
     * 
     */
    name: string;
}


/**
 * @export
 */
export const SenderReferenceKindEnum = {
    sender: 'sender',
} as const;
export type SenderReferenceKindEnum = typeof SenderReferenceKindEnum[keyof typeof SenderReferenceKindEnum];


/**
 * 
 * @export
 */
export const SenderStatus = {
    verified: 'verified',
    not_verified: 'not_verified',
} as const;
export type SenderStatus = typeof SenderStatus[keyof typeof SenderStatus];

/**
 * Send the token as `Authorization: Bearer …`. It is shown once.
 * @export
 * @interface Session
 */
export interface Session {
    /**
     * 
     */
    token: string;
    /**
     * 
     */
    expires_at: string;
    /**
     * 
     */
    user: User;
}
/**
 * 
 * @export
 * @interface SetCustomFieldValueStep
 */
export interface SetCustomFieldValueStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: SetCustomFieldValueStepTypeEnum;
    /**
     * 
     */
    field_id: string;
    /**
     * 
     */
    value: SetCustomFieldValueStepValue | null;
}


/**
 * @export
 */
export const SetCustomFieldValueStepTypeEnum = {
    set_custom_field_value: 'set_custom_field_value',
} as const;
export type SetCustomFieldValueStepTypeEnum = typeof SetCustomFieldValueStepTypeEnum[keyof typeof SetCustomFieldValueStepTypeEnum];

/**
 * 
 * @export
 * @interface SetCustomFieldValueStepValue
 */
export interface SetCustomFieldValueStepValue {
}
/**
 * 
 * @export
 * @interface SetUp
 */
export interface SetUp {
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    password: string;
    /**
     * 
     */
    password_confirmation?: string;
    /**
     * 
     */
    first_name: string;
    /**
     * 
     */
    last_name: string;
    /**
     * 
     */
    language?: Locale;
    /**
     * 
     */
    token: string;
}


/**
 * 
 * @export
 * @interface SignInCodeRequest
 */
export interface SignInCodeRequest {
    /**
     * 
     */
    email: string;
}
/**
 * 
 * @export
 * @interface SimulatedBranch
 */
export interface SimulatedBranch {
    /**
     * Null for `otherwise`.
     */
    branch_id: string | null;
    /**
     * 
     */
    name: string | null;
    /**
     * 
     */
    taken: boolean;
    /**
     * As recorded when it was asked, or `not_asked` behind the one taken.
     */
    reason: string;
    /**
     * 
     */
    rule?: { [key: string]: any | null; };
    /**
     * What the lead has of what the rule asks.
     */
    values?: { [key: string]: any | null; };
}
/**
 * One decision, as a live run would record it under the same clock.
 * @export
 * @interface SimulatedEntry
 */
export interface SimulatedEntry {
    /**
     * 
     */
    sequence: number;
    /**
     * 
     */
    at: string;
    /**
     * The clock of the zone that the journey goes by: `YYYY-MM-DDTHH:MM:SS`.
     */
    local: string;
    /**
     * 
     */
    zone: string;
    /**
     * 
     */
    zone_source: ZoneSource;
    /**
     * 
     */
    step_id: string | null;
    /**
     * 
     */
    step_type: string | null;
    /**
     * 
     */
    kind: string;
    /**
     * 
     */
    reason: string;
    /**
     * 
     */
    detail: { [key: string]: any | null; };
    /**
     * 
     */
    facts?: { [key: string]: any | null; };
    /**
     * 
     */
    mail?: SimulatedMail;
    /**
     * 
     */
    branches?: Array<SimulatedBranch>;
}


/**
 * @type SimulatedHappening
 * 
 * @export
 */
export type SimulatedHappening = { kind: 'answered' } & QuestionAnswered | { kind: 'approval' } & TextApproved | { kind: 'audience_joined' } & AudienceJoined | { kind: 'audience_left' } & AudienceLeft | { kind: 'clicked' } & LinkClicked | { kind: 'field_changed' } & FieldChanged | { kind: 'opened' } & MailOpened | { kind: 'skip_wait' } & WaitSkipped | { kind: 'stopped' } & RunStopped | { kind: 'tag_added' } & TagAdded | { kind: 'tag_removed' } & TagRemoved | { kind: 'unsubscribed' } & LeadUnsubscribed;
/**
 * 
 * @export
 * @interface SimulatedMail
 */
export interface SimulatedMail {
    /**
     * 
     */
    from: string;
    /**
     * 
     */
    to: string;
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    preheader: string;
    /**
     * 
     */
    html: string;
    /**
     * 
     */
    text: string;
    /**
     * 
     */
    marketing: boolean;
    /**
     * It shows a stand-in for a text that the AI would write.
     */
    placeholder: boolean;
}

/**
 * Why this lead would not have been let in; played all the same.
 * @export
 */
export const SimulatedRefusal = {
    suppressed: 'suppressed',
    not_matching: 'not_matching',
} as const;
export type SimulatedRefusal = typeof SimulatedRefusal[keyof typeof SimulatedRefusal];

/**
 * What the AI would write at this step.
 * @export
 * @interface SimulatedText
 */
export interface SimulatedText {
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    text: string;
}

/**
 * 
 * @export
 */
export const SimulatedVersion = {
    draft: 'draft',
    published: 'published',
} as const;
export type SimulatedVersion = typeof SimulatedVersion[keyof typeof SimulatedVersion];

/**
 * 
 * @export
 * @interface Simulation
 */
export interface Simulation {
    /**
     * 
     */
    run_id: string;
    /**
     * 
     */
    start_at: string;
    /**
     * 
     */
    until: string;
    /**
     * 
     */
    status: string;
    /**
     * 
     */
    reason: string | null;
    /**
     * 
     */
    refusal?: SimulatedRefusal;
    /**
     * 
     */
    waits_until: string | null;
    /**
     * 
     */
    waiting_for: string | null;
    /**
     * What keeps it from being published, though it can be tried.
     */
    problems: Array<JourneyProblem>;
    /**
     * Where dates of leads are triggers: when one of this lead’s brings it in, from `start_at` on; null where none does.
     */
    next_trigger_at?: string | null;
    /**
     * 
     */
    entries: Array<SimulatedEntry>;
}


/**
 * With `lead_id` a real lead, else the invented one; neither is changed.
 * @export
 * @interface SimulationRequest
 */
export interface SimulationRequest {
    /**
     * 
     */
    version?: SimulatedVersion;
    /**
     * 
     */
    lead_id?: string;
    /**
     * 
     */
    lead?: InventedLead;
    /**
     * Absent: now.
     */
    start_at?: string;
    /**
     * Absent: 90.
     */
    days?: number;
    /**
     * Decides which share of a percentage it falls into.
     */
    run_id?: string;
    /**
     * 
     */
    happenings?: Array<SimulatedHappening>;
    /**
     * 
     */
    texts?: Array<SimulatedText>;
}


/**
 * 
 * @export
 * @interface Site
 */
export interface Site {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    subdomain: string;
    /**
     * 
     */
    language: Locale;
    /**
     * 
     */
    currency: string;
    /**
     * 
     */
    description: string;
    /**
     * 
     */
    timezone: string;
    /**
     * 
     */
    postal_address: string;
    /**
     * 
     */
    status: SiteStatus;
    /**
     * 
     */
    is_demo: boolean;
    /**
     * While true no marketing mail of this site leaves.
     */
    paused: boolean;
    /**
     * 
     */
    database_status: SiteDatabaseStatus;
    /**
     * 
     */
    snippet: string;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface SiteChanges
 */
export interface SiteChanges {
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    subdomain?: string;
    /**
     * 
     */
    language?: Locale;
    /**
     * 
     */
    currency?: string;
    /**
     * 
     */
    description?: string;
    /**
     * 
     */
    timezone?: string;
    /**
     * 
     */
    postal_address?: string;
}


/**
 * 
 * @export
 * @interface SiteCondition
 */
export interface SiteCondition {
    /**
     * 
     */
    site_id: SiteIds;
}

/**
 * damaged: the site answers 503 until whoever runs the server has restored its database.
 * @export
 */
export const SiteDatabaseStatus = {
    ready: 'ready',
    damaged: 'damaged',
} as const;
export type SiteDatabaseStatus = typeof SiteDatabaseStatus[keyof typeof SiteDatabaseStatus];

/**
 * 
 * @export
 * @interface SiteFont
 */
export interface SiteFont {
    /**
     * 
     */
    name: string;
    /**
     * What stands in `font-family`; designs name the font by it.
     */
    stack: string;
    /**
     * The file of a web font: an https address that ends in .woff2 or .woff, or the `font_url` of a file of the site. It is loaded after a popup has shown, never before.
     */
    url?: string;
}
/**
 * 
 * @export
 * @interface SiteIds
 */
export interface SiteIds {
    /**
     * 
     */
    $in: Array<string>;
}
/**
 * 
 * @export
 * @interface SitePage
 */
export interface SitePage {
    /**
     * 
     */
    data: Array<Site>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * 
 * @export
 */
export const SiteStatus = {
    draft: 'draft',
    published: 'published',
} as const;
export type SiteStatus = typeof SiteStatus[keyof typeof SiteStatus];

/**
 * 
 * @export
 * @interface SkippedCount
 */
export interface SkippedCount {
    /**
     * 
     */
    reason: string;
    /**
     * 
     */
    count: number;
}

/**
 * 
 * @export
 */
export const SnippetVia = {
    page: 'page',
    tag_manager: 'tag_manager',
} as const;
export type SnippetVia = typeof SnippetVia[keyof typeof SnippetVia];

/**
 * Why a live run is left as it is until another release is started.
 * @export
 * @interface StalledReason
 */
export interface StalledReason {
    /**
     * 
     */
    code: StalledReasonCode;
    /**
     * 
     */
    state_version: number;
    /**
     * 
     */
    text: string;
}



/**
 * 
 * @export
 */
export const StalledReasonCode = {
    state_version_unknown: 'state_version_unknown',
} as const;
export type StalledReasonCode = typeof StalledReasonCode[keyof typeof StalledReasonCode];

/**
 * 
 * @export
 * @interface StarterReference
 */
export interface StarterReference {
    /**
     * 
     */
    kind: JourneyReferenceKind;
    /**
     * 
     */
    name: string;
}


/**
 * 
 * @export
 * @interface StepCount
 */
export interface StepCount {
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    live: number;
}
/**
 * Always reached = live + left + completed + stopped + failed.
 * @export
 * @interface StepMetrics
 */
export interface StepMetrics {
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    step_type: string | null;
    /**
     * Only other versions have this step.
     */
    gone: boolean;
    /**
     * 
     */
    parent_step_id: string | null;
    /**
     * Null within `otherwise` and at the top.
     */
    parent_branch_id: string | null;
    /**
     * 
     */
    reached: number;
    /**
     * Runs that stand here now.
     */
    live: number;
    /**
     * Runs that went on.
     */
    left: number;
    /**
     * Runs that reached their goal here.
     */
    completed: number;
    /**
     * 
     */
    stopped: number;
    /**
     * 
     */
    failed: number;
    /**
     * 
     */
    send?: SendMetrics;
    /**
     * 
     */
    branches?: Array<BranchMetrics>;
}
/**
 * 
 * @export
 * @interface StepMove
 */
export interface StepMove {
    /**
     * 
     */
    journey_version: number;
    /**
     * Null: not begun yet.
     */
    step_id: string | null;
    /**
     * 
     */
    step_type: string | null;
    /**
     * 
     */
    runs: number;
    /**
     * 
     */
    movable: number;
    /**
     * 
     */
    acts_at_once: number;
    /**
     * 
     */
    reason?: MoveObstacle;
}


/**
 * 
 * @export
 * @interface StoredFile
 */
export interface StoredFile {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    media_type: string;
    /**
     * 
     */
    bytes: number;
    /**
     * 
     */
    download_count: number;
    /**
     * Of a web font: where pages load it, for the fonts of the site.
     */
    font_url?: string;
    /**
     * 
     */
    created_at: string;
}
/**
 * 
 * @export
 * @interface StoredFilePage
 */
export interface StoredFilePage {
    /**
     * 
     */
    data: Array<StoredFile>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface Submission
 */
export interface Submission {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    popup_id: string;
    /**
     * After erasing: a hash.
     */
    lead_id: string;
    /**
     * 
     */
    lead_created: boolean;
    /**
     * 
     */
    values: Array<SubmittedValue>;
    /**
     * 
     */
    consent: SubmittedConsent;
    /**
     * 
     */
    page_url: string | null;
    /**
     * 
     */
    referrer: string | null;
    /**
     * 
     */
    locale: string | null;
    /**
     * Of the popup, as the visitor saw it.
     */
    variant: string | null;
    /**
     * 
     */
    timezone: string | null;
    /**
     * 
     */
    shown_for_ms: number;
    /**
     * 
     */
    at: string;
}


/**
 * 
 * @export
 * @interface SubmissionAccepted
 */
export interface SubmissionAccepted {
    /**
     * 
     */
    accepted: SubmissionAcceptedAcceptedEnum;
    /**
     * A file, as an attachment, where the campaign gives one.
     */
    download_url?: string;
}


/**
 * @export
 */
export const SubmissionAcceptedAcceptedEnum = {
    true: true,
} as const;
export type SubmissionAcceptedAcceptedEnum = typeof SubmissionAcceptedAcceptedEnum[keyof typeof SubmissionAcceptedAcceptedEnum];

/**
 * 
 * @export
 * @interface SubmissionPage
 */
export interface SubmissionPage {
    /**
     * 
     */
    data: Array<Submission>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}

/**
 * 
 * @export
 */
export const SubmittedConsent = {
    given: 'given',
    declined: 'declined',
    not_asked: 'not_asked',
} as const;
export type SubmittedConsent = typeof SubmittedConsent[keyof typeof SubmittedConsent];

/**
 * 
 * @export
 * @interface SubmittedValue
 */
export interface SubmittedValue {
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    value: LeadCustomFieldsValue;
    /**
     * 
     */
    kept_because?: KeptBecause;
}


/**
 * 
 * @export
 * @interface Tag
 */
export interface Tag {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    source: TagSource;
    /**
     * 
     */
    lead_count: number;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface TagAdded
 */
export interface TagAdded {
    /**
     * 
     */
    kind: TagAddedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    tag_id: string;
}


/**
 * @export
 */
export const TagAddedKindEnum = {
    tag_added: 'tag_added',
} as const;
export type TagAddedKindEnum = typeof TagAddedKindEnum[keyof typeof TagAddedKindEnum];

/**
 * 
 * @export
 * @interface TagAddedTrigger
 */
export interface TagAddedTrigger {
    /**
     * 
     */
    type: TagAddedTriggerTypeEnum;
    /**
     * 
     */
    tag_ids: Array<string>;
}


/**
 * @export
 */
export const TagAddedTriggerTypeEnum = {
    tag_added: 'tag_added',
} as const;
export type TagAddedTriggerTypeEnum = typeof TagAddedTriggerTypeEnum[keyof typeof TagAddedTriggerTypeEnum];


/**
 * What gave the lead the tag.
 * @export
 */
export const TagAssignmentSource = {
    form: 'form',
    campaign: 'campaign',
    journey: 'journey',
    import: 'import',
    api: 'api',
    manual: 'manual',
    seed: 'seed',
} as const;
export type TagAssignmentSource = typeof TagAssignmentSource[keyof typeof TagAssignmentSource];

/**
 * 
 * @export
 * @interface TagChanges
 */
export interface TagChanges {
    /**
     * 
     */
    name: string;
}
/**
 * 
 * @export
 * @interface TagIds
 */
export interface TagIds {
    /**
     * 
     */
    tag_ids: Array<string>;
}
/**
 * 
 * @export
 * @interface TagLeads
 */
export interface TagLeads {
    /**
     * 
     */
    lead_ids: Array<string>;
}
/**
 * 
 * @export
 * @interface TagPage
 */
export interface TagPage {
    /**
     * 
     */
    data: Array<Tag>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface TagReference
 */
export interface TagReference {
    /**
     * How the document names it, such as `tag:Welcome`.
     */
    ref: string;
    /**
     * 
     */
    kind: TagReferenceKindEnum;
    /**
     * 
     */
    name: string;
}


/**
 * @export
 */
export const TagReferenceKindEnum = {
    tag: 'tag',
} as const;
export type TagReferenceKindEnum = typeof TagReferenceKindEnum[keyof typeof TagReferenceKindEnum];

/**
 * 
 * @export
 * @interface TagRemoved
 */
export interface TagRemoved {
    /**
     * 
     */
    kind: TagRemovedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    tag_id: string;
}


/**
 * @export
 */
export const TagRemovedKindEnum = {
    tag_removed: 'tag_removed',
} as const;
export type TagRemovedKindEnum = typeof TagRemovedKindEnum[keyof typeof TagRemovedKindEnum];


/**
 * 
 * @export
 */
export const TagSource = {
    manual: 'manual',
    form: 'form',
    journey: 'journey',
    import: 'import',
    api: 'api',
} as const;
export type TagSource = typeof TagSource[keyof typeof TagSource];

/**
 * 
 * @export
 * @interface TaggedLeads
 */
export interface TaggedLeads {
    /**
     * The leads for which this changed something.
     */
    lead_ids: Array<string>;
}
/**
 * 
 * @export
 * @interface Template
 */
export interface Template {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    category: TemplateCategory;
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    preheader: string;
    /**
     * 
     */
    body_text: string;
    /**
     * 
     */
    enabled: boolean;
    /**
     * 
     */
    has_unsubscribe_link: boolean;
    /**
     * What should be mended before it is used.
     */
    problems: Array<TemplateProblem>;
    /**
     * Counts the contents; each sent mail names the one it had.
     */
    content_version: number;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}



/**
 * Marketing mail needs a subscribed lead, consent, a postal address and an unsubscribe link.
 * @export
 */
export const TemplateCategory = {
    marketing: 'marketing',
    transactional: 'transactional',
} as const;
export type TemplateCategory = typeof TemplateCategory[keyof typeof TemplateCategory];

/**
 * 
 * @export
 * @interface TemplateChanges
 */
export interface TemplateChanges {
    /**
     * 
     */
    name?: string;
    /**
     * 
     */
    category?: TemplateCategory;
    /**
     * 
     */
    subject?: string;
    /**
     * 
     */
    preheader?: string;
    /**
     * Paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}.
     */
    body_text?: string;
}


/**
 * 
 * @export
 * @interface TemplatePage
 */
export interface TemplatePage {
    /**
     * 
     */
    data: Array<Template>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface TemplatePreview
 */
export interface TemplatePreview {
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    preheader: string;
    /**
     * 
     */
    html: string;
    /**
     * 
     */
    text: string;
    /**
     * 
     */
    problems: Array<TemplateProblem>;
}
/**
 * 
 * @export
 * @interface TemplatePreviewRequest
 */
export interface TemplatePreviewRequest {
    /**
     * 
     */
    lead_id?: string;
    /**
     * 
     */
    sender_id?: string;
    /**
     * 
     */
    subject?: string;
    /**
     * 
     */
    preheader?: string;
    /**
     * Paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}.
     */
    body_text?: string;
}
/**
 * 
 * @export
 * @interface TemplateProblem
 */
export interface TemplateProblem {
    /**
     * 
     */
    code: TemplateProblemCodeEnum;
    /**
     * 
     */
    pointer: string;
    /**
     * What it is about: the variable, the target.
     */
    name: string;
}


/**
 * @export
 */
export const TemplateProblemCodeEnum = {
    no_unsubscribe_link: 'no_unsubscribe_link',
    template_too_long: 'template_too_long',
    template_too_complex: 'template_too_complex',
    template_syntax: 'template_syntax',
    template_variable_unknown: 'template_variable_unknown',
    template_link_invalid: 'template_link_invalid',
} as const;
export type TemplateProblemCodeEnum = typeof TemplateProblemCodeEnum[keyof typeof TemplateProblemCodeEnum];

/**
 * 
 * @export
 * @interface TemplateReference
 */
export interface TemplateReference {
    /**
     * How the document names it, such as `tag:Welcome`.
     */
    ref: string;
    /**
     * 
     */
    kind: TemplateReferenceKindEnum;
    /**
     * 
     */
    name: string;
    /**
     * 
     */
    category: TemplateCategory;
    /**
     * 
     */
    subject: string;
    /**
     * 
     */
    preheader: string;
    /**
     * 
     */
    body_text: string;
}


/**
 * @export
 */
export const TemplateReferenceKindEnum = {
    template: 'template',
} as const;
export type TemplateReferenceKindEnum = typeof TemplateReferenceKindEnum[keyof typeof TemplateReferenceKindEnum];

/**
 * 
 * @export
 * @interface TemplateTest
 */
export interface TemplateTest {
    /**
     * 
     */
    to: string;
    /**
     * 
     */
    lead_id?: string;
    /**
     * 
     */
    sender_id?: string;
}
/**
 * 
 * @export
 * @interface TemplateTestQueued
 */
export interface TemplateTestQueued {
    /**
     * 
     */
    queued: TemplateTestQueuedQueuedEnum;
}


/**
 * @export
 */
export const TemplateTestQueuedQueuedEnum = {
    true: true,
} as const;
export type TemplateTestQueuedQueuedEnum = typeof TemplateTestQueuedQueuedEnum[keyof typeof TemplateTestQueuedQueuedEnum];

/**
 * 
 * @export
 * @interface TemplateVariables
 */
export interface TemplateVariables {
    /**
     * 
     */
    data: Array<string>;
}

/**
 * 
 * @export
 */
export const TestMailOutcome = {
    queued: 'queued',
    template_missing: 'template_missing',
    sender_not_verified: 'sender_not_verified',
} as const;
export type TestMailOutcome = typeof TestMailOutcome[keyof typeof TestMailOutcome];

/**
 * 
 * @export
 * @interface TextApproved
 */
export interface TextApproved {
    /**
     * 
     */
    kind: TextApprovedKindEnum;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    approved: boolean;
}


/**
 * @export
 */
export const TextApprovedKindEnum = {
    approval: 'approval',
} as const;
export type TextApprovedKindEnum = typeof TextApprovedKindEnum[keyof typeof TextApprovedKindEnum];

/**
 * At least one of the two; the thank-you shows too.
 * @export
 * @interface ThankYouCode
 */
export interface ThankYouCode {
    /**
     * 
     */
    kind: ThankYouCodeKindEnum;
    /**
     * Runs on the host page, and only with the page’s nonce.
     */
    code?: string;
    /**
     * 
     */
    script_url?: string;
}


/**
 * @export
 */
export const ThankYouCodeKindEnum = {
    code: 'code',
} as const;
export type ThankYouCodeKindEnum = typeof ThankYouCodeKindEnum[keyof typeof ThankYouCodeKindEnum];

/**
 * 
 * @export
 * @interface ThankYouMessage
 */
export interface ThankYouMessage {
    /**
     * 
     */
    kind: ThankYouMessageKindEnum;
}


/**
 * @export
 */
export const ThankYouMessageKindEnum = {
    message: 'message',
} as const;
export type ThankYouMessageKindEnum = typeof ThankYouMessageKindEnum[keyof typeof ThankYouMessageKindEnum];

/**
 * 
 * @export
 * @interface ThankYouRedirect
 */
export interface ThankYouRedirect {
    /**
     * 
     */
    kind: ThankYouRedirectKindEnum;
    /**
     * 
     */
    url: string;
}


/**
 * @export
 */
export const ThankYouRedirectKindEnum = {
    redirect: 'redirect',
} as const;
export type ThankYouRedirectKindEnum = typeof ThankYouRedirectKindEnum[keyof typeof ThankYouRedirectKindEnum];

/**
 * 
 * @export
 * @interface TimelineEntry
 */
export interface TimelineEntry {
    /**
     * 
     */
    id: string;
    /**
     * Such as `lead.tag_added`.
     */
    name: string;
    /**
     * The name as people read it, in the language of Accept-Language.
     */
    title: string;
    /**
     * 
     */
    subject_id: string | null;
    /**
     * What the event says more, by its name.
     */
    data: { [key: string]: any | null; };
    /**
     * 
     */
    at: string;
}
/**
 * 
 * @export
 * @interface TimelinePage
 */
export interface TimelinePage {
    /**
     * 
     */
    data: Array<TimelineEntry>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * Where somebody came from: what the address of the page and the page before it said.
 * @export
 * @interface Touch
 */
export interface Touch {
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    utm_source?: string;
    /**
     * 
     */
    utm_medium?: string;
    /**
     * 
     */
    utm_campaign?: string;
    /**
     * 
     */
    utm_term?: string;
    /**
     * 
     */
    utm_content?: string;
    /**
     * 
     */
    gclid?: string;
    /**
     * 
     */
    fbclid?: string;
    /**
     * 
     */
    msclkid?: string;
    /**
     * 
     */
    referrer?: string;
    /**
     * 
     */
    landing_page?: string;
}
/**
 * 
 * @export
 * @interface TrackingSettings
 */
export interface TrackingSettings {
    /**
     * Visited pages are kept. Popups are counted in any case.
     */
    enabled: boolean;
    /**
     * On every page the widget stores and sends nothing before `leadwright.consent("grant")`.
     */
    consent_mode: boolean;
    /**
     * Visits and visitors that nobody knows are forgotten after so many days.
     */
    kept_days: number;
    /**
     * The line to put into a page, once for popups and tracking.
     */
    snippet: string;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
}
/**
 * 
 * @export
 * @interface TrackingSettingsChanges
 */
export interface TrackingSettingsChanges {
    /**
     * Visited pages are kept. Popups are counted in any case.
     */
    enabled?: boolean;
    /**
     * On every page the widget stores and sends nothing before `leadwright.consent("grant")`.
     */
    consent_mode?: boolean;
    /**
     * Visits and visitors that nobody knows are forgotten after so many days.
     */
    kept_days?: number;
}

/**
 * What happens to a message of which nobody knows whether it arrived: one more time, or not.
 * @export
 */
export const UnknownPolicy = {
    resend: 'resend',
    hold: 'hold',
} as const;
export type UnknownPolicy = typeof UnknownPolicy[keyof typeof UnknownPolicy];

/**
 * 
 * @export
 * @interface UnsubscribePage
 */
export interface UnsubscribePage {
    /**
     * 
     */
    prompt_title: string;
    /**
     * 
     */
    prompt_text: string;
    /**
     * 
     */
    message: string;
    /**
     * 
     */
    button_text: string;
    /**
     * 
     */
    success_text: string;
    /**
     * 
     */
    resubscribe_message: string;
    /**
     * 
     */
    resubscribe_button_text: string;
    /**
     * 
     */
    confirmation_message: string;
    /**
     * Counts up with each change; the ETag.
     */
    version: number;
    /**
     * Null while the texts are the built-in ones.
     */
    updated_at: string | null;
}
/**
 * 
 * @export
 * @interface UnsubscribePageChanges
 */
export interface UnsubscribePageChanges {
    /**
     * The heading before leaving.
     */
    prompt_title?: string;
    /**
     * The question before leaving.
     */
    prompt_text?: string;
    /**
     * What leaving means.
     */
    message?: string;
    /**
     * The button that leaves.
     */
    button_text?: string;
    /**
     * Shown once they have left.
     */
    success_text?: string;
    /**
     * Above the button that asks to come back.
     */
    resubscribe_message?: string;
    /**
     * That button.
     */
    resubscribe_button_text?: string;
    /**
     * Shown when the mail that confirms coming back is on its way.
     */
    confirmation_message?: string;
}
/**
 * 
 * @export
 * @interface UnsubscribeStep
 */
export interface UnsubscribeStep {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    type: UnsubscribeStepTypeEnum;
}


/**
 * @export
 */
export const UnsubscribeStepTypeEnum = {
    unsubscribe: 'unsubscribe',
} as const;
export type UnsubscribeStepTypeEnum = typeof UnsubscribeStepTypeEnum[keyof typeof UnsubscribeStepTypeEnum];


/**
 * 
 * @export
 */
export const UrlMatch = {
    contains: 'contains',
    equals: 'equals',
    starts_with: 'starts_with',
    pattern: 'pattern',
    query: 'query',
} as const;
export type UrlMatch = typeof UrlMatch[keyof typeof UrlMatch];

/**
 * 
 * @export
 * @interface UrlRule
 */
export interface UrlRule {
    /**
     * 
     */
    match: UrlMatch;
    /**
     * An address, or its part from the path on: `/prices`; of several, one a line, one has to fit. In a pattern `*` stands for anything. For `query`: `name` or `name=value`.
     */
    value: string;
    /**
     * The rule must not hold.
     */
    exclude?: boolean;
}


/**
 * 
 * @export
 * @interface User
 */
export interface User {
    /**
     * 
     */
    id: string;
    /**
     * 
     */
    email: string;
    /**
     * 
     */
    first_name: string;
    /**
     * 
     */
    last_name: string;
    /**
     * 
     */
    language: Locale;
    /**
     * 
     */
    confirmed: boolean;
    /**
     * 
     */
    super_administrator: boolean;
    /**
     * 
     */
    version: number;
    /**
     * 
     */
    created_at: string;
    /**
     * 
     */
    updated_at: string;
}


/**
 * 
 * @export
 * @interface VersionMetrics
 */
export interface VersionMetrics {
    /**
     * 
     */
    journey_version: number;
    /**
     * 
     */
    enrolled: number;
    /**
     * 
     */
    live: number;
    /**
     * 
     */
    completed: number;
    /**
     * 
     */
    stopped: number;
    /**
     * 
     */
    failed: number;
}
/**
 * 
 * @export
 * @interface Visit
 */
export interface Visit {
    /**
     * 
     */
    kind: VisitKind;
    /**
     * 
     */
    at: string;
    /**
     * Of what the page itself told.
     */
    name: string | null;
    /**
     * 
     */
    page_url: string | null;
    /**
     * 
     */
    title: string | null;
    /**
     * 
     */
    referrer: string | null;
    /**
     * 
     */
    properties?: { [key: string]: LeadCustomFieldsValue; };
    /**
     * 
     */
    visible_ms: number;
    /**
     * 
     */
    interactions: number;
}


/**
 * 
 * @export
 * @interface VisitCounts
 */
export interface VisitCounts {
    /**
     * 
     */
    from: string;
    /**
     * 
     */
    to: string;
    /**
     * 
     */
    days: Array<VisitDay>;
}
/**
 * 
 * @export
 * @interface VisitDay
 */
export interface VisitDay {
    /**
     * 
     */
    day: string;
    /**
     * 
     */
    visitors: number;
    /**
     * 
     */
    visits: number;
    /**
     * 
     */
    pages: number;
    /**
     * 
     */
    visible_ms: number;
    /**
     * Not among the others.
     */
    robot_pages: number;
}

/**
 * 
 * @export
 */
export const VisitKind = {
    page: 'page',
    custom: 'custom',
} as const;
export type VisitKind = typeof VisitKind[keyof typeof VisitKind];

/**
 * 
 * @export
 * @interface VisitPage
 */
export interface VisitPage {
    /**
     * 
     */
    data: Array<Visit>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface Visitor
 */
export interface Visitor {
    /**
     * 
     */
    uuid: string;
    /**
     * 
     */
    lead_id: string | null;
    /**
     * 
     */
    known_by?: VisitorKnownBy;
    /**
     * 
     */
    linked_at: string | null;
    /**
     * 
     */
    first_visit: string;
    /**
     * 
     */
    last_visit: string;
    /**
     * 
     */
    visits: number;
    /**
     * 
     */
    pages: number;
    /**
     * 
     */
    time_on_pages_ms: number;
    /**
     * 
     */
    interactions: number;
    /**
     * Two letters of ISO 3166-1.
     */
    country_code: string | null;
    /**
     * 
     */
    device?: VisitorDevice;
    /**
     * 
     */
    platform: string | null;
    /**
     * 
     */
    browser: string | null;
    /**
     * 
     */
    language: string | null;
    /**
     * 
     */
    timezone: string | null;
    /**
     * Of the first arrival.
     */
    referrer_url: string | null;
    /**
     * 
     */
    is_robot: boolean;
    /**
     * 
     */
    first_touch?: Touch;
    /**
     * 
     */
    last_touch?: Touch;
    /**
     * What the page said of who it is, unproven.
     */
    said: { [key: string]: string; };
}



/**
 * 
 * @export
 */
export const VisitorDevice = {
    desktop: 'desktop',
    tablet: 'tablet',
    mobile: 'mobile',
} as const;
export type VisitorDevice = typeof VisitorDevice[keyof typeof VisitorDevice];

/**
 * @type VisitorEvent
 * 
 * @export
 */
export type VisitorEvent = { type: 'custom' } & CustomEvent | { type: 'identified' } & VisitorIdentified | { type: 'page_left' } & PageLeft | { type: 'page_visited' } & PageVisit | { type: 'popup_closed' } & PopupClosed | { type: 'popup_shown' } & PopupShown;

/**
 * `referrer` and `utm_…` are those of the first page of the visit and of the page that the visitor is on; half an hour without a page ends a visit. Without consent a visit is one page.
 * @export
 */
export const VisitorField = {
    country: 'country',
    device: 'device',
    browser: 'browser',
    language: 'language',
    referrer: 'referrer',
    utm_source: 'utm_source',
    utm_medium: 'utm_medium',
    utm_campaign: 'utm_campaign',
    utm_term: 'utm_term',
    utm_content: 'utm_content',
    visitor: 'visitor',
    known_lead: 'known_lead',
    tag: 'tag',
} as const;
export type VisitorField = typeof VisitorField[keyof typeof VisitorField];

/**
 * 
 * @export
 * @interface VisitorIdentified
 */
export interface VisitorIdentified {
    /**
     * 
     */
    type: VisitorIdentifiedTypeEnum;
    /**
     * 
     */
    email: string;
    /**
     * Proves the address: HMAC-SHA-256 of it by the site’s secret, in hexadecimal digits.
     */
    user_hash?: string;
}


/**
 * @export
 */
export const VisitorIdentifiedTypeEnum = {
    identified: 'identified',
} as const;
export type VisitorIdentifiedTypeEnum = typeof VisitorIdentifiedTypeEnum[keyof typeof VisitorIdentifiedTypeEnum];


/**
 * 
 * @export
 */
export const VisitorKind = {
    new: 'new',
    returning: 'returning',
} as const;
export type VisitorKind = typeof VisitorKind[keyof typeof VisitorKind];


/**
 * A form sent from here, a signed link, the page with proof, or the owner’s own word.
 * @export
 */
export const VisitorKnownBy = {
    form: 'form',
    link: 'link',
    page: 'page',
    owner: 'owner',
} as const;
export type VisitorKnownBy = typeof VisitorKnownBy[keyof typeof VisitorKnownBy];

/**
 * 
 * @export
 * @interface VisitorLink
 */
export interface VisitorLink {
    /**
     * 
     */
    lead_id: string;
}

/**
 * 
 * @export
 */
export const VisitorOp = {
    is: 'is',
    is_not: 'is_not',
    contains: 'contains',
    does_not_contain: 'does_not_contain',
    is_empty: 'is_empty',
    is_not_empty: 'is_not_empty',
} as const;
export type VisitorOp = typeof VisitorOp[keyof typeof VisitorOp];

/**
 * 
 * @export
 * @interface VisitorPage
 */
export interface VisitorPage {
    /**
     * 
     */
    data: Array<Visitor>;
    /**
     * 
     */
    has_more: boolean;
    /**
     * 
     */
    next_cursor: string | null;
}
/**
 * 
 * @export
 * @interface VisitorQuestion
 */
export interface VisitorQuestion {
    /**
     * A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`.
     */
    visitor_id?: string;
    /**
     * 
     */
    user?: NamedVisitor;
    /**
     * Tells the country where the address does not.
     */
    timezone?: string;
}
/**
 * 
 * @export
 * @interface VisitorRule
 */
export interface VisitorRule {
    /**
     * 
     */
    field: VisitorField;
    /**
     * 
     */
    op: VisitorOp;
    /**
     * Any of them fits. Countries as `ES`, languages as `es` or `es-MX`, tags by id.
     */
    values?: Array<string>;
}


/**
 * 
 * @export
 * @interface VisitorSession
 */
export interface VisitorSession {
    /**
     * 
     */
    device?: VisitorDevice;
    /**
     * 
     */
    timezone?: string;
    /**
     * 
     */
    language?: string;
    /**
     * The browser says that a program drives it.
     */
    automated?: boolean;
}


/**
 * 
 * @export
 * @interface Visits
 */
export interface Visits {
    /**
     * A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`.
     */
    visitor_id?: string;
    /**
     * From `lw_visitor` in the address of a signed link.
     */
    token?: string;
    /**
     * 
     */
    session?: VisitorSession;
    /**
     * 
     */
    events: Array<VisitorEvent>;
}
/**
 * 
 * @export
 * @interface VisitsAccepted
 */
export interface VisitsAccepted {
    /**
     * 
     */
    accepted: VisitsAcceptedAcceptedEnum;
}


/**
 * @export
 */
export const VisitsAcceptedAcceptedEnum = {
    true: true,
} as const;
export type VisitsAcceptedAcceptedEnum = typeof VisitsAcceptedAcceptedEnum[keyof typeof VisitsAcceptedAcceptedEnum];

/**
 * 
 * @export
 * @interface WaitSkipped
 */
export interface WaitSkipped {
    /**
     * 
     */
    kind: WaitSkippedKindEnum;
    /**
     * 
     */
    at: string;
}


/**
 * @export
 */
export const WaitSkippedKindEnum = {
    skip_wait: 'skip_wait',
} as const;
export type WaitSkippedKindEnum = typeof WaitSkippedKindEnum[keyof typeof WaitSkippedKindEnum];


/**
 * 
 * @export
 */
export const WaitingFor = {
    delay: 'delay',
    open_window: 'open_window',
    delivery: 'delivery',
    retry: 'retry',
    event: 'event',
    answer: 'answer',
    writing: 'writing',
    approval: 'approval',
} as const;
export type WaitingFor = typeof WaitingFor[keyof typeof WaitingFor];

/**
 * 
 * @export
 * @interface WhatIf
 */
export interface WhatIf {
    /**
     * 
     */
    since: string;
    /**
     * 
     */
    until: string;
    /**
     * So many were looked at.
     */
    events: number;
    /**
     * There was more than is looked at.
     */
    cut: boolean;
    /**
     * 
     */
    leads: number;
    /**
     * 
     */
    enrolled: number;
    /**
     * 
     */
    mails: Array<WhatIfMailCount>;
    /**
     * 
     */
    data: Array<WhatIfLead>;
}
/**
 * 
 * @export
 * @interface WhatIfLead
 */
export interface WhatIfLead {
    /**
     * 
     */
    lead_id: string;
    /**
     * 
     */
    email: string;
    /**
     * What would have brought it in.
     */
    event: string;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    outcome: WhatIfOutcome;
    /**
     * 
     */
    status: string | null;
    /**
     * 
     */
    mails: Array<WhatIfMail>;
}


/**
 * 
 * @export
 * @interface WhatIfMail
 */
export interface WhatIfMail {
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    at: string;
    /**
     * 
     */
    result: string;
    /**
     * 
     */
    reason: string | null;
    /**
     * 
     */
    subject: string;
}
/**
 * 
 * @export
 * @interface WhatIfMailCount
 */
export interface WhatIfMailCount {
    /**
     * 
     */
    step_id: string;
    /**
     * 
     */
    template_id: string;
    /**
     * 
     */
    delivered: number;
    /**
     * 
     */
    skipped: number;
}

/**
 * 
 * @export
 */
export const WhatIfOutcome = {
    enrolled: 'enrolled',
    suppressed: 'suppressed',
    not_matching: 'not_matching',
} as const;
export type WhatIfOutcome = typeof WhatIfOutcome[keyof typeof WhatIfOutcome];

/**
 * 
 * @export
 * @interface WhatIfRequest
 */
export interface WhatIfRequest {
    /**
     * Absent: 30.
     */
    days?: number;
    /**
     * Leads at most; absent: 200.
     */
    limit?: number;
}
/**
 * 
 * @export
 * @interface WidgetConfiguration
 */
export interface WidgetConfiguration {
    /**
     * 
     */
    site_id: string;
    /**
     * 
     */
    version: string;
    /**
     * 
     */
    locale: Locale;
    /**
     * 
     */
    popups: Array<PublicPopup>;
    /**
     * Nothing is stored or sent before consent.
     */
    consent_mode?: boolean;
    /**
     * Visits are told.
     */
    tracking?: boolean;
    /**
     * The widget needs `more.js`: visits are told, or there are rules that only `decidePopups` can judge.
     */
    more?: boolean;
    /**
     * 
     */
    fonts?: Array<PublicFont>;
    /**
     * 
     */
    preview?: boolean;
}


/**
 * 
 * @export
 * @interface WidgetHost
 */
export interface WidgetHost {
    /**
     * Empty: a page without an origin, such as one in a sandboxed frame.
     */
    host: string;
    /**
     * 
     */
    allowed: boolean;
    /**
     * Pages that asked for the popups.
     */
    config_count: number;
    /**
     * 
     */
    submission_count: number;
    /**
     * 
     */
    event_count: number;
    /**
     * Of all these, those that came while the host was not allowed.
     */
    refused_count: number;
    /**
     * 
     */
    first_seen_at: string;
    /**
     * 
     */
    last_seen_at: string;
}
/**
 * 
 * @export
 * @interface WidgetHostList
 */
export interface WidgetHostList {
    /**
     * 
     */
    data: Array<WidgetHost>;
}

/**
 * 
 * @export
 */
export const ZoneSource = {
    lead: 'lead',
    journey: 'journey',
    site: 'site',
} as const;
export type ZoneSource = typeof ZoneSource[keyof typeof ZoneSource];


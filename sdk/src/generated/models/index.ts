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
     * 
     */
    actor_kind: ActorKind;
    /**
     * 
     */
    actor_id: string | null;
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
 * @type BranchCondition
 * 
 * @export
 */
export type BranchCondition = { kind: 'filter' } & FilterCondition | { kind: 'percentage' } & PercentageCondition;
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
    duration: Duration;
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
 * @interface EmailConfirmation
 */
export interface EmailConfirmation {
    /**
     * 
     */
    token: string;
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
 * `existing`: matching leads at once; `new`: only new ones.
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
 * @type Filter
 * At most 10 levels deep and 100 rules. Text is compared without regard to case and accents.
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
     * A field of leads, `tags`, `audiences`, or `custom_fields.` and the name of a field.
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
    held: boolean;
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
    published_at: string;
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
export type JourneyStep = { type: 'assign_tags' } & AssignTagsStep | { type: 'delay' } & DelayStep | { type: 'paths' } & PathsStep | { type: 'remove_tags' } & RemoveTagsStep | { type: 'send_email' } & SendEmailStep | { type: 'set_custom_field_value' } & SetCustomFieldValueStep | { type: 'unsubscribe' } & UnsubscribeStep;
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
 * @type JourneyTrigger
 * 
 * @export
 */
export type JourneyTrigger = { type: 'audience_joined' } & AudienceJoinedTrigger | { type: 'form_submitted' } & FormSubmittedTrigger | { type: 'lead_created' } & LeadCreatedTrigger | { type: 'tag_added' } & TagAddedTrigger;
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
 */
export const Locale = {
    en: 'en',
    es: 'es',
} as const;
export type Locale = typeof Locale[keyof typeof Locale];

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
    tenant_mismatch: 'tenant_mismatch',
    not_signed_in: 'not_signed_in',
    wrong_password: 'wrong_password',
    not_permitted: 'not_permitted',
    email_not_verified: 'email_not_verified',
    not_found: 'not_found',
    method_not_allowed: 'method_not_allowed',
    user_not_found: 'user_not_found',
    site_not_found: 'site_not_found',
    secret_already_shown: 'secret_already_shown',
    changed_elsewhere: 'changed_elsewhere',
    body_too_large: 'body_too_large',
    content_type_not_supported: 'content_type_not_supported',
    validation_failed: 'validation_failed',
    idempotency_key_reused: 'idempotency_key_reused',
    too_many_requests: 'too_many_requests',
    internal: 'internal',
    service_unavailable: 'service_unavailable',
    maintenance: 'maintenance',
    site_under_construction: 'site_under_construction',
    disk_full: 'disk_full',
    gone: 'gone',
    name_taken: 'name_taken',
    subdomain_taken: 'subdomain_taken',
    reset_code_invalid: 'reset_code_invalid',
    email_verification_failed: 'email_verification_failed',
    email_taken: 'email_taken',
    unsuccessful_action: 'unsuccessful_action',
    sender_not_verified: 'sender_not_verified',
    transition_not_allowed: 'transition_not_allowed',
    in_use: 'in_use',
    design_incomplete: 'design_incomplete',
    journey_incomplete: 'journey_incomplete',
    site_in_use: 'site_in_use',
    demo_not_present: 'demo_not_present',
    already_set_up: 'already_set_up',
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
     * Milliseconds from the enrolment to the end, or null while it lives.
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
    cause: EnrollmentCause;
    /**
     * 
     */
    submission_id: string | null;
    /**
     * 
     */
    ended_at: string;
}


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
     * Milliseconds from the enrolment to the end, or null while it lives.
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
    cause: EnrollmentCause;
    /**
     * 
     */
    submission_id: string | null;
    /**
     * 
     */
    ended_at: string;
    /**
     * 
     */
    entries: Array<RunEntry>;
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
    until: string;
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
}


/**
 * @export
 */
export const SendEmailStepTypeEnum = {
    send_email: 'send_email',
} as const;
export type SendEmailStepTypeEnum = typeof SendEmailStepTypeEnum[keyof typeof SendEmailStepTypeEnum];

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
    held: boolean;
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
 */
export const WaitingFor = {
    delay: 'delay',
    open_window: 'open_window',
    delivery: 'delivery',
    retry: 'retry',
} as const;
export type WaitingFor = typeof WaitingFor[keyof typeof WaitingFor];


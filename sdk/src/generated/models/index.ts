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



/** The values of the fields that the product maintains. */
export const leadSources = ['form', 'api', 'manual', 'import', 'incoming_hook', 'seed'] as const
export const mailabilities = ['subscribed', 'unsubscribed'] as const

/** Why an address gets no email; the feature of suppressions keeps them. */
export const suppressionReasons = ['hard_bounce', 'complaint', 'unsubscribed', 'manual'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

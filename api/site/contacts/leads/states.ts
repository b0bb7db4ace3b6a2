/** What the product says of a lead by itself: the values that each such field takes. */
export const leadSources = ['form', 'api', 'manual', 'import', 'seed'] as const
export const mailabilities = ['subscribed', 'unsubscribed'] as const

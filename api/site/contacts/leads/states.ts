/** The values of the fields that the product maintains. */
export const leadSources = ['form', 'api', 'manual', 'import', 'seed'] as const
export const mailabilities = ['subscribed', 'unsubscribed'] as const

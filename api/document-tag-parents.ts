/** Tags that belong to another one, of which they are a part in the SDK: `lead-changes` is `client.leads.changes`. */

const parts: Readonly<Record<string, readonly string[]>> = {
  leads: ['consents', 'lead-actions', 'lead-changes', 'lead-exports', 'lead-merges', 'lead-quality', 'lead-views'],
  emails: ['email-history', 'email-responses', 'email-transport'],
  templates: ['template-folders'],
  assistants: ['golden-questions', 'research', 'translation'],
  sandboxes: ['sandbox-access', 'sandbox-settings'],
  sites: ['site-transfers'],
  billing: ['checkout', 'subscriptions'],
  auth: ['identities', 'passkeys', 'pictures', 'second-factor', 'sessions'],
  installation: ['billing-console', 'billing-setup', 'payment-events', 'pricing-page'],
  public: [
    'confirmations',
    'digests',
    'inbound-mail',
    'sender-verification',
    'service-notices',
    'tracking',
    'unsubscribe',
  ],
}

export const tagParents: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parts).flatMap(([parent, tags]) => tags.map(tag => [tag, parent])),
)

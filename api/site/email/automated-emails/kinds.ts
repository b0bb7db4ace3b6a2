/** What the site sends by itself, and what each email must have. Pure. */

export const automatedTypes = ['welcome', 'confirmation', 'thank_you'] as const
export type AutomatedType = (typeof automatedTypes)[number]

interface Demands {
  /** Without it no address could be confirmed. */
  always_on: boolean
  /** Variables that its template must print. */
  variables: readonly string[]
  /** The category that its template must have; undefined: either. */
  category: 'transactional' | undefined
  /** Category of the template that is written for it. */
  first_category: 'marketing' | 'transactional'
}

export const demandsOf: Readonly<Record<AutomatedType, Demands>> = {
  welcome: { always_on: false, variables: [], category: undefined, first_category: 'marketing' },
  confirmation: {
    always_on: true,
    variables: ['confirmation_url'],
    category: 'transactional',
    first_category: 'transactional',
  },
  thank_you: { always_on: false, variables: [], category: 'transactional', first_category: 'transactional' },
}

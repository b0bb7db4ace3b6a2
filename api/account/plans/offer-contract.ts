/** How a plan is offered: what kind it is, its words in each language, its prices and its trial. */
import { z } from '@hono/zod-openapi'
import { billingIntervals, planTypes } from '../../platform/features/allowances/control-table.ts'
import { enumWith } from '../../platform/schemas/enum-of.ts'
import { currency, filledText, text } from '../../platform/schemas/schemas.ts'
import { planLimits as limits } from './limits.ts'

export const planType = z.enum(planTypes).openapi('PlanType', {
  description:
    'What the plan is for. `account`: everything of an account. `lead`, `audience`, `assistant`, `sandbox`: more of one thing for a site, added to what the account’s plan allows.',
})

export const billingInterval = enumWith(billingIntervals, {
  month: 'Paid every month.',
  year: 'Paid once a year.',
}).openapi('BillingInterval', { description: 'How often it is paid.' })

export const planPrice = z
  .strictObject({
    currency: currency.openapi({ description: 'ISO 4217 currency code.' }),
    interval: billingInterval,
    amount: z.int().min(1).max(limits.plan_price_amount_max).openapi({
      description:
        'Price for one interval in the smallest unit of the currency as Stripe counts it: 2900 is 29.00 EUR, and 2900 JPY are 2,900 yen. ISK and UGX count in hundredths and are charged in multiples of 100; BHD, JOD, KWD, OMR and TND count in thousandths and are charged in multiples of 10.',
    }),
  })
  .openapi('PlanPrice')

const planTexts = z
  .strictObject({
    description: text(limits.plan_description_characters_max).openapi({ description: 'One sentence under the name.' }),
    highlights: z
      .array(filledText(limits.plan_highlight_characters_max))
      .max(limits.plan_highlights_max)
      .openapi({ description: 'Lines of the list under the price, besides limits and features.' }),
  })
  .openapi('PlanTexts')

export const textsByLanguage = z.strictObject({ en: planTexts, es: planTexts }).openapi('PlanTextsByLanguage', {
  description: 'What the pricing page says of the plan, in each language.',
})

export const offerFields = {
  plan_type: planType,
  texts: textsByLanguage,
  prices: z
    .array(planPrice)
    .max(limits.plan_prices_max)
    .openapi({ description: 'At most one price for each currency and interval. Without a price the plan is free.' }),
  trial_days: z.int().min(0).max(limits.plan_trial_days_max).openapi({
    description: 'Days of a new subscription that cost nothing. An account has one trial, whatever the plan.',
  }),
  is_public: z.boolean().openapi({ description: 'Whether the plan stands on the pricing page.' }),
}

export const exampleOffer = {
  plan_type: 'account',
  texts: {
    en: { description: 'For a first site.', highlights: ['Email support'] },
    es: { description: 'Para un primer sitio.', highlights: ['Soporte por email'] },
  },
  prices: [
    { currency: 'EUR', interval: 'month', amount: 2_900 },
    { currency: 'EUR', interval: 'year', amount: 29_000 },
  ],
  trial_days: 14,
  is_public: true,
} as const

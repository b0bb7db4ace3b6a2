/** The pricing page: the plans that are offered, and the words that the owner of the installation writes around them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { filledText, instant, text, version } from '../../platform/schemas/schemas.ts'
import { paymentSetupStatus } from '../billing-setup/contract.ts'
import { exampleOffer, planPrice, textsByLanguage } from '../plans/contract.ts'
import { pricingPageUpdated } from './events.ts'
import { pricingPageLimits as limits } from './limits.ts'

const pricingTexts = z
  .strictObject({
    claim: text(limits.pricing_claim_characters_max).openapi({
      description: 'A sentence above the plans, such as how many people use the service. Empty for none.',
    }),
    questions: z
      .array(
        z
          .strictObject({
            question: filledText(limits.pricing_question_characters_max),
            answer: filledText(limits.pricing_answer_characters_max),
          })
          .openapi('PricingQuestion'),
      )
      .max(limits.pricing_questions_max)
      .openapi({ description: 'Questions and answers below the plans, in this order.' }),
  })
  .openapi('PricingTexts')
const texts = z.strictObject({ en: pricingTexts, es: pricingTexts }).openapi('PricingTextsByLanguage')

const exampleTexts = {
  en: { claim: 'Used by 300 studios.', questions: [{ question: 'Can I change later?', answer: 'At any time.' }] },
  es: {
    claim: 'Lo usan 300 estudios.',
    questions: [{ question: '¿Puedo cambiar después?', answer: 'Cuando quieras.' }],
  },
}

const page = z.object({ texts, version, updated_at: instant.nullable() }).openapi('PricingPage')
const example = { texts: exampleTexts, version: 1, updated_at: '2027-03-14T09:30:00.000Z' }

const of = { database: 'control', permission: 'super-administrator', tag: 'pricing-page' } as const
const path = '/v1/pricing-page'

export const getPricingPage = contract({
  ...of,
  operationId: 'getPricingPage',
  method: 'get',
  path,
  summary: 'Get the texts of the pricing page',
  description: 'Empty until somebody writes them.',
  status: 200,
  response: page,
  example,
  versioned: true,
})

export const updatePricingPage = contract({
  ...of,
  operationId: 'updatePricingPage',
  method: 'put',
  path,
  summary: 'Write the texts of the pricing page',
  description: 'Replaces the texts in both languages. Prices and limits come from the plans.',
  status: 200,
  audit: pricingPageUpdated,
  body: z.strictObject({ texts }).openapi('PricingPageTexts'),
  body_example: { texts: exampleTexts },
  response: page,
  example,
  versioned: true,
})

const offeredPlan = z
  .object({
    id: z.string(),
    name: z.string(),
    texts: textsByLanguage,
    limits: z.record(z.string(), z.int()).openapi({ description: 'Limits by name. Whatever is absent is unlimited.' }),
    features: z.array(z.string()).nullable().openapi({ description: 'Included features. `null` for all.' }),
    prices: z.array(planPrice),
    trial_days: z.int().openapi({ description: 'Days of a new subscription that cost nothing.' }),
  })
  .openapi('OfferedPlan')

export const getPricing = contract({
  database: 'control',
  permission: 'public',
  tag: 'pricing-page',
  operationId: 'getPricing',
  method: 'get',
  path: '/v1/public/pricing',
  summary: 'Get the plans that are offered, from the cheapest on',
  description: 'Empty while the installation takes no payments.',
  status: 200,
  response: z
    .object({
      payments: paymentSetupStatus,
      plans: z.array(offeredPlan),
      texts,
      money_back_days: z.int().openapi({ description: 'Days within which a first payment is given back.' }),
    })
    .openapi('Pricing'),
  example: {
    payments: 'on',
    plans: [
      {
        id: 'plan_0199a3f2c4d87e6b9a0112233445566f',
        name: 'Starter',
        texts: exampleOffer.texts,
        limits: { sites: 3, leads: 10_000 },
        features: ['broadcasts'],
        prices: exampleOffer.prices,
        trial_days: exampleOffer.trial_days,
      },
    ],
    texts: exampleTexts,
    money_back_days: limits.money_back_days,
  },
})

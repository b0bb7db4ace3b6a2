/** The unsubscribe page: its texts in each language, and what readers choose on it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { filledText, id, instant, localeName, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { leadParams } from '../../contacts/leads/contract.ts'
import { unsubscribePageUpdated } from './events.ts'
import { unsubscribePageLimits as limits } from './limits.ts'
import { type PageTexts, pageTexts, textNames, textsIn } from './texts.ts'

const ownText = (maxLength: number, description: string) =>
  filledText(maxLength).openapi({ type: 'string', minLength: 1, maxLength, description })

const written = Object.fromEntries(
  textNames.map(name => [name, ownText(pageTexts[name].characters_max, pageTexts[name].description)]),
) as Record<keyof PageTexts, ReturnType<typeof ownText>>
const shown = Object.fromEntries(textNames.map(name => [name, z.string()])) as Record<keyof PageTexts, z.ZodString>

const texts = z.object(shown).openapi('UnsubscribePageTexts')
const textChanges = z.strictObject(written).partial().openapi('UnsubscribePageTextChanges')

const topicTexts = z
  .strictObject({ name: ownText(100, 'Name of the topic as readers see it.'), description: text(300) })
  .openapi('EmailTopicTexts')

const topicFields = {
  texts: z
    .strictObject({ en: topicTexts.optional(), es: topicTexts.optional() })
    .refine(given => given.en !== undefined || given.es !== undefined, { params: { code: 'required' } })
    .openapi('EmailTopicLanguages', { description: 'Texts by language. If one is missing, the other is shown.' }),
  template_ids: z
    .array(id('template'))
    .max(limits.email_topic_templates_max)
    .openapi({ description: 'IDs of the templates whose marketing emails belong to this topic, whatever sends them.' }),
}
const topic = z.object({ id: id('topic'), ...topicFields }).openapi('EmailTopic')
const givenTopic = z
  .strictObject({
    id: id('topic').optional().openapi({ description: 'ID of the topic. Omit for a new one.' }),
    ...topicFields,
  })
  .openapi('EmailTopicChanges')

const audience_ids = z
  .array(id('audience'))
  .max(limits.unsubscribe_page_audiences_max)
  .openapi({ description: 'IDs of audiences that readers can join and leave on the page. Static audiences only.' })

export const unsubscribePage = z
  .object({
    texts: z.object({ en: texts, es: texts }).openapi('UnsubscribePageLanguages'),
    topics: z.array(topic),
    audience_ids: z.array(id('audience')),
    version,
    updated_at: instant
      .nullable()
      .openapi({ description: 'Time of the last change. `null` while the page is the built-in one.' }),
  })
  .openapi('UnsubscribePage')

const changes = z
  .strictObject({
    texts: z.strictObject({ en: textChanges, es: textChanges }).partial().openapi('UnsubscribePageLanguageChanges'),
    topics: z.array(givenTopic).max(limits.email_topics_max).openapi({
      description: 'All topics, in order. A topic that is left out is deleted, along with who opted out of it.',
    }),
    audience_ids,
  })
  .partial()
  .openapi('UnsubscribePageChanges')

const of = { database: 'site', permission: 'manage-emails', tag: 'unsubscribe-page' } as const
const path = '/v1/sites/{site_id}/unsubscribe-page'
const example = {
  texts: { en: textsIn('en'), es: textsIn('es') },
  topics: [],
  audience_ids: [],
  version: 1,
  updated_at: null,
}

export const getUnsubscribePage = contract({
  ...of,
  operationId: 'getUnsubscribePage',
  method: 'get',
  path,
  summary: 'Get the unsubscribe page',
  description: 'Returns texts and topics of the page on which leads unsubscribe.',
  status: 200,
  params: siteParams,
  response: unsubscribePage,
  example,
  versioned: true,
})

export const listLeadTopics = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'listLeadTopics',
  method: 'get',
  path: '/v1/sites/{site_id}/leads/{lead_id}/topics',
  summary: 'List email topics and which of them a lead has left',
  description:
    'A lead gets no marketing email about a topic that they opted out of. Only the lead can opt in again, on the unsubscribe page.',
  status: 200,
  params: leadParams,
  response: z
    .object({
      data: z.array(
        topic
          .pick({ id: true, texts: true })
          .extend({
            left_at: instant.nullable().openapi({
              description: 'Time at which the lead opted out of the topic. `null` if the lead receives it.',
            }),
          })
          .openapi('LeadTopic'),
      ),
    })
    .openapi('LeadTopicList'),
  example: {
    data: [
      {
        id: 'topic_0199a3f2c4d87e6b9a0112233445566f',
        texts: { en: { name: 'Offers', description: 'Twice a week' } },
        left_at: '2027-03-14T09:30:00.000Z',
      },
    ],
  },
})

export const updateUnsubscribePage = contract({
  ...of,
  operationId: 'updateUnsubscribePage',
  method: 'patch',
  path,
  summary: 'Change the unsubscribe page',
  description: 'Readers see it in their language if it is known, otherwise in the site’s.',
  status: 200,
  audit: unsubscribePageUpdated,
  params: siteParams,
  body: changes,
  body_example: { texts: { en: { button_text: 'Leave' } } },
  response: unsubscribePage,
  example: {
    ...example,
    texts: { ...example.texts, en: { ...example.texts.en, button_text: 'Leave' } },
    version: 2,
    updated_at: '2027-03-14T09:30:00.000Z',
  },
  versioned: true,
})

export const previewUnsubscribePage = contract({
  ...of,
  operationId: 'previewUnsubscribePage',
  method: 'post',
  path: '/v1/sites/{site_id}/unsubscribe-page/preview',
  summary: 'Preview the unsubscribe page with changes',
  description: 'Nothing is stored.',
  status: 200,
  params: siteParams,
  body: z
    .strictObject({
      language: localeName,
      status: enumOf({
        opened: 'Opened from an email.',
        saved: 'After saving a choice.',
        left: 'After unsubscribing.',
        asked: 'After asking to resubscribe.',
      }).openapi('UnsubscribePageStatus', {
        description: 'State of the page.',
      }),
      changes: changes.optional(),
    })
    .openapi('UnsubscribePagePreviewInput'),
  body_example: { language: 'en', status: 'opened', changes: { texts: { en: { button_text: 'Leave' } } } },
  response: z.object({ html: z.string() }).openapi('UnsubscribePagePreview'),
  example: { html: '<!doctype html>…' },
  idempotency: 'ignored',
})

/** Email templates as leads get them: previews and tests. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { email, id, localeName } from '../../../platform/schemas/schemas.ts'
import { content, of, params, templateProblem } from './contract.ts'
import { hintCodes } from './document/hints.ts'

export const templateHint = z
  .object({
    code: enumWith(hintCodes, {
      clipped: 'Gmail cuts emails of this size off; shorten it.',
      subject_long: 'Phones cut the subject off; shorten it.',
      subject_shouts: 'The subject has many capitals or exclamation marks.',
      preheader_missing: 'There is no preview text, so inboxes show the first words.',
      spam_words: 'It has words that spam filters look for.',
      alt_missing: 'A picture has no text for those who do not see it.',
      picture_missing: 'A block has no picture yet.',
      link_missing: 'A button or link leads nowhere yet.',
      link_not_secure: 'A link begins with http://.',
      contrast_low: 'Text is hard to tell from its background.',
      only_pictures: 'There is hardly any text, so nothing shows until pictures load.',
    }).openapi('TemplateHintCode'),
    pointer: z.string(),
    name: z.string().openapi({ description: 'The number, word or color that the hint is about.' }),
  })
  .openapi('TemplateHint', { description: 'A hint. It does not prevent saving.' })

export const previewTemplate = contract({
  ...of,
  operationId: 'previewTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/preview',
  summary: 'Render an email template as a lead would get it',
  description:
    'For the given lead or a sample lead, in the given language or the lead’s. Unsaved content can be given. Changes nothing.',
  status: 200,
  params,
  body: z
    .strictObject({
      lead_id: id('lead'),
      sender_id: id('sender'),
      language: localeName,
      content_version: z
        .int()
        .min(1)
        .openapi({ description: 'An earlier content version to preview instead of the current one.' }),
      ...content,
    })
    .partial()
    .openapi('TemplatePreviewRequest'),
  body_example: {},
  response: z
    .object({
      language: localeName,
      subject: z.string(),
      preheader: z.string(),
      html: z.string(),
      text: z.string(),
      problems: z.array(templateProblem),
      bytes: z.int().openapi({ description: 'Size of the HTML, in bytes. Gmail clips emails longer than 102 kB.' }),
      hints: z.array(templateHint),
    })
    .openapi('TemplatePreview'),
  example: {
    language: 'en',
    subject: 'Welcome, María José',
    preheader: 'What you can expect',
    html: '<!DOCTYPE html>…',
    text: 'Hello María José,…',
    problems: [],
    bytes: 28_412,
    hints: [{ code: 'alt_missing', pointer: '/document/blocks/1/alt', name: '' }],
  },
  idempotency: 'ignored',
})

export const sendTemplateTest = contract({
  ...of,
  operationId: 'sendTemplateTest',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/test',
  summary: 'Send an email template to an address, marked as a test',
  description: 'Does not affect statistics. Without a sender, it is sent in the name of the installation.',
  status: 202,
  params,
  body: z
    .strictObject({
      to: email,
      lead_id: id('lead').optional(),
      sender_id: id('sender').optional(),
      language: localeName.optional(),
    })
    .openapi('TemplateTest'),
  body_example: { to: 'ana@example.com' },
  response: z.object({ queued: z.literal(true) }).openapi('TemplateTestQueued'),
  example: { queued: true },
  problems: ['sender_not_verified'],
})

/** The settings of an assistant: what is published as one, and can be brought back. Schemas, defaults, changes. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../../platform/runtime/limits.ts'
import { type Brand, ctaColors, defaultBrand } from '../../../platform/schemas/brand.ts'
import { businessHours } from '../../../platform/schemas/business-hours.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { color, colorOrNone } from '../../../platform/schemas/look-schemas.ts'
import { domainName, filledText, id, text } from '../../../platform/schemas/schemas.ts'
import { urlRule } from '../../../platform/schemas/url-rules.ts'
import { device, imageOrNone, popupForm, popupTrigger, unique, visitorRule } from '../../capture/popups/contract.ts'
import { popupLimits } from '../../capture/popups/limits.ts'
import { assistantLimits as most } from './limits.ts'
import { answerLanguage, chatPosition, quickFormMoment, reasoningEffort } from './setting-values.ts'

const repeated = { params: { code: 'repeated' } }
const ids = (type: 'vector' | 'knowledge_source') =>
  z.array(id(type)).max(most.assistant_sources_max).refine(unique, repeated)
const words = z
  .array(
    filledText(most.assistant_word_characters_max).openapi({
      type: 'string',
      minLength: 1,
      maxLength: most.assistant_word_characters_max,
    }),
  )
  .max(most.assistant_words_max)
  .refine(unique, repeated)
const cents = z.int().min(0).max(most.assistant_cap_cents_max).nullable()
const line = text(most.assistant_text_characters_max)

const caps = z
  .object({
    daily_cents: cents,
    monthly_cents: cents,
    visitor_daily_answers: z.int().min(1).max(most.assistant_visitor_answers_max).nullable(),
  })
  .openapi('AssistantCaps', {
    description:
      'Limits per day and month in the site’s time zone; `null` for no limit. Beyond a limit, visitors get a polite reply without a model.',
  })

const texts = z
  .object({
    title: line,
    greeting: line,
    launcher: line,
    placeholder: line,
    no_answer: line,
    limit_reached: line,
    form_title: line,
    form_thank_you: line,
    away: line,
    suggested_questions: z
      .array(filledText(200).openapi({ type: 'string', minLength: 1, maxLength: 200 }))
      .max(most.assistant_questions_max),
  })
  .openapi('AssistantTexts', { description: 'Texts of the chat. An empty text uses the default of the language.' })

const design = z
  .object({
    position: chatPosition,
    accent_color: color,
    background_color: color,
    text_color: color,
    button_color: colorOrNone,
    button_text_color: colorOrNone,
    radius_px: z.int().min(0).max(popupLimits.popup_radius_px_max),
    font_family: text(200),
    avatar_image_id: imageOrNone,
  })
  .openapi('AssistantDesign')

const always = z.strictObject({ type: z.literal('always') }).openapi('AlwaysAttended')
const never = z.strictObject({ type: z.literal('never') }).openapi('NeverAttended')
const inHours = z
  .strictObject({ type: z.literal('business_hours'), business_hours: businessHours })
  .openapi('AttendedInHours')
const attendance = z.discriminatedUnion('type', [always, never, inHours]).openapi('AssistantAttendance', {
  description:
    'When people can take over conversations. At other times, a visitor who asks for a person gets the form.',
})

const quickForm = z
  .object({
    moment: quickFormMoment,
    after_messages: z.int().min(1).max(most.assistant_form_after_max),
    form: popupForm,
  })
  .openapi('AssistantQuickForm')

const opener = z
  .strictObject({
    message: z.strictObject({ en: line, es: line }).openapi('OpenerMessage'),
    triggers: z.array(popupTrigger).min(1).max(popupLimits.popup_triggers_max),
    url_rules: z.array(urlRule).max(popupLimits.popup_url_rules_max),
    visitor_rules: z.array(visitorRule).max(popupLimits.popup_visitor_rules_max),
    devices: z.array(device).min(1).max(3).refine(unique, repeated),
    frequency_days: z.int().min(0).max(popupLimits.popup_frequency_days_max),
  })
  .openapi('AssistantOpener', {
    description: 'A message that the assistant shows first, under the same rules as popups.',
  })

export const assistantShape = {
  description: text(limits.description_characters_max),
  type: enumOf({
    general: 'Answers whatever its sources tell.',
    support: 'Helps people with what they already use.',
    sales: 'Helps people decide, and asks for their address when it fits.',
    seo: 'Writes content for keywords.',
  }).openapi('AssistantType', { description: 'Purpose of the assistant, which sets the tone of its answers.' }),
  model: text(most.assistant_model_characters_max).openapi({
    description: 'Name of the model. If empty, the model of the site’s provider.',
  }),
  instructions: text(most.assistant_instructions_characters_max),
  tools: z
    .array(z.enum(['file_search', 'code_interpreter']).openapi('AssistantTool'))
    .max(2)
    .refine(unique, repeated)
    .openapi({
      description:
        'Tools that the assistant may use. `file_search`: looks up passages of its sources; a strict assistant always does. `code_interpreter`: when its owner asks it, the model may calculate by running code with the provider’s tool, if it has one, at 3 US cents each time; visitors’ chats never run code.',
    }),
  temperature: z
    .number()
    .min(0)
    .max(most.assistant_temperature_max)
    .nullable()
    .openapi({ description: 'Sampling temperature. `null` for the model’s default. Reasoning models ignore it.' }),
  reasoning_effort: reasoningEffort,
  deep_research: z.boolean().openapi({
    description:
      'Whether research on a topic lets the model search by itself, for minutes. Only for models that research; chats and texts are then written by the provider’s model.',
  }),
  vector_ids: ids('vector'),
  source_ids: ids('knowledge_source').openapi({
    description:
      'IDs of the knowledge sources that it answers from, of any type: files, pages of the site, web addresses and question–answer pairs.',
  }),
  words_to_avoid: words,
  keywords: words.openapi({
    description: 'Words that belong to its subject: a question that contains one is treated as meant for it.',
  }),
  language: answerLanguage,
  strict: z
    .boolean()
    .openapi({ description: 'Whether it says that it does not know when no passage answers the question.' }),
  allowed_hosts: z.array(domainName).max(most.assistant_hosts_max).refine(unique, repeated).openapi({
    description: 'Hosts that answers may link to, besides those of the site and of its sources.',
  }),
  caps,
  keep_history: z.boolean().openapi({ description: 'Whether visitors may return to an earlier conversation.' }),
  takes_files: z.boolean().openapi({
    description:
      'Whether visitors may send files. They are read for that conversation only; images are used if the model supports them.',
  }),
  on_every_page: z.boolean().openapi({
    description:
      'Whether its button appears on every page with the snippet. If `false`, it appears only where a page has an element for it.',
  }),
  hold_when_worse: z.boolean().openapi({
    description:
      'Whether publishing is refused if golden questions got worse, or have not been asked of the current draft.',
  }),
  attendance,
  quick_form: quickForm,
  openers: z.array(opener).max(most.assistant_openers_max),
  design,
  texts: z.object({ en: texts, es: texts }).openapi('AssistantTextsByLanguage'),
}

const settings = z.object(assistantShape)
export type AssistantSettings = z.output<typeof settings>
export type ChatTexts = z.output<typeof texts>

const textsChanges = texts.partial().strict().openapi('AssistantTextsChanges')

/** What a request changes: whole lists, single keys of the parts. */
export const assistantChanges = {
  ...settings.partial().shape,
  caps: caps.partial().strict().openapi('AssistantCapsChanges').optional(),
  quick_form: quickForm
    .extend({ form: popupForm.partial().openapi('QuickFormFieldsChanges') })
    .partial()
    .strict()
    .openapi('AssistantQuickFormChanges')
    .optional(),
  design: design.partial().strict().openapi('AssistantDesignChanges').optional(),
  texts: z
    .strictObject({
      en: textsChanges.optional(),
      es: textsChanges.optional(),
    })
    .openapi('AssistantTextsByLanguageChanges')
    .optional(),
}
const changes = z.object(assistantChanges)
export type AssistantChanges = z.output<typeof changes>

const noTexts: ChatTexts = {
  title: '',
  greeting: '',
  launcher: '',
  placeholder: '',
  no_answer: '',
  limit_reached: '',
  form_title: '',
  form_thank_you: '',
  away: '',
  suggested_questions: [],
}

export const newSettings: AssistantSettings = {
  description: '',
  type: 'general',
  model: '',
  instructions: '',
  tools: ['file_search'],
  temperature: null,
  reasoning_effort: 'default',
  deep_research: false,
  vector_ids: [],
  source_ids: [],
  words_to_avoid: [],
  keywords: [],
  language: 'visitor',
  strict: true,
  allowed_hosts: [],
  caps: { daily_cents: null, monthly_cents: null, visitor_daily_answers: null },
  keep_history: true,
  takes_files: false,
  on_every_page: true,
  hold_when_worse: false,
  attendance: { type: 'never' },
  quick_form: {
    moment: 'never',
    after_messages: 3,
    form: {
      fields: [{ name: 'email', required: true }],
      consent: { type: 'none' },
      tag_ids: [],
      audience_ids: [],
      overwrite: false,
    },
  },
  openers: [],
  design: {
    position: 'bottom_right',
    ...chatColors(defaultBrand),
    radius_px: defaultBrand.radius_px,
    font_family: '',
    avatar_image_id: '',
  },
  texts: { en: noTexts, es: noTexts },
}

function chatColors({ colors }: Pick<Brand, 'colors'>) {
  const { accent_color, background_color, text_color } = colors
  const { button_color, button_text_color } = ctaColors(colors)
  return { accent_color, background_color, text_color, button_color, button_text_color }
}

/** An assistant begins with the look of its site; from then on it has its own. */
export const newSettingsOf = (brand: Brand): AssistantSettings => ({
  ...newSettings,
  design: {
    ...newSettings.design,
    ...chatColors(brand),
    radius_px: brand.radius_px,
    font_family: brand.font_family,
  },
})

export function changedSettings(
  before: AssistantSettings,
  { caps, quick_form, design, texts, ...rest }: AssistantChanges,
): AssistantSettings {
  const given = Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => Object.hasOwn(assistantShape, name) && value !== undefined),
  )
  return {
    ...before,
    ...given,
    caps: { ...before.caps, ...caps },
    quick_form: { ...before.quick_form, ...quick_form, form: { ...before.quick_form.form, ...quick_form?.form } },
    design: { ...before.design, ...design },
    texts: { en: { ...before.texts.en, ...texts?.en }, es: { ...before.texts.es, ...texts?.es } },
  }
}

/** Stored settings with what there was not yet when they were stored. */
export const storedSettings = (stored: AssistantChanges): AssistantSettings => changedSettings(newSettings, stored)

/** The settings of an assistant: what is published as one, and can be brought back. Schemas, defaults, changes. */
import { z } from '@hono/zod-openapi'
import { type Brand, ctaColors, defaultBrand } from '../../../platform/brand.ts'
import { businessHours } from '../../../platform/business-hours.ts'
import { limits } from '../../../platform/limits.ts'
import { color, colorOrNone } from '../../../platform/look-schemas.ts'
import { domainName, filledText, id, text } from '../../../platform/schemas.ts'
import { urlRule } from '../../../platform/url-rules.ts'
import { device, imageOrNone, popupForm, popupTrigger, unique, visitorRule } from '../../capture/popups/contract.ts'
import { popupLimits } from '../../capture/popups/limits.ts'
import { assistantLimits as most } from './limits.ts'

const repeated = { params: { code: 'repeated' } }
const ids = (kind: 'vector' | 'knowledge_source') =>
  z.array(id(kind)).max(most.assistant_sources_max).refine(unique, repeated)
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
      'By the site’s own days and months; null: none. What is beyond them is answered politely, by no model.',
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
  .openapi('AssistantTexts', { description: 'Empty: the usual words of the language.' })

const design = z
  .object({
    position: z.enum(['bottom_right', 'bottom_left']).openapi('AssistantPosition'),
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

const always = z.strictObject({ kind: z.literal('always') }).openapi('AlwaysAttended')
const never = z.strictObject({ kind: z.literal('never') }).openapi('NeverAttended')
const inHours = z
  .strictObject({ kind: z.literal('business_hours'), business_hours: businessHours })
  .openapi('AttendedInHours')
const attendance = z.discriminatedUnion('kind', [always, never, inHours]).openapi('AssistantAttendance', {
  description: 'When people take conversations over; at other times whoever asks for one gets the form.',
})

const quickForm = z
  .object({
    moment: z.enum(['never', 'first', 'after_messages', 'unanswered']).openapi('QuickFormMoment', {
      description: 'When the chat asks by itself. Whoever asks for a person while nobody is there is asked too.',
    }),
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
  .openapi('AssistantOpener', { description: 'Says something first, by the same rules by which popups show.' })

export const assistantShape = {
  description: text(limits.description_characters_max),
  type: z
    .enum(['general', 'support', 'sales', 'seo'])
    .openapi('AssistantType', { description: 'What it is there for: the tone of its answers.' }),
  model: text(most.assistant_model_characters_max).openapi({ description: 'Empty: the model of the site’s provider.' }),
  instructions: text(most.assistant_instructions_characters_max),
  tools: z
    .array(z.enum(['file_search', 'code_interpreter']).openapi('AssistantTool'))
    .max(2)
    .refine(unique, repeated)
    .openapi({
      description:
        '`file_search`: it answers from its sources. `code_interpreter`: for tasks of owners; visitors’ chats have no tool.',
    }),
  temperature: z
    .number()
    .min(0)
    .max(most.assistant_temperature_max)
    .nullable()
    .openapi({ description: 'Null: the model’s own. Models that reason take none.' }),
  reasoning_effort: z.enum(['default', 'minimal', 'low', 'medium', 'high']).openapi('ReasoningEffort', {
    description: 'Only of models of the families GPT-5 and o; `default`: the model’s own.',
  }),
  deep_research: z.boolean(),
  vector_ids: ids('vector'),
  source_ids: ids('knowledge_source').openapi({
    description: 'Files, pages of the site, addresses and pairs written by hand are sources of their kinds.',
  }),
  words_to_avoid: words,
  keywords: words.openapi({ description: 'Words that are its subject: what asks for them counts as asked of it.' }),
  language: z
    .enum(['visitor', 'en', 'es'])
    .openapi('AssistantLanguage', { description: '`visitor`: that of the question.' }),
  strict: z.boolean().openapi({ description: 'Without a passage it says that it does not know.' }),
  allowed_hosts: z.array(domainName).max(most.assistant_hosts_max).refine(unique, repeated).openapi({
    description: 'Hosts that answers may link to, besides the site’s own and those of its sources.',
  }),
  caps,
  keep_history: z.boolean().openapi({ description: 'Offers visitors to find their conversation again.' }),
  takes_files: z.boolean().openapi({
    description:
      'Visitors may send files, which are read for their conversation alone, and pictures where the model sees them.',
  }),
  on_every_page: z.boolean().openapi({
    description: 'Its button stands on every page with the snippet; else where a page has an element for it.',
  }),
  hold_when_worse: z.boolean().openapi({
    description: 'Publishing is refused while golden questions got worse, or were not asked of the draft as it is now.',
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
  attendance: { kind: 'never' },
  quick_form: {
    moment: 'never',
    after_messages: 3,
    form: {
      fields: [{ name: 'email', required: true }],
      consent: { kind: 'none' },
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

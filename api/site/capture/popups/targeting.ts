/** Targeting of a popup: triggers, schedule, URL rules, visitor rules, devices. Schemas only. */
import { z } from '@hono/zod-openapi'
import { isId } from '../../../platform/runtime/ids.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { instant, text } from '../../../platform/schemas/schemas.ts'
import { popupLimits } from './limits.ts'

const delay = z
  .strictObject({
    type: z.literal('delay'),
    seconds: z
      .int()
      .min(0)
      .max(popupLimits.popup_delay_seconds_max)
      .openapi({ description: 'Time the page has been visible, in seconds.' }),
  })
  .openapi('DelayTrigger')
const scroll = z
  .strictObject({ type: z.literal('scroll'), percent: z.int().min(0).max(popupLimits.popup_scroll_percent_max) })
  .openapi('ScrollTrigger')
const exitIntent = z.strictObject({ type: z.literal('exit_intent') }).openapi('ExitIntentTrigger')
const inactivity = z
  .strictObject({
    type: z.literal('inactivity'),
    seconds: z.int().min(1).max(popupLimits.popup_inactivity_seconds_max).openapi({
      description: 'Time without pointer, keyboard, scroll or touch input, in seconds.',
    }),
  })
  .openapi('InactivityTrigger')
const click = z.strictObject({ type: z.literal('click') }).openapi('ClickTrigger', {
  description: 'Opens only by a click or a call: any element with `data-leadwright-open="POPUP_ID"`.',
})
export const popupTrigger = z
  .discriminatedUnion('type', [delay, scroll, exitIntent, inactivity, click])
  .openapi('PopupTrigger')

export const popupSchedule = z
  .strictObject({ starts_at: instant.optional(), ends_at: instant.optional() })
  .refine(({ starts_at: from, ends_at: until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    path: ['ends_at'],
    params: { code: 'ends_before_start' },
  })
  .openapi('PopupSchedule', {
    description: 'The popup is shown from `starts_at` (inclusive) to `ends_at` (exclusive).',
  })

export const device = enumOf({ desktop: 'A computer.', tablet: 'A tablet.', mobile: 'A phone.' }).openapi('Device')
export const browser = enumOf({
  chrome: 'Chrome.',
  edge: 'Microsoft Edge.',
  firefox: 'Firefox.',
  safari: 'Safari.',
  opera: 'Opera.',
  samsung: 'Samsung Internet.',
  other: 'Any other browser.',
}).openapi('BrowserName')

export const visitorField = enumOf({
  country: 'Country, by the address of the request.',
  device: 'Kind of device.',
  browser: 'Family of the browser.',
  language: 'First language of the browser.',
  referrer: 'The page that linked to the site.',
  utm_source: 'Parameter `utm_source` of the URL: who sent the visitor.',
  utm_medium: 'Parameter `utm_medium` of the URL: by which channel.',
  utm_campaign: 'Parameter `utm_campaign` of the URL: for which campaign.',
  utm_term: 'Parameter `utm_term` of the URL: the keyword.',
  utm_content: 'Parameter `utm_content` of the URL: the variant.',
  visitor: 'Whether the visitor was here before.',
  known_lead: 'Whether the visitor is a lead.',
  tag: 'Tags of the lead that the visitor is.',
}).openapi('VisitorField', {
  description:
    'What the rule checks. `referrer` and `utm_…` refer to the first page of the visit and to the current page; a visit ends after 30 minutes without a page view. Without consent, every page view is a visit of its own.',
})
export const visitorOp = enumOf({
  is: 'It equals the value.',
  is_not: 'It is anything but the value.',
  contains: 'The value is a part of it.',
  does_not_contain: 'The value is no part of it.',
  is_empty: 'It is not known.',
  is_not_empty: 'It is known, whatever it is.',
}).openapi('VisitorOp')

type Field = z.output<typeof visitorField>
type Op = z.output<typeof visitorOp>

const closed: readonly Op[] = ['is', 'is_not']
const absentable: readonly Op[] = [...closed, 'is_empty', 'is_not_empty']
const isLanguage = (value: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value)
const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)

/** What may be asked of a field, and what its values look like. Texts of the address take everything. */
const asked: Partial<Record<Field, { ops: readonly Op[]; fits: (value: string) => boolean }>> = {
  country: { ops: absentable, fits: value => /^[A-Z]{2}$/.test(value) },
  device: { ops: closed, fits: isOneOf(device.options) },
  browser: { ops: closed, fits: isOneOf(browser.options) },
  language: { ops: closed, fits: isLanguage },
  visitor: { ops: closed, fits: isOneOf(['new', 'returning']) },
  known_lead: { ops: closed, fits: isOneOf(['yes', 'no']) },
  tag: { ops: absentable, fits: value => isId('tag', value) },
}

interface Rule {
  field: Field
  op: Op
  values?: string[] | undefined
}

function checkRule({ field, op, values = [] }: Rule, ctx: z.RefinementCtx): void {
  const refuse = (path: PropertyKey[], code: string, said?: Record<string, string | number>) =>
    ctx.addIssue({ code: 'custom', path, params: { code, ...(said && { values: said }) } })
  const { ops, fits } = asked[field] ?? { ops: visitorOp.options, fits: () => true }
  const takes_none = op === 'is_empty' || op === 'is_not_empty'
  if (!ops.includes(op)) refuse(['op'], 'not_allowed_value', { values: ops.join(', ') })
  else if (takes_none && values.length > 0) refuse(['values'], 'filter_value_needless')
  else if (!takes_none && values.length === 0) refuse(['values'], 'too_few', { minimum: 1 })
  values.forEach((value, i) => {
    if (value.trim() === '') refuse(['values', i], 'required')
    else if (!fits(value)) refuse(['values', i], 'invalid')
  })
}

export const visitorRule = z
  .strictObject({
    field: visitorField,
    op: visitorOp,
    values: z.array(text(200)).max(popupLimits.popup_visitor_rule_values_max).optional().openapi({
      description: 'Values of which any one matches. Countries as `ES`, languages as `es` or `es-MX`, tags by ID.',
    }),
  })
  .superRefine(checkRule)
  .openapi('VisitorRule')

export type VisitorRule = z.output<typeof visitorRule>

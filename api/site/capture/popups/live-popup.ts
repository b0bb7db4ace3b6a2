/** A published popup as submissions are checked against it: its fields with their types, its consent. */
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { findTranslation } from '../../../platform/texts/messages/translations.ts'
import type { ConsentText } from '../../contacts/consents/rules.ts'
import type { FieldRow, FieldType } from '../../contacts/custom-fields/rules.ts'
import type { SiteQuality } from '../../contacts/lead-quality/rules.ts'
import { formFieldTypes } from '../../contacts/lead-records/fields.ts'
import { originalVariant } from './appearance.ts'
import { toConsentText } from './consent-texts.ts'
import type { Design } from './design.ts'
import type { LiveCampaign } from './ports.ts'
import { isServerRule } from './server-rules.ts'
import type { PopupRow } from './store.ts'
import type { VisitorRule } from './targeting.ts'

type FormField = Design['form']['fields'][number]

export interface LiveField {
  name: string
  type: FieldType | 'email'
  label: string
  placeholder: string
  required: boolean
  step: number
  fill?: FormField['fill']
  options?: string[]
  presentation?: FormField['presentation']
  image_ids?: string[]
}

export type LiveConsent = ConsentText & { type: 'checkbox' | 'notice' }

export interface LivePopup {
  id: string
  type: PopupRow['type']
  design: Design
  fields: readonly LiveField[]
  /** By name, for reading submissions. */
  byName: ReadonlyMap<string, LiveField>
  /** Fields that the form once asked for and does no longer, or that are deleted, with their types. */
  former: ReadonlyMap<string, string>
  consent: LiveConsent | undefined
  /** Visitor rules that only the server can evaluate. */
  server_rules: readonly VisitorRule[]
  /** The id under which the design itself is counted. */
  base_variant: string
  /** Ids of all that it showed at any time: pages that were loaded before still tell of former ones. */
  shown_variants: ReadonlySet<string>
  /** The active campaign that captures by it; its tags and audiences are among those here. */
  campaign: LiveCampaign | undefined
  /** Rules for addresses: those of the campaign, or else of the site. */
  quality: SiteQuality
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  overwrite: boolean
}

const both = (of_form: readonly string[], of_campaign: readonly string[] = []) =>
  of_campaign.length === 0 ? of_form : [...new Set([...of_form, ...of_campaign])]

/** What of its site a popup is compiled with. */
export interface PopupSurroundings {
  custom: ReadonlyMap<string, FieldRow>
  quality: SiteQuality
  language: Locale
}

export function livePopup(
  row: Pick<
    PopupRow,
    'id' | 'type' | 'design' | 'asked_fields' | 'base_variant' | 'former_variants' | 'consent_version'
  >,
  { custom, quality, language }: PopupSurroundings,
  campaign: LiveCampaign | undefined,
): LivePopup {
  const { design } = row
  const { form } = design
  const fields = form.fields.flatMap(field => liveField(field, custom, language) ?? [])
  const byName = new Map(fields.map(field => [field.name, field]))
  return {
    id: row.id,
    type: row.type,
    design,
    fields,
    byName,
    former: new Map(Object.entries(row.asked_fields).filter(([name]) => !byName.has(name))),
    consent: liveConsent(toConsentText(design, row.consent_version)),
    server_rules: design.visitor_rules.filter(isServerRule),
    base_variant: row.base_variant,
    shown_variants: new Set([
      ...[originalVariant, row.base_variant],
      ...design.variants.map(variant => variant.id),
      ...Object.keys(row.former_variants),
    ]),
    campaign,
    quality: campaign ? { ...quality, rules: campaign.quality } : quality,
    tag_ids: both(form.tag_ids, campaign?.tag_ids),
    audience_ids: both(form.audience_ids, campaign?.audience_ids),
    overwrite: form.overwrite,
  }
}

/** A campaign's destination takes precedence over the popup's own; with a download the visitor stays on the page. */
export function afterSubmission({
  design,
  campaign,
}: Pick<LivePopup, 'design' | 'campaign'>): Design['after_submission'] {
  if (campaign?.redirect_url) return { type: 'redirect', url: campaign.redirect_url }
  return campaign?.file_id ? { type: 'message' } : design.after_submission
}

const liveConsent = ({ type, ...text }: ConsentText): LiveConsent | undefined =>
  type === 'none' ? undefined : { type, ...text }

function liveField(field: FormField, custom: ReadonlyMap<string, FieldRow>, language: Locale): LiveField | undefined {
  const { name, fill } = field
  const own = Object.hasOwn(formFieldTypes, name) ? formFieldTypes[name as keyof typeof formFieldTypes] : undefined
  const row = own ? undefined : custom.get(name)
  const type = own ?? row?.type
  if (type === undefined) return undefined
  return {
    name,
    type,
    label: field.label || row?.label || messageOf(language, `lead_field.${name}`),
    placeholder: field.placeholder || row?.placeholder || '',
    required: name === 'email' || (field.required ?? false) || (row?.required ?? false),
    step: field.step ?? 1,
    ...(fill && { fill }),
    ...(type === 'dropdown' && row && { options: row.options }),
    ...presented(field, type),
  }
}

/** Stars are numbers, buttons and pictures the options of a dropdown; whatever else is drawn as usual. */
function presented({ presentation = 'plain', image_ids = [] }: FormField, type: LiveField['type']) {
  if (presentation === 'stars') return type === 'number' && { presentation }
  if (presentation === 'plain' || type !== 'dropdown') return undefined
  return presentation === 'pictures' ? { presentation, image_ids } : { presentation }
}

export const translationFor = ({ translations }: Pick<Design, 'translations'>, locale: string | undefined) =>
  findTranslation(translations, locale)

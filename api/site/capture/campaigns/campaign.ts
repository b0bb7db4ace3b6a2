/** The schemas of a campaign, and of its writable part. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { email, filledText, id, instant, text, version } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { popupLimits } from '../popups/limits.ts'
import { recentResults } from '../results/contract.ts'
import { campaignLimits } from './limits.ts'

export const campaignStatus = z.enum(['inactive', 'active', 'archived']).openapi('CampaignStatus')
const leadSource = enumOf({
  popup: 'A box, banner or slide-in over a page.',
  form: 'A form embedded in a page.',
  assistant: 'The form in an assistant’s chat.',
}).openapi('CampaignLeadSource', {
  description: 'Where leads come from.',
})
const formAction = enumOf({
  thank_you: 'A message in place of the form.',
  destination_url: 'A page to which they are sent.',
  download: 'A file.',
  sandbox: 'The way into the sandbox; needs `sandbox_access`.',
}).openapi('CampaignFormAction', {
  description: 'What the visitor gets after submitting the form.',
})
const notify = z.enum(['off', 'at_once', 'hourly']).openapi('CampaignNotify')
const marketingService = enumOf({
  none: 'Leads are sent to no service; takes the connection away.',
  mailchimp: 'Mailchimp.',
  constant_contact: 'Constant Contact.',
  active_campaign: 'ActiveCampaign.',
}).openapi('CampaignMarketingService', {
  description: 'External marketing service that the leads are sent to. Follows from `connection_id`.',
})

const unique = (items: readonly unknown[]) => new Set(items).size === items.length
const once = { params: { code: 'repeated' } }
const references = (type: 'tag' | 'audience') =>
  z.array(id(type)).max(campaignLimits.campaign_references_max).refine(unique, once)

const mapping = z
  .strictObject({
    field: filledText(limits.name_characters_max).openapi({ description: 'Name of the form field.' }),
    to: filledText(limits.name_characters_max).nullable().openapi({
      description:
        'Where the value is stored: `first_name`, `middle_name`, `last_name`, `phone` or the name of a custom field. `null` to keep it in the submission only.',
    }),
  })
  .openapi('CampaignFieldMapping')

export const campaignName = filledText(limits.name_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: limits.name_characters_max,
})
export const campaignDescription = filledText(limits.description_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: limits.description_characters_max,
})

/** The settings besides name and description; all are optional. */
export const campaignFields = {
  lead_source: leadSource.optional(),
  popup_id: id('popup').nullable().optional(),
  assistant_id: text(100).nullable().optional(),
  sandbox_access: z.boolean().optional().openapi({
    description:
      'Whether leads get access to the sandbox: at once, or, with `email_confirmation`, once they have confirmed their address.',
  }),
  sandbox_id: id('sandbox')
    .nullable()
    .optional()
    .openapi({
      type: ['string', 'null'],
      description: 'ID of the sandbox. Required with `sandbox_access`.',
    }),
  form_action: formAction.optional(),
  destination_url: webAddress
    .nullable()
    .optional()
    .openapi({ type: ['string', 'null'], format: 'uri', maxLength: limits.url_characters_max }),
  file_id: text(100).nullable().optional().openapi({ description: 'ID of the stored file that is the lead magnet.' }),
  feedback_email: z
    .boolean()
    .optional()
    .openapi({ description: 'Whether the lead magnet is sent by email. Requires a popup box.' }),
  feedback_subject: text(campaignLimits.campaign_feedback_subject_characters_max).optional(),
  feedback_text: text(campaignLimits.campaign_feedback_text_characters_max).optional(),
  notify: notify.optional().openapi({ description: 'When the addresses in `notify_emails` are told about new leads.' }),
  notify_emails: z
    .array(email)
    .max(campaignLimits.campaign_notify_emails_max)
    .refine(list => unique(list.map(address => address.toLowerCase())), once)
    .optional(),
  email_confirmation: z.boolean().optional(),
  reject_disposable: z.boolean().optional(),
  reject_free: z.boolean().optional(),
  reject_role_based: z.boolean().optional(),
  typo_correction: z.boolean().optional().openapi({
    description: 'Whether the form suggests a correction for a probable typo. It never corrects by itself.',
  }),
  marketing_service: marketingService.optional(),
  connection_id: id('connection')
    .nullable()
    .optional()
    .openapi({ description: 'Connection that the leads are sent to, with the tags and audiences that it syncs.' }),
  tag_ids: references('tag')
    .optional()
    .openapi({ description: 'IDs of the tags added to every lead of the campaign.' }),
  audience_ids: references('audience').optional(),
  field_mapping: z
    .array(mapping)
    .max(popupLimits.form_fields_max)
    .refine(list => unique(list.map(entry => entry.field)), once)
    .refine(list => unique(list.flatMap(entry => entry.to ?? [])), { params: { code: 'mapped_twice' } })
    .optional()
    .openapi({ description: 'Where form fields are stored. A field that is not listed is stored under its own name.' }),
}

const missing = z
  .object({ pointer: z.string(), code: z.string(), text: z.string() })
  .openapi('CampaignMissingPart', { description: 'An issue that prevents publishing.' })

export const campaign = z
  .object({
    id: id('campaign'),
    name: z.string(),
    description: z.string(),
    status: campaignStatus,
    lead_source: leadSource,
    popup_id: id('popup').nullable(),
    assistant_id: z.string().nullable(),
    sandbox_access: z.boolean(),
    sandbox_id: id('sandbox')
      .nullable()
      .openapi({ type: ['string', 'null'] }),
    form_action: formAction,
    destination_url: z.string().nullable(),
    file_id: z.string().nullable(),
    feedback_email: z.boolean(),
    feedback_subject: z.string(),
    feedback_text: z.string(),
    notify,
    notify_emails: z.array(z.string()),
    email_confirmation: z.boolean(),
    reject_disposable: z.boolean(),
    reject_free: z.boolean(),
    reject_role_based: z.boolean(),
    typo_correction: z.boolean(),
    marketing_service: marketingService,
    connection_id: id('connection').nullable(),
    tag_ids: z.array(z.string()),
    audience_ids: z.array(z.string()),
    field_mapping: z.array(mapping),
    missing: z
      .array(missing)
      .openapi({ description: 'Issues that prevent publishing. Empty once the campaign is complete.' }),
    lead_count: z.int(),
    last_lead_at: instant.nullable(),
    activated_at: instant.nullable(),
    recent_results: recentResults
      .optional()
      .openapi({ description: 'Recent results. Only with `expand=recent_results`.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Campaign')

export const campaignExample = {
  id: 'camp_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Spring guide',
  description: 'Readers of the plant pages, for the guide to balconies.',
  status: 'inactive',
  lead_source: 'popup',
  popup_id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: null,
  sandbox_access: false,
  sandbox_id: null,
  form_action: 'destination_url',
  destination_url: 'https://casa-verde.example/thanks',
  file_id: null,
  feedback_email: false,
  feedback_subject: '',
  feedback_text: '',
  notify: 'hourly',
  notify_emails: ['ana@casa-verde.example'],
  email_confirmation: false,
  reject_disposable: true,
  reject_free: false,
  reject_role_based: false,
  typo_correction: true,
  marketing_service: 'none',
  connection_id: null,
  tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'],
  audience_ids: [],
  field_mapping: [{ field: 'town', to: 'city' }],
  missing: [],
  lead_count: 0,
  last_lead_at: null,
  activated_at: null,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

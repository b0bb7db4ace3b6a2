/** A lead as examples show it. */

import { emailQualityExample } from '../lead-quality/contract.ts'
import { byField, ownFieldNames, ownFields } from '../lead-records/fields.ts'

export const leadExample = {
  id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  email: 'maria@example.com',
  ...byField(ownFieldNames, field => ownFields[field].example),
  phone_normalized: '+34600000000',
  mailability: 'subscribed',
  unsubscribed_at: null,
  source: 'form',
  registered_at: '2027-03-14T09:30:00.000Z',
  last_activity_at: '2027-03-14T09:30:00.000Z',
  last_contacted_at: null,
  tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'],
  audience_ids: [],
  custom_fields: { company_size: 12 },
  assistant_ids: [],
  sandbox_id: null,
  email_stats: {
    ...{ opens: 0, clicks: 0, replies: 0 },
    ...{ last_opened_at: null, last_clicked_at: null, last_replied_at: null },
  },
  email_quality: emailQualityExample,
  confirmation: { status: 'none', asked_at: null, confirmed_at: null },
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

/** A lead of whom an email address, a first name and a consent were given. */
export const newLeadExample = {
  ...leadExample,
  ...{ last_name: null, phone: null, phone_normalized: null, timezone: null },
  source: 'api',
  tag_ids: [],
  custom_fields: {},
}

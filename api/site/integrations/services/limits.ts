/** Numbers of services: what they publish of themselves, and where we choose one way of sending over another. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const serviceLimits = defineLimits({
  /** Until an answer must be there in full. */
  service_call_milliseconds_max: { value: 60_000, unit: 'milliseconds' },
  mailchimp_call_milliseconds_max: { value: 120_000, unit: 'milliseconds' },
  mailchimp_batch_contacts_max: { value: 500, unit: 'contacts' },
  /** From so many on a batch takes fewer calls. */
  mailchimp_batch_contacts_min: { value: 3, unit: 'contacts' },
  mailchimp_text_length_max: { value: 255, unit: 'characters' },
  /** By so much the moment of a signature and our clock may differ. */
  mailchimp_signature_age_milliseconds_max: { value: 300_000, unit: 'milliseconds' },
  /** About a quarter of the 4 MB that an import takes. */
  constant_contact_batch_contacts_max: { value: 2_000, unit: 'contacts' },
  /** Two calls for each contact against one activity and its state. */
  constant_contact_batch_contacts_min: { value: 5, unit: 'contacts' },
  constant_contact_address_length_max: { value: 80, unit: 'characters' },
  /** Of forms and imports, which take shorter ones than contacts have. */
  constant_contact_form_address_length_max: { value: 50, unit: 'characters' },
  constant_contact_name_length_max: { value: 50, unit: 'characters' },
  constant_contact_phone_length_max: { value: 25, unit: 'characters' },
  constant_contact_value_length_max: { value: 255, unit: 'characters' },
  constant_contact_tag_length_max: { value: 255, unit: 'characters' },
  activecampaign_batch_contacts_max: { value: 250, unit: 'contacts' },
  /** Fewer go one by one. */
  activecampaign_batch_contacts_min: { value: 10, unit: 'contacts' },
  activecampaign_tag_length_max: { value: 255, unit: 'characters' },
})

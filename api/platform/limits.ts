/** Every number of the specification and every cap of ours, with its unit in the name. */
export const limits = {
  password_characters_min: 8,
  password_characters_max: 256,
  name_characters_max: 100,
  email_characters_max: 254,
  subdomain_characters_max: 63,
  description_characters_max: 2_000,
  text_characters_max: 10_000,
  postal_address_characters_max: 500,

  page_items_default: 25,
  page_items_max: 100,
  filter_depth_max: 10,
  filter_rules_max: 100,

  body_bytes_max: 1_048_576,
  public_body_bytes_max: 65_536,
  json_depth_max: 20,

  idempotency_key_characters_max: 255,
  idempotency_hours: 24,

  session_days: 30,
  one_time_link_hours: 24,
  demo_clock_hours_max: 8_784,
  reset_link_minutes: 30,
  sign_in_tries_max: 10,
  sign_in_window_minutes: 15,

  submissions_per_minute: 10,
  submissions_burst: 30,
  submission_milliseconds_min: 1_000,

  popup_hide_duration_days_max: 365,
  popup_frequency_days_default: 7,
  popup_frequency_days_max: 365,
  popup_delay_seconds_max: 7_200,
  popup_scroll_percent_max: 100,
  popup_triggers_max: 10,
  popup_preview_minutes: 60,
  form_fields_max: 30,

  custom_fields_max: 200,
  custom_field_options_max: 200,
  custom_value_characters_max: 5_000,

  journey_steps_max: 200,
  journey_path_branches_max: 10,
  journey_delay_days_max: 3_650,
  journey_enrol_leads_max: 1_000,

  stream_rights_check_seconds: 5,
  stream_kept_events: 10_000,
  stream_heartbeat_seconds: 15,
  stream_batch_events: 100,
  submission_values_max: 60,

  template_subject_characters_max: 500,
  template_preheader_characters_max: 500,
  template_body_characters_max: 50_000,
  sender_signature_characters_max: 2_000,
  sender_link_hours: 72,
  resubscribe_link_hours: 72,
  email_hits_kept_max: 500,
} as const

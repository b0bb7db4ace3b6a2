/** The numbers beyond which the API refuses, and those that texts say. */
export const limits = {
  /** In days. */
  account_deletion_days: 30,
  /** In characters. */
  account_email_subject_characters_max: 200,
  /** In characters. */
  account_email_text_characters_max: 5000,
  /** In emails. */
  account_mails_of_address_max: 30,
  /** In emails. */
  account_mails_of_network_max: 120,
  /** In months. */
  activity_months_min: 12,
  /** In cents. */
  ai_daily_cents_max: 10000000,
  /** In hosts. */
  allowed_hosts_max: 100,
  /** In addresses. */
  api_key_addresses_max: 50,
  /** In characters. */
  api_key_name_characters_max: 100,
  /** In requests. */
  api_key_requests_per_minute_max: 60000,
  /** In sites. */
  api_key_sites_max: 1000,
  /** In approvals. */
  approvals_pending_max: 100,
  /** In cents. */
  assistant_cap_cents_max: 10000000,
  /** In messages. */
  assistant_form_after_max: 50,
  /** In hosts. */
  assistant_hosts_max: 50,
  /** In characters. */
  assistant_instructions_characters_max: 8000,
  /** In keywords. */
  assistant_keywords_max: 500,
  /** In characters. */
  assistant_model_characters_max: 100,
  /** In openers. */
  assistant_openers_max: 10,
  /** In questions. */
  assistant_questions_max: 8,
  /** In sources. */
  assistant_sources_max: 200,
  /** In degrees. */
  assistant_temperature_max: 2,
  /** In characters. */
  assistant_text_characters_max: 500,
  /** In answers. */
  assistant_visitor_answers_max: 10000,
  /** In characters. */
  assistant_word_characters_max: 100,
  /** In words. */
  assistant_words_max: 200,
  /** In characters. */
  assistants_password_characters_min: 6,
  /** In days. */
  audience_growth_days_max: 366,
  /** In leads. */
  audience_leads_max: 1000,
  /** In characters. */
  billing_address_characters_max: 200,
  /** In characters. */
  billing_name_characters_max: 150,
  /** In columns. */
  block_columns_max: 4,
  /** In characters. */
  block_html_characters_max: 20000,
  /** In characters. */
  block_line_characters_max: 300,
  /** In characters. */
  block_link_characters_max: 2000,
  /** In links. */
  block_links_max: 12,
  /** In paragraphs. */
  block_paragraphs_max: 100,
  /** In runs. */
  block_runs_max: 200,
  /** In characters. */
  block_text_characters_max: 5000,
  /** In bytes. */
  blueprint_bytes_max: 33554432,
  /** In posts. */
  blueprint_content_max: 500,
  /** In files. */
  blueprint_parts_max: 10000,
  /** In plugins. */
  blueprint_plugins_max: 50,
  /** In bytes. */
  blueprint_unpacked_bytes_max: 134217728,
  /** In bytes. */
  body_bytes_max: 1048576,
  /** In pixels. */
  brand_radius_px_max: 40,
  /** In audiences. */
  broadcast_audiences_max: 50,
  /** In emails. */
  broadcast_emails_per_hour_max: 1000000,
  /** In percent. */
  broadcast_holdout_percent_max: 50,
  /** In characters. */
  broadcast_name_characters_max: 100,
  /** In days. */
  broadcast_schedule_days_max: 365,
  /** In subjects. */
  broadcast_subjects_max: 4,
  /** In percent. */
  broadcast_test_share_percent_max: 100,
  /** In hours. */
  broadcast_test_wait_hours_max: 168,
  /** In characters. */
  campaign_feedback_subject_characters_max: 200,
  /** In characters. */
  campaign_feedback_text_characters_max: 5000,
  /** In addresses. */
  campaign_notify_emails_max: 10,
  /** In references. */
  campaign_references_max: 50,
  /** In emails. */
  caused_mails_per_hour_max: 60,
  /** In emails. */
  caused_mails_to_address_per_day_max: 10,
  /** In messages. */
  chat_address_messages_per_minute: 60,
  /** In uploads. */
  chat_address_uploads_per_minute: 20,
  /** In characters. */
  chat_comment_characters_max: 2000,
  /** In bytes. */
  chat_file_bytes_max: 5242880,
  /** In files. */
  chat_files_max: 10,
  /** In characters. */
  chat_message_characters_max: 4000,
  /** In messages. */
  chat_messages_per_minute: 20,
  /** In characters. */
  chat_search_characters_max: 200,
  /** In conversations. */
  chat_starts_per_minute: 10,
  /** In streams. */
  chat_streams_per_conversation_max: 10,
  /** In uploads. */
  chat_uploads_per_minute: 5,
  /** In requests. */
  connection_calls_per_minute: 60,
  /** In characters. */
  connection_client_secret_characters_max: 1000,
  /** In characters. */
  connection_code_characters_max: 4000,
  /** In fields. */
  connection_fields_max: 100,
  /** In characters. */
  connection_key_characters_max: 500,
  /** In characters. */
  connection_name_characters_max: 100,
  /** In references. */
  connection_references_max: 100,
  /** In connections. */
  connections_max: 100,
  /** In characters. */
  control_panel_password_characters_min: 15,
  /** In characters. */
  control_panel_user_characters_max: 16,
  /** In files. */
  conversation_files_max: 50,
  /** In messages. */
  conversation_messages_max: 2000,
  /** In characters. */
  coupon_code_characters_max: 50,
  /** In characters. */
  coupon_name_characters_max: 40,
  /** In characters. */
  custom_event_name_characters_max: 100,
  /** In characters. */
  custom_field_name_characters_max: 50,
  /** In options. */
  custom_field_options_max: 200,
  /** In days. */
  custom_field_restorable_days: 30,
  /** In characters. */
  custom_value_characters_max: 5000,
  /** In days. */
  dashboard_days_max: 183,
  /** In months. */
  data_access_months_min: 6,
  /** In days. */
  days_off_max: 400,
  /** In hours. */
  demo_clock_hours_max: 8784,
  /** In sign-ins. */
  demo_sign_ins_per_minute_max: 20,
  /** In characters. */
  description_characters_max: 2000,
  /** In blocks. */
  document_blocks_max: 200,
  /** In characters. */
  document_characters_max: 300000,
  /** In tags. */
  document_tags_max: 10000,
  /** In domains. */
  domains_max: 20,
  /** In downloads. */
  downloads_per_address_max: 100,
  /** In audiences. */
  dynamic_audiences_max: 200,
  /** In characters. */
  email_characters_max: 254,
  /** In months. */
  email_data_months_min: 2,
  /** In overrides. */
  email_overrides_max: 1000,
  /** In entries. */
  event_data_entries_max: 50,
  /** In characters. */
  event_text_characters_max: 1000,
  /** In bytes. */
  file_bytes_max: 20971520,
  /** In days. */
  filter_days_max: 3650,
  /** In levels. */
  filter_depth_max: 10,
  /** In rules. */
  filter_rules_max: 100,
  /** In fields. */
  form_fields_max: 30,
  /** In characters. */
  golden_passage_characters_max: 500,
  /** In passages. */
  golden_passages_max: 5,
  /** In questions. */
  golden_questions_max: 200,
  /** In bytes. */
  header_bytes_max: 16384,
  /** In characters. */
  idempotency_key_characters_max: 255,
  /** In bytes. */
  image_bytes_max: 5242880,
  /** In characters. */
  image_name_characters_max: 200,
  /** In parts. */
  import_archive_parts_max: 10000,
  /** In bytes. */
  import_bytes_max: 104857600,
  /** In columns. */
  import_columns_max: 500,
  /** In characters. */
  import_consent_characters_max: 2000,
  /** In bytes. */
  import_files_bytes_max: 1073741824,
  /** In meanings. */
  import_meanings_max: 100,
  /** In megabytes. */
  import_reading_megabytes_max: 512,
  /** In milliseconds. */
  import_reading_milliseconds_max: 30000,
  /** In characters. */
  import_record_characters_max: 4194304,
  /** In references. */
  import_references_max: 50,
  /** In rows. */
  import_rows_max: 1000000,
  /** In bytes. */
  import_unpacked_bytes_max: 104857600,
  /** In bytes per packed byte. */
  import_unpacked_ratio_max: 100,
  /** In bytes. */
  inbound_report_bytes_max: 262144,
  /** In bytes. */
  incoming_call_bytes_max: 262144,
  /** In fields. */
  incoming_call_values_max: 500,
  /** In calls. */
  incoming_calls_burst: 300,
  /** In calls. */
  incoming_calls_per_minute: 300,
  /** In calls. */
  incoming_calls_waiting_max: 10000,
  /** In characters. */
  incoming_consent_characters_max: 2000,
  /** In characters. */
  incoming_field_characters_max: 200,
  /** In hooks. */
  incoming_hooks_max: 50,
  /** In fields. */
  incoming_mapping_max: 200,
  /** In references. */
  incoming_references_max: 50,
  /** In interactions. */
  interactions_at_once_max: 10000,
  /** In answers. */
  journey_answers_max: 10,
  /** In days. */
  journey_date_offset_days_max: 365,
  /** In bytes. */
  journey_definition_bytes_max: 5242880,
  /** In leads. */
  journey_enroll_leads_max: 1000,
  /** In characters. */
  journey_event_name_characters_max: 64,
  /** In branches. */
  journey_path_branches_max: 10,
  /** In characters. */
  journey_prompt_characters_max: 4000,
  /** In characters. */
  journey_question_characters_max: 500,
  /** In references. */
  journey_references_max: 1000,
  /** In steps. */
  journey_steps_max: 200,
  /** In triggers. */
  journey_triggers_max: 20,
  /** In rules. */
  journey_url_rules_max: 20,
  /** In fields. */
  journey_webhook_fields_max: 20,
  /** In characters. */
  journey_webhook_path_characters_max: 200,
  /** In characters. */
  keyword_characters_max: 80,
  /** In tags. */
  lead_action_tags_max: 100,
  /** In columns. */
  lead_export_columns_max: 600,
  /** In days. */
  lead_merge_undo_days: 30,
  /** In bytes. */
  lead_upsert_bytes_max: 4194304,
  /** In leads. */
  lead_upsert_leads_max: 1000,
  /** In columns. */
  lead_view_columns_max: 50,
  /** In views. */
  lead_views_max: 100,
  /** In days. */
  leads_by_day_max: 366,
  /** In minutes. */
  mailed_code_minutes: 10,
  /** In tries. */
  mailed_code_tries_max: 5,
  /** In assistants. */
  manager_assistants_max: 100,
  /** In sites. */
  manager_assistants_sites_max: 20,
  /** In sites. */
  manager_sites_max: 1000,
  /** In days. */
  marketing_cap_days_max: 365,
  /** In emails. */
  marketing_cap_emails_max: 1000,
  /** In parts. */
  multipart_parts_max: 20,
  /** In characters. */
  name_characters_max: 100,
  /** In seconds. */
  overlay_pause_seconds_max: 86400,
  /** In seconds. */
  overlay_pause_seconds_min: 1,
  /** In pixels. */
  page_frame_height_px_max: 2000,
  /** In characters. */
  page_handle_characters_max: 80,
  /** In images. */
  page_import_images_max: 24,
  /** In items. */
  page_items_in_block_max: 24,
  /** In items. */
  page_items_max: 100,
  /** In lines. */
  page_lines_in_plan_max: 20,
  /** In days. */
  page_schedule_days_max: 366,
  /** In characters. */
  page_schema_characters_max: 10000,
  /** In levels. */
  page_schema_depth_max: 20,
  /** In files. */
  page_schemas_max: 10,
  /** In characters. */
  page_title_characters_max: 300,
  /** In characters. */
  pair_answer_characters_max: 5000,
  /** In characters. */
  pair_question_characters_max: 500,
  /** In characters. */
  panel_host_characters_max: 253,
  /** In characters. */
  panel_plan_characters_max: 100,
  /** In tests per minute. */
  panel_tests_per_minute: 10,
  /** In characters. */
  panel_token_characters_max: 500,
  /** In characters. */
  panel_user_characters_max: 64,
  /** In passkeys. */
  passkeys_max: 20,
  /** In characters. */
  password_characters_max: 256,
  /** In characters. */
  password_characters_min: 8,
  /** In bytes. */
  picture_bytes_max: 1048575,
  /** In characters. */
  plan_description_characters_max: 300,
  /** In characters. */
  plan_grant_note_characters_max: 300,
  /** In characters. */
  plan_highlight_characters_max: 120,
  /** In texts. */
  plan_highlights_max: 12,
  /** In things. */
  plan_number_max: 1000000000000000,
  /** In cents. */
  plan_price_amount_max: 99999999,
  /** In prices. */
  plan_prices_max: 20,
  /** In items. */
  plan_quantity_max: 100,
  /** In days. */
  plan_trial_days_max: 730,
  /** In bytes. */
  playground_upload_bytes_max: 67108864,
  /** In pixels. */
  popup_border_px_max: 40,
  /** In characters. */
  popup_code_characters_max: 20000,
  /** In minutes. */
  popup_countdown_minutes_max: 43200,
  /** In characters. */
  popup_custom_css_characters_max: 20000,
  /** In seconds. */
  popup_delay_seconds_max: 7200,
  /** In days. */
  popup_frequency_days_max: 365,
  /** In days. */
  popup_hide_duration_days_max: 365,
  /** In percent. */
  popup_image_share_percent_max: 70,
  /** In percent. */
  popup_image_share_percent_min: 20,
  /** In seconds. */
  popup_inactivity_seconds_max: 7200,
  /** In characters. */
  popup_option_characters_max: 200,
  /** In bytes. */
  popup_page_bytes_max: 2097152,
  /** In percent. */
  popup_percent_max: 100,
  /** In places. */
  popup_priority_max: 1000,
  /** In pixels. */
  popup_radius_px_max: 60,
  /** In percent. */
  popup_scroll_percent_max: 100,
  /** In steps. */
  popup_steps_max: 10,
  /** In languages. */
  popup_translations_max: 20,
  /** In triggers. */
  popup_triggers_max: 10,
  /** In rules. */
  popup_url_rules_max: 50,
  /** In variants. */
  popup_variants_max: 4,
  /** In values. */
  popup_visitor_rule_values_max: 50,
  /** In rules. */
  popup_visitor_rules_max: 50,
  /** In days. */
  popup_why_days_ago_max: 3650,
  /** In popups. */
  popup_why_seen_max: 100,
  /** In pixels. */
  popup_width_px_max: 1200,
  /** In pixels. */
  popup_width_px_min: 240,
  /** In characters. */
  postal_address_characters_max: 500,
  /** In minutes. */
  price_minutes: 30,
  /** In characters. */
  pricing_answer_characters_max: 2000,
  /** In characters. */
  pricing_claim_characters_max: 200,
  /** In characters. */
  pricing_question_characters_max: 200,
  /** In questions. */
  pricing_questions_max: 20,
  /** In characters. */
  promotion_code_characters_max: 100,
  /** In seconds. */
  provider_answer_seconds: 10,
  /** In minutes. */
  provider_asked_minutes: 5,
  /** In characters. */
  provider_key_characters_max: 1000,
  /** In cents. */
  provider_price_cents_max: 1000000,
  /** In tests. */
  provider_tests_per_minute: 10,
  /** In bytes. */
  public_body_bytes_max: 65536,
  /** In characters. */
  question_characters_max: 2000,
  /** In minutes. */
  reauthentication_minutes: 15,
  /** In days. */
  refund_days: 30,
  /** In seconds. */
  request_seconds_max: 30,
  /** In sources. */
  research_chosen_max: 30,
  /** In cents. */
  research_cost_cents_max: 10000,
  /** In characters. */
  research_prompt_characters_max: 1000,
  /** In addresses. */
  research_urls_max: 20,
  /** In months. */
  retention_months_max: 120,
  /** In passages. */
  retrieved_passages_max: 20,
  /** In runs. */
  run_action_runs_max: 1000,
  /** In versions. */
  run_journey_version_max: 1000000,
  /** In characters. */
  run_step_characters_max: 64,
  /** In hours or days. */
  sandbox_cleanup_max: 8760,
  /** In minutes. */
  sandbox_email_minutes_min: 2,
  /** In hours. */
  sandbox_extend_hours_max: 8760,
  /** In minutes. */
  sandbox_idle_minutes_max: 1440,
  /** In minutes. */
  sandbox_idle_minutes_min: 5,
  /** In characters. */
  sandbox_name_characters_max: 50,
  /** In characters. */
  sandbox_name_characters_min: 5,
  /** In copies. */
  sandbox_pool_max: 10,
  /** In characters. */
  sandbox_secret_characters_max: 200,
  /** In gigabytes. */
  sandbox_size_gb_max: 1000,
  /** In characters. */
  sandbox_user_characters_max: 60,
  /** In hours. */
  sandbox_user_data_hours_max: 87600,
  /** In saved blocks. */
  saved_blocks_max: 200,
  /** In sources. */
  searched_sources_max: 500,
  /** In minutes. */
  second_step_minutes: 10,
  /** In keywords. */
  secondary_keywords_max: 20,
  /** In leads. */
  selected_leads_max: 10000,
  /** In characters. */
  sender_signature_characters_max: 2000,
  /** In domains. */
  sending_domains_max: 50,
  /** In domains. */
  sending_limits_max: 50,
  /** In characters. */
  seo_description_characters_good_max: 160,
  /** In characters. */
  seo_description_characters_good_min: 150,
  /** In characters. */
  seo_description_characters_max: 300,
  /** In characters. */
  seo_keyword_characters_max: 80,
  /** In words. */
  seo_keyword_words: 100,
  /** In points. */
  seo_reading_ease_good_min: 50,
  /** In characters. */
  seo_title_characters_max: 60,
  /** In words. */
  seo_words_good_min: 150,
  /** In bytes. */
  service_notice_bytes_max: 262144,
  /** In minutes. */
  sign_in_attempt_minutes: 5,
  /** In tries. */
  sign_in_tries_max: 10,
  /** In tries. */
  sign_in_tries_of_address_max: 50,
  /** In tries. */
  sign_in_tries_of_network_max: 200,
  /** In days. */
  simulation_days_max: 400,
  /** In events. */
  simulation_happenings_max: 100,
  /** In passages. */
  site_chunks_max: 200000,
  /** In characters. */
  site_export_passphrase_characters_min: 12,
  /** In milliseconds. */
  site_export_settle_milliseconds: 30000,
  /** In fonts. */
  site_fonts_max: 10,
  /** In fonts. */
  site_fonts_min: 1,
  /** In bytes. */
  site_import_bytes_max: 104857600,
  /** In times. */
  site_import_unpacked_ratio_max: 100,
  /** In leads. */
  site_leads_max: 5000000,
  /** In pages. */
  site_pages_max: 500,
  /** In sources. */
  site_sources_max: 2000,
  /** In bytes. */
  site_storage_bytes_max: 1073741824,
  /** In vectors. */
  site_vectors_max: 200,
  /** In connections. */
  slow_connections_per_address_max: 100,
  /** In addresses. */
  source_addresses_max: 500,
  /** In passages. */
  source_chunks_max: 100000,
  /** In bytes. */
  source_file_bytes_max: 5242880,
  /** In files. */
  source_files_max: 10,
  /** In characters. */
  source_name_characters_max: 200,
  /** In streams. */
  streams_per_address_max: 100,
  /** In streams. */
  streams_per_site_max: 500,
  /** In bytes. */
  stripe_event_bytes_max: 1000000,
  /** In seconds. */
  stripe_signature_seconds: 300,
  /** In characters. */
  subdomain_characters_max: 63,
  /** In values. */
  submission_values_max: 60,
  /** In submissions. */
  submissions_burst: 30,
  /** In submissions per minute. */
  submissions_per_minute: 10,
  /** In addresses. */
  suppression_import_addresses_max: 50000,
  /** In bytes. */
  suppression_import_bytes_max: 8388608,
  /** In characters. */
  suppression_note_characters_max: 500,
  /** In leads. */
  sync_trial_leads_max: 10,
  /** In leads. */
  tag_leads_max: 1000,
  /** In characters. */
  tag_name_characters_max: 100,
  /** In characters. */
  tax_id_characters_max: 40,
  /** In characters. */
  template_body_characters_max: 50000,
  /** In template folders. */
  template_folders_max: 100,
  /** In characters. */
  template_html_characters_max: 1000000,
  /** In characters. */
  template_import_characters_max: 500000,
  /** In links. */
  template_links_max: 200,
  /** In characters. */
  template_media_rule_characters_max: 500,
  /** In rules. */
  template_media_rules_max: 300,
  /** In levels. */
  template_nesting_max: 10,
  /** In characters. */
  template_preheader_characters_max: 500,
  /** In characters. */
  template_subject_characters_max: 500,
  /** In tags. */
  template_tags_max: 500,
  /** In months. */
  timeline_months_min: 2,
  /** In seconds. */
  totp_drift_seconds: 30,
  /** In characters. */
  translated_characters_max: 6000,
  /** In characters. */
  translation_kept_word_characters_max: 100,
  /** In words. */
  translation_kept_words_max: 100,
  /** In emails. */
  transport_tests_per_minute: 5,
  /** In days. */
  update_days_max: 365,
  /** In days. */
  update_days_min: 2,
  /** In bytes. */
  upload_bytes_max: 4294967296,
  /** In bytes. */
  upload_bytes_per_address_max: 536870912,
  /** In characters. */
  url_characters_max: 2048,
  /** In characters. */
  url_rule_characters_max: 10000,
  /** In sources. */
  vector_sources_max: 500,
  /** In milliseconds. */
  visible_milliseconds_max: 86400000,
  /** In characters. */
  visitor_id_characters_max: 64,
  /** In streams. */
  visitor_streams_per_address_max: 50,
  /** In streams. */
  visitor_streams_per_site_max: 1000,
  /** In bytes. */
  visitor_upload_bytes_max: 1073741824,
  /** In bytes. */
  visitor_upload_bytes_per_address_max: 134217728,
  /** In events. */
  visits_at_once_max: 20,
  /** In calls. */
  visits_burst: 600,
  /** In days. */
  visits_kept_days_max: 730,
  /** In calls per minute. */
  visits_per_minute: 300,
  /** In endpoints. */
  webhook_endpoints_max: 100,
  /** In events. */
  webhook_events_max: 200,
  /** In events. */
  webhook_replayed_events_max: 10000,
  /** In days. */
  what_if_days_max: 90,
  /** In leads. */
  what_if_leads_max: 1000,
} as const

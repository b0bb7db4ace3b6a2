/** Limits that belong to no single feature. Those of a feature are in its own limits.ts. */
import { defineLimits } from './define-limits.ts'

export const limits = defineLimits({
  password_characters_min: { value: 8, unit: 'characters', refused: 'password_too_short' },
  /** For who manages chosen assistants and has no other right. */
  assistants_password_characters_min: { value: 6, unit: 'characters', refused: 'password_too_short' },
  password_characters_max: { value: 256, unit: 'characters', refused: 'too_long' },
  name_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  email_characters_max: { value: 254, unit: 'characters', refused: 'email_invalid' },
  description_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },

  /** For how long a sign-in lets through what is sensitive. */
  reauthentication_minutes: { value: 15, unit: 'minutes', refused: 'reauthentication_needed' },

  page_items_default: { value: 25, unit: 'items' },
  page_items_max: { value: 100, unit: 'items', refused: 'too_big' },
  filter_depth_max: { value: 10, unit: 'levels', refused: 'filter_too_deep' },
  filter_rules_max: { value: 100, unit: 'rules', refused: 'filter_too_long' },
  /** Days in rules such as “in the last 30 days”. */
  filter_days_max: { value: 3_650, unit: 'days', refused: 'filter_value_days' },

  /** Errors named of a refused body. */
  validation_errors_max: { value: 100, unit: 'errors' },
  body_bytes_max: { value: 1_048_576, unit: 'bytes', refused: 'body_too_large' },
  public_body_bytes_max: { value: 65_536, unit: 'bytes', refused: 'body_too_large' },
  /** A longer one is put together as it comes. */
  body_read_whole_bytes_max: { value: 1_048_576, unit: 'bytes' },
  /** Depth of visitors' bodies. */
  json_depth_max: { value: 20, unit: 'levels' },
  /** For users and API keys: branches of journeys are nested. */
  json_depth_signed_in_max: { value: 100, unit: 'levels' },
  /** A body may have as many members as it may have bytes, divided by this: each costs more than its bytes. */
  json_bytes_per_member: { value: 50, unit: 'bytes' },

  /** A header or a body that is not there by then ends its connection. */
  request_seconds_max: { value: 30, unit: 'seconds', refused: 'request_timeout' },
  /** A large file may take longer, as long as this rate arrives within each of these times. */
  request_bytes_per_second_min: { value: 65_536, unit: 'bytes per second' },
  /** Bytes of uploads under way, until their requests end. */
  visitor_upload_bytes_max: { value: 1_073_741_824, unit: 'bytes', refused: 'overloaded' },
  visitor_upload_bytes_per_address_max: { value: 134_217_728, unit: 'bytes', refused: 'too_many_requests' },
  upload_bytes_max: { value: 4_294_967_296, unit: 'bytes', refused: 'overloaded' },
  upload_bytes_per_address_max: { value: 536_870_912, unit: 'bytes', refused: 'too_many_requests' },
  /** Files that are still being sent, and open streams. */
  downloads_per_address_max: { value: 100, unit: 'downloads', refused: 'too_many_requests' },
  streams_per_address_max: { value: 100, unit: 'streams', refused: 'too_many_requests' },
  streams_per_site_max: { value: 500, unit: 'streams', refused: 'too_many_requests' },
  visitor_streams_per_address_max: { value: 50, unit: 'streams', refused: 'too_many_requests' },
  visitor_streams_per_site_max: { value: 1_000, unit: 'streams', refused: 'too_many_requests' },
  /** Unsent bytes of a stream whose client does not read; with more it ends. */
  stream_unread_bytes_max: { value: 262_144, unit: 'bytes' },
  /** A shorter file is answered from memory, a longer one in pieces of this size. */
  file_read_whole_bytes_max: { value: 65_536, unit: 'bytes' },
  concurrency_retry_after_seconds: { value: 10, unit: 'seconds' },
  /** After this time an incomplete request counts as slow; an address may have only so many. */
  slow_connection_seconds: { value: 5, unit: 'seconds' },
  slow_connections_per_address_max: { value: 100, unit: 'connections', refused: 'too_many_requests' },
  /** An answer of which the client takes nothing for so long ends with its connection. */
  unread_answer_seconds_max: { value: 60, unit: 'seconds' },
  /** After SIGTERM: for how long everybody is still answered and `/readyz` says 503, for balancers that ask in between. */
  drain_seconds: { value: 0, unit: 'seconds', variable: 'DRAIN_SECONDS' },
  drain_seconds_max: { value: 600, unit: 'seconds' },
  /** Beyond it while requests are under way, and until the rest is cut off. */
  drain_open_seconds_max: { value: 5, unit: 'seconds' },
  drain_requests_seconds_max: { value: 20, unit: 'seconds' },
  /** A connection without a request for so long has none on its way. */
  drain_idle_milliseconds: { value: 500, unit: 'milliseconds' },
  /** The disk of the data folder is nearly full with less than this, and with less than this share where it is not plenty. */
  disk_free_bytes_min: { value: 1_073_741_824, unit: 'bytes' },
  disk_free_percent_min: { value: 10, unit: 'percent' },
  disk_free_plenty_bytes: { value: 21_474_836_480, unit: 'bytes' },
  disk_look_minutes: { value: 5, unit: 'minutes' },
  /** Of backups that the server makes by itself; and until it tries again after one that failed. */
  backup_hours: { value: 24, unit: 'hours', variable: 'BACKUP_HOURS' },
  backup_hours_max: { value: 720, unit: 'hours' },
  backups_kept: { value: 7, unit: 'backups', variable: 'BACKUPS_KEPT' },
  backups_kept_max: { value: 1_000, unit: 'backups' },
  backup_retry_minutes: { value: 60, unit: 'minutes' },
  /** Of what was written between backups, with text of people who were erased since. */
  page_log_days_max: { value: 30, unit: 'days' },
  /** Of `npm run doctor`: for how long it waits for others, what is late, and clocks that differ. */
  doctor_milliseconds_max: { value: 5_000, unit: 'milliseconds' },
  doctor_late_minutes: { value: 15, unit: 'minutes' },
  clock_apart_seconds_max: { value: 5, unit: 'seconds' },
  /** After which whoever has read security.txt reads it anew. */
  security_contact_days: { value: 180, unit: 'days' },
  /** Whoever asks for `/metrics` again sooner has the same. */
  metrics_milliseconds_min: { value: 1_000, unit: 'milliseconds' },
  header_bytes_max: { value: 16_384, unit: 'bytes', refused: 'header_too_large' },
  /** How much of a refused body is still read, and for how long, so that its sender can read the response. */
  refused_body_bytes_max: { value: 1_048_576, unit: 'bytes' },
  refused_body_milliseconds_max: { value: 1_000, unit: 'milliseconds' },

  /**
   * Requests are refused where they would have to wait for longer: reading and the admin first, what visitors send
   * last.
   */
  overload_first_milliseconds: { value: 250, unit: 'milliseconds' },
  overload_middle_milliseconds: { value: 350, unit: 'milliseconds' },
  overload_last_milliseconds: { value: 500, unit: 'milliseconds' },
  /** Fewer that wait do not count as overload. */
  overload_requests_min: { value: 32, unit: 'requests' },
  /** Of callers whose session or key was verified within this time, so many requests are begun before all others: of a person, and of all. */
  overload_known_caller_seconds: { value: 600, unit: 'seconds' },
  overload_known_callers_max: { value: 10_000, unit: 'callers' },
  overload_caller_requests_per_second_max: { value: 20, unit: 'requests' },
  overload_known_requests_per_second_max: { value: 100, unit: 'requests' },
  /** What is sent to a site that has moved: until its owner says where, or its links lead there. */
  site_elsewhere_retry_seconds: { value: 3_600, unit: 'seconds' },
  /** Between two looks whether a site still may go on elsewhere, for work on what other installations reach too. */
  site_elsewhere_look_minutes: { value: 5, unit: 'minutes' },
  overload_retry_after_seconds: { value: 2, unit: 'seconds' },

  /** Shorter answers gain nothing by being compressed. */
  compressed_bytes_min: { value: 1_024, unit: 'bytes' },

  url_characters_max: { value: 2_048, unit: 'characters', refused: 'too_long' },

  fetch_redirects_max: { value: 5, unit: 'redirects' },
  /** Idle time of a connection that stays open for a host's next page. */
  fetch_connection_idle_milliseconds: { value: 5_000, unit: 'milliseconds' },
  fetch_milliseconds_max: { value: 10_000, unit: 'milliseconds' },
  fetch_bytes_max: { value: 5_242_880, unit: 'bytes' },
  /** Length of a tag of a page that was fetched; what comes after is not read. */
  page_attribute_characters_max: { value: 20_000, unit: 'characters' },
  file_name_characters_max: { value: 200, unit: 'characters' },
  /** The multipart overhead of an uploaded file. */
  /** A picture that a model is given counts as so many at least. */
  chat_picture_tokens: { value: 1_500, unit: 'tokens' },
  multipart_overhead_bytes_max: { value: 65_536, unit: 'bytes' },
  multipart_parts_max: { value: 20, unit: 'parts', refused: 'body_not_multipart' },
  storage_sweep_minutes: { value: 60, unit: 'minutes' },

  /** Length of a value in the modification history; longer ones are cut. */
  activity_value_characters_max: { value: 200, unit: 'characters' },
  /** In one entry of it. */
  activity_changes_max: { value: 20, unit: 'values' },

  idempotency_key_characters_max: { value: 255, unit: 'characters', refused: 'too_long' },
  idempotency_hours: { value: 24, unit: 'hours' },
  /** Each takes 19 MiB and a thread for some 25 ms. */
  password_hashes_at_once_max: { value: 2, unit: 'hashes' },
  password_hashes_waiting_max: { value: 20, unit: 'hashes' },

  submissions_per_minute: {
    value: 10,
    unit: 'submissions per minute',
    refused: 'too_many_requests',
    variable: 'SUBMISSIONS_PER_MINUTE',
  },
  submissions_burst: { value: 30, unit: 'submissions', refused: 'too_many_requests', variable: 'SUBMISSIONS_BURST' },

  visits_per_minute: {
    value: 300,
    unit: 'calls per minute',
    refused: 'too_many_requests',
    variable: 'VISITS_PER_MINUTE',
  },
  visits_burst: { value: 600, unit: 'calls', refused: 'too_many_requests', variable: 'VISITS_BURST' },
  url_rule_characters_max: { value: 10_000, unit: 'characters', refused: 'too_long' },

  /** Cache time of a domain's answer, timeout of a query, and number of concurrent queries. */
  /** Signatures of a message that came back, the upper ones, and the fields that each covers. */
  dkim_signatures_max: { value: 10, unit: 'signatures' },
  dkim_signed_fields_max: { value: 100, unit: 'fields' },

  mail_domain_hours: { value: 24, unit: 'hours' },
  mail_domain_negative_hours: { value: 1, unit: 'hours' },
  mail_domain_milliseconds_max: { value: 200, unit: 'milliseconds' },
  mail_domain_again_seconds: { value: 60, unit: 'seconds' },
  mail_domain_silences_max: { value: 5, unit: 'unanswered questions' },
  mail_domain_questions_max: { value: 500, unit: 'questions' },
  mail_domains_kept_max: { value: 50_000, unit: 'domains' },
  /** For one site: the time slice of an operation, and the pause between batches for other writers. */
  operations_at_once_max: { value: 3, unit: 'operations' },
  operation_turn_milliseconds: { value: 2_000, unit: 'milliseconds' },
  operation_rest_milliseconds: { value: 1, unit: 'milliseconds' },
  operation_progress_milliseconds_min: { value: 1_000, unit: 'milliseconds' },
  /** Rows of a sheet of XLSX below its headings, and characters of a cell. */
  workbook_rows_max: { value: 1_048_575, unit: 'rows' },
  workbook_cell_characters_max: { value: 32_767, unit: 'characters' },
  /** Days for which the file of an export can be downloaded. */
  operation_files_kept_days: { value: 7, unit: 'days' },
  operation_tries_max: { value: 5, unit: 'tries' },
  /** The latest of a site that lie in memory while somebody follows them, and how many are read at once. */
  tail_events: { value: 1_000, unit: 'events' },
  tail_batch_events: { value: 100, unit: 'events' },
  stream_kept_events: { value: 10_000, unit: 'events' },
  /** A page that is read again within so many minutes is one view. */
  data_access_minutes: { value: 10, unit: 'minutes' },
  events_kept_days: { value: 30, unit: 'days' },
  lead_events_kept_days: { value: 730, unit: 'days' },
  /** Read by one consumer at once; and how long reading goes on in one transaction. */
  consumed_events_max: { value: 200, unit: 'events' },
  /** Read once for all consumers; of more each reads its own. */
  consumed_together_max: { value: 64, unit: 'events' },
  consuming_milliseconds: { value: 10, unit: 'milliseconds' },
  /** Until the next reading, once nothing was for any consumer. */
  consuming_rest_milliseconds: { value: 50, unit: 'milliseconds' },
  embedding_answer_bytes_max: { value: 33_554_432, unit: 'bytes' },
  ai_answer_bytes_max: { value: 1_000_000, unit: 'bytes' },
  /** Silence of a model, and the time of a whole answer. */
  chat_silence_seconds_max: { value: 12, unit: 'seconds' },
  chat_answer_seconds_max: { value: 90, unit: 'seconds' },
  chat_stream_bytes_max: { value: 8_000_000, unit: 'bytes' },
  chat_answer_characters_max: { value: 20_000, unit: 'characters' },
  chat_models_max: { value: 1_000, unit: 'models' },
  /** Blocks of one document, those in columns and in saved blocks included. */
  document_blocks_max: { value: 200, unit: 'blocks', refused: 'document_too_long' },
  /** As JSON. */
  document_characters_max: { value: 300_000, unit: 'characters', refused: 'document_too_long' },
  /** Tags of its HTML, end tags too. */
  document_tags_max: { value: 10_000, unit: 'tags', refused: 'document_too_long' },
  block_columns_max: { value: 4, unit: 'columns', refused: 'too_many' },
  block_links_max: { value: 12, unit: 'links', refused: 'too_many' },
  block_paragraphs_max: { value: 100, unit: 'paragraphs', refused: 'too_many' },
  block_runs_max: { value: 200, unit: 'runs', refused: 'too_many' },
  block_text_characters_max: { value: 5_000, unit: 'characters', refused: 'too_long' },
  block_line_characters_max: { value: 300, unit: 'characters', refused: 'too_long' },
  block_html_characters_max: { value: 20_000, unit: 'characters', refused: 'too_long' },
  block_link_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
  block_space_px_max: { value: 160, unit: 'pixels' },
})

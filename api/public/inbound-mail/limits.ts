/** Numbers of email that comes in. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const inboundLimits = defineLimits({
  /** A message is read so far; what a report says stands at its beginning. */
  inbound_bytes_read: { value: 1_048_576, unit: 'bytes' },
  inbound_lines_read: { value: 50_000, unit: 'lines' },
  inbound_bytes_max: { value: 33_554_432, unit: 'bytes' },
  inbound_connections_max: { value: 100, unit: 'connections' },
  inbound_recipients_max: { value: 20, unit: 'recipients' },
  inbound_idle_seconds: { value: 60, unit: 'seconds' },
  /** A message is read by a thread within these. More than that is unreadable. */
  inbound_reading_milliseconds_max: { value: 10_000, unit: 'milliseconds' },
  inbound_reading_megabytes_max: { value: 128, unit: 'megabytes' },
  inbound_header_bytes_max: { value: 262_144, unit: 'bytes' },
  inbound_nesting_max: { value: 20, unit: 'levels' },
  /** Lines that may begin a part. */
  inbound_part_lines_max: { value: 10_000, unit: 'lines' },
  /** Of the words of a report. */
  inbound_report_lines_max: { value: 2_000, unit: 'lines' },
  inbound_words_characters_max: { value: 10_000, unit: 'characters' },
  inbound_report_line_characters_max: { value: 1_000, unit: 'characters' },
  /** Recipients of a report that are looked at. */
  inbound_failures_max: { value: 1_000, unit: 'recipients' },
  /** Of the server's answer, kept to be shown. */
  inbound_detail_lines_max: { value: 5, unit: 'lines' },
  /** Addresses with a token that are looked at, of a message and of what it encloses. */
  inbound_addresses_max: { value: 20, unit: 'addresses' },
  /** References of a reply that are looked for. */
  inbound_references_max: { value: 20, unit: 'references' },
  /** Sites of tokens, and certificates, that are remembered. */
  inbound_sites_remembered_max: { value: 10_000, unit: 'sites' },
  inbound_certificates_remembered_max: { value: 20, unit: 'certificates' },
  /** Of one site that are written in one action. */
  inbound_responses_together: { value: 500, unit: 'responses' },
  inbound_poll_seconds: { value: 60, unit: 'seconds' },
  /** Messages of a mailbox that are fetched together. */
  inbound_batch_messages: { value: 50, unit: 'messages' },
  inbound_report_bytes_max: { value: 262_144, unit: 'bytes', refused: 'body_too_large' },
  reply_characters_max: { value: 500_000, unit: 'characters' },
  /** Newsletters are quoted whole: the beginning of the HTML is read. */
  reply_html_characters_max: { value: 500_000, unit: 'characters' },
  /** Levels of an element that holds a quote, looked at for answers between. */
  reply_quote_depth_max: { value: 3, unit: 'levels' },
  reply_lines_max: { value: 5_000, unit: 'lines' },
  reply_line_characters_max: { value: 2_000, unit: 'characters' },
  /** An attribution is wrapped to so many lines at most. */
  reply_attribution_lines_max: { value: 5, unit: 'lines' },
  reply_attribution_characters_max: { value: 400, unit: 'characters' },
  /** Of a block of headers, its values included that go on in a further line. */
  reply_header_block_lines_max: { value: 12, unit: 'lines' },
  /** What follows two hyphens and is longer than this is no signature. */
  reply_signature_lines_max: { value: 20, unit: 'lines' },
  /** A line of a quote that is shorter has no word that was wrapped out of it. */
  reply_quote_line_characters_min: { value: 60, unit: 'characters' },
  /** "Sent from my iPhone": what is longer is a sentence. */
  reply_addition_words_max: { value: 9, unit: 'words' },
})

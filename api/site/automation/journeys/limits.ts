/** Numbers of journeys, and of trying them in advance. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const journeyLimits = defineLimits({
  journey_steps_max: { value: 200, unit: 'steps', refused: 'too_many' },
  journey_flow_steps_max: { value: 8, unit: 'steps' },
  journey_path_branches_max: { value: 10, unit: 'branches', refused: 'too_many_branches' },
  journey_delay_days_max: { value: 3_650, unit: 'days' },
  journey_enroll_leads_max: { value: 1_000, unit: 'leads', refused: 'too_many' },
  journey_event_name_characters_max: { value: 64, unit: 'characters', refused: 'event_name_invalid' },
  journey_triggers_max: { value: 20, unit: 'triggers', refused: 'too_many' },
  journey_url_rules_max: { value: 20, unit: 'rules', refused: 'too_many' },
  journey_date_offset_days_max: { value: 365, unit: 'days', refused: 'too_big' },
  journey_wait_days_max: { value: 90, unit: 'days' },
  journey_answers_max: { value: 10, unit: 'answers', refused: 'too_many' },
  journey_prompt_characters_max: { value: 4_000, unit: 'characters', refused: 'too_long' },
  journey_question_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  journey_definition_bytes_max: { value: 5_242_880, unit: 'bytes', refused: 'body_too_large' },
  journey_references_max: { value: 1_000, unit: 'references', refused: 'too_many' },
  simulation_days_default: { value: 90, unit: 'days' },
  simulation_days_max: { value: 400, unit: 'days', refused: 'too_big' },
  simulation_happenings_max: { value: 100, unit: 'events', refused: 'too_many' },
  what_if_days_default: { value: 30, unit: 'days' },
  what_if_days_max: { value: 90, unit: 'days', refused: 'too_big' },
  what_if_leads_default: { value: 200, unit: 'leads' },
  what_if_leads_max: { value: 1_000, unit: 'leads', refused: 'too_big' },
  what_if_events_max: { value: 20_000, unit: 'events' },
})

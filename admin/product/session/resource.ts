/**
 * Query keys: each starts with the resource, then the site, so that an event of the stream finds the queries that it
 * changes.
 */
export type Resource =
  | 'abilities'
  | 'account_activities'
  | 'activities'
  | 'ai_drafts'
  | 'answers'
  | 'api_keys'
  | 'audiences'
  | 'brands'
  | 'campaigns'
  | 'custom_fields'
  | 'dashboard'
  | 'demo'
  | 'design_settings'
  | 'email_confirmation'
  | 'email_settings'
  | 'emails'
  | 'enrolling_preview'
  | 'files'
  | 'forms'
  | 'host_settings'
  | 'overlay_settings'
  | 'hosts'
  | 'images'
  | 'imports'
  | 'journeys'
  | 'lead_quality'
  | 'lead_views'
  | 'leads'
  | 'notifications'
  | 'operations'
  | 'page_behind'
  | 'page_check'
  | 'popups'
  | 'profile'
  | 'questions'
  | 'results'
  | 'run_action_preview'
  | 'runs'
  | 'senders'
  | 'sites'
  | 'submissions'
  | 'tags'
  | 'templates'
  | 'unsubscribe_page'
  | 'visitors'
  | 'visits'
  | 'widget_files'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Resource, ...unknown[]]
  }
}

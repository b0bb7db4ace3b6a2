/** An activity's name in words: `tag.created` is "Tag" and "Created". Names that are not known are shown as they are. */
import type { MessageKey, Messages } from '../../messages/messages.tsx'

const subjects: Record<string, MessageKey> = {
  site: 'activities.site',
  demo: 'activities.demo',
  api_key: 'activities.api_key',
  user: 'activities.user',
  lead: 'activities.lead',
  leads: 'activities.leads',
  tag: 'activities.tag',
  audience: 'activities.audience',
  custom_field: 'activities.custom_field',
  popup: 'activities.popup',
  image: 'activities.image',
  file: 'activities.file',
  design_settings: 'activities.design_settings',
  brand: 'activities.brand',
  host_settings: 'activities.host_settings',
  overlay_settings: 'activities.overlay_settings',
  tracking_settings: 'tracking.title',
  marketing_settings: 'marketing.settings_title',
  lead_quality: 'quality.title',
  visitor: 'visitors.visitor',
  campaign: 'activities.campaign',
  journey: 'activities.journey',
  run: 'activities.run',
  run_action: 'activities.run_action',
  operation: 'activities.operation',
  template: 'activities.template',
  sender: 'activities.sender',
  email: 'activities.email',
  unsubscribe_page: 'activities.unsubscribe_page',
}

const verbs: Record<string, MessageKey> = {
  created: 'activities.created',
  uploaded: 'activities.uploaded',
  updated: 'activities.updated',
  deleted: 'activities.deleted',
  published: 'activities.published',
  unpublished: 'activities.unpublished',
  variant_applied: 'activities.variant_applied',
  deactivated: 'activities.deactivated',
  archived: 'activities.archived',
  unarchived: 'activities.unarchived',
  paused: 'activities.paused',
  resumed: 'activities.resumed',
  removed: 'activities.deleted',
  reset: 'activities.reset',
  password_changed: 'activities.password_changed',
  password_reset: 'activities.password_reset',
  leads_enrolled: 'activities.leads_enrolled',
  leads_verified: 'activities.leads_verified',
  switched_on: 'activities.switched_on',
  switched_off: 'activities.switched_off',
  retried: 'activities.retried',
  stopped: 'activities.stopped',
  canceled: 'status.canceled',
  undone: 'activities.undone',
  runs_moved: 'activities.runs_moved',
  verified: 'activities.verified',
  verification_asked: 'activities.verification_asked',
  disabled: 'activities.disabled',
  enabled: 'activities.enabled',
  erased: 'activities.erased',
  tag_added: 'activities.tag_added',
  tag_removed: 'activities.tag_removed',
  subscribed: 'activities.subscribed',
  unsubscribed: 'activities.unsubscribed',
  leads_added: 'activities.leads_added',
  leads_removed: 'activities.leads_removed',
  resent: 'activities.resent',
  linked: 'activities.linked',
  unlinked: 'activities.unlinked',
}

/** The subject and what was done to it, each in words where they are known. */
export function wordsOf(name: string, t: Messages['t']): { subject: string; act: string } {
  const dot = name.indexOf('.')
  const [subject, act] = [name.slice(0, dot), name.slice(dot + 1)]
  const [subjectKey, actKey] = [subjects[subject], verbs[act]]
  return { subject: subjectKey ? t(subjectKey) : subject, act: actKey ? t(actKey) : act.replaceAll('_', ' ') }
}

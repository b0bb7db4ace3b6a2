/** Whether a template may be sent. One that says nothing yet is called neither enabled nor disabled. */
import type { Template } from '@leadwright/sdk'
import { Ban, CircleCheck, CircleDashed } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { isWritten } from './is-written.ts'

export function TemplateBadge({ template }: { template: Template }) {
  const { t } = useMessages()
  if (template.enabled && !isWritten(template)) {
    return <Badge icon={<CircleDashed size={12} aria-hidden />}>{t('templates.no_content')}</Badge>
  }
  const Icon = template.enabled ? CircleCheck : Ban
  return (
    <Badge tone={template.enabled ? 'good' : undefined} icon={<Icon size={12} aria-hidden />}>
      {t(template.enabled ? 'templates.enabled' : 'templates.disabled')}
    </Badge>
  )
}

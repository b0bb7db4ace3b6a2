/** What the lit way is, and taking it away. */
import { Panel } from '@xyflow/react'
import { FlaskConical, X } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEditorActions } from '../state/journey-context.ts'
import type { ShownTrail } from '../state/use-trail.ts'
import styles from './trail-bar.module.css'

export function TrailBar({ trail }: { trail: ShownTrail }) {
  const { t } = useMessages()
  const { showTrail } = useEditorActions()
  const count = [...trail.passed].filter(id => id.startsWith('step:')).length
  return (
    <Panel position="bottom-center" className={styles.bar}>
      <FlaskConical size={14} aria-hidden />
      <span>{t(trail.isCompleted ? 'try.way_completed' : 'try.way', { count })}</span>
      <IconButton label={t('try.hide_way')} icon={<X size={14} aria-hidden />} onPress={() => showTrail(undefined)} />
    </Panel>
  )
}

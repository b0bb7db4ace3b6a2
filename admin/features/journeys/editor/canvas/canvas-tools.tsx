/** Zoom, fit, and the map of a large journey. */
import { MiniMap, type Node, Panel, useReactFlow, useStore } from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import styles from './canvas-tools.module.css'

export function CanvasTools({ hasMap, duration }: { hasMap: boolean; duration: number }) {
  const { t, number } = useMessages()
  const flow = useReactFlow()
  const zoom = useStore(state => state.transform[2])
  return (
    <>
      <Panel position="bottom-left" className={styles.tools}>
        <IconButton
          label={t('journeys.zoom_out')}
          icon={<Minus size={16} aria-hidden />}
          onPress={() => void flow.zoomOut({ duration })}
        />
        <span className={`${styles.zoom} numbers`} aria-live="polite">
          {number(zoom, { style: 'percent', maximumFractionDigits: 0 })}
        </span>
        <IconButton
          label={t('journeys.zoom_in')}
          icon={<Plus size={16} aria-hidden />}
          onPress={() => void flow.zoomIn({ duration })}
        />
        <IconButton
          label={t('journeys.fit')}
          icon={<Maximize size={16} aria-hidden />}
          onPress={() => void flow.fitView({ duration, padding: 0.08 })}
        />
      </Panel>
      {hasMap && (
        <MiniMap
          position="bottom-right"
          className={styles.map}
          ariaLabel={t('journeys.map')}
          nodeClassName={colorOf}
          nodeBorderRadius={6}
          pannable
          zoomable
        />
      )}
    </>
  )
}

function colorOf(node: Node): string {
  const item = node.data.item as { issues: string[]; kind: string } | undefined
  if (!item) return styles.point!
  if (item.issues.length > 0) return styles.wrong!
  return node.data.isSelected ? styles.selected! : styles.item!
}

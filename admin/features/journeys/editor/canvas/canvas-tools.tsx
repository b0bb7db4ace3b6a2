/** Zoom and fit, where a journey begins in the middle and leaves room; and the map of a large one. */

import { MiniMap, type Node, Panel, useReactFlow, useStore } from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { stepViews } from '../../../../product/journeys/step-views.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Item } from '../model/items.ts'
import styles from './canvas-tools.module.css'

export function CanvasTools({ hasMap, duration }: { hasMap: boolean; duration: number }) {
  const { t, number } = useMessages()
  const flow = useReactFlow()
  const zoom = useStore(state => state.transform[2])
  return (
    <>
      <Panel position="top-right" className={styles.tools}>
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
          nodeColor={colorOf}
          nodeBorderRadius={8}
          style={{ width: 148, height: 104 }}
          onClick={(_, { x, y }) => void flow.setCenter(x, y, { zoom, duration })}
          pannable
          zoomable
        />
      )}
    </>
  )
}

function colorOf(node: Node): string {
  const item = node.data.item as Item | undefined
  if (!item) return 'transparent'
  if (item.issues.length > 0) return 'var(--bad-border)'
  if (node.data.isSelected) return 'var(--accent)'
  const kind = item.kind === 'start' ? 'trigger' : item.type && stepViews[item.type].type
  return kind ? `var(--kind-${kind})` : 'var(--outline)'
}

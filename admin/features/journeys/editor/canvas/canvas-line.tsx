/** A line of the canvas, with a button that puts a step on it. */
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, type EdgeTypes } from '@xyflow/react'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import type { ListKey } from '../../../../product/journeys/steps.ts'
import { useEditorActions } from '../state/journey-context.ts'
import styles from './canvas-line.module.css'
import { type Point, pathOf } from './layout.ts'

export type LineData = {
  from: Point
  to: Point
  plus: Point
  bend: number
  listKey?: ListKey
  index: number
  isLast: boolean
  /** A simulated run went along it. */
  isLit: boolean
}
export type CanvasEdge = Edge<LineData, 'line'>

const LinePath = memo(function LinePath({ id, data }: EdgeProps<CanvasEdge>) {
  const { t } = useMessages()
  const { offerSteps } = useEditorActions()
  if (!data) return null
  const { from, to, plus, bend, listKey: key, index } = data
  return (
    <>
      <BaseEdge
        id={id}
        className={data.isLit ? styles.lit : undefined}
        path={pathOf(from, to, bend)}
        interactionWidth={0}
      />
      {key && (
        <EdgeLabelRenderer>
          <button
            type="button"
            className={`${styles.plus} nodrag nopan`}
            // The button at the end of the journey has a visible label.
            data-last={data.isLast || undefined}
            style={{ left: plus.x, top: plus.y }}
            tabIndex={data.isLast ? 0 : -1}
            aria-haspopup="menu"
            aria-label={data.isLast ? undefined : t('journeys.add_step_here')}
            onClick={event => offerSteps({ key, index }, event.currentTarget)}
          >
            <Plus size={14} aria-hidden />
            {data.isLast && t('journeys.add_step')}
          </button>
        </EdgeLabelRenderer>
      )}
    </>
  )
})

export const edgeTypes: EdgeTypes = { line: LinePath }

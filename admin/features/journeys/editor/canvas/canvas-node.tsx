/** What stands on the canvas: items, where branches without steps lead, the end of the journey, and the points where branches meet. */
import type { Node, NodeProps, NodeTypes } from '@xyflow/react'
import { CornerRightDown, Flag } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import styles from './canvas-node.module.css'
import { ItemBox, type ItemNode } from './item-box.tsx'
import { ends } from './node-ends.tsx'

export type { ItemData } from './item-box.tsx'

type EndNode = Node<{ isBranch: boolean; isPassed: boolean }, 'end'>
type PassNode = Node<{ after: string }, 'pass'>
export type CanvasNode = ItemNode | EndNode | PassNode | Node<Record<string, never>, 'join'>

const EndBox = memo(function EndBox({ data }: NodeProps<EndNode>) {
  const { t } = useMessages()
  return (
    <span className={styles.end} data-trail={data.isPassed ? 'passed' : undefined}>
      {ends}
      <Flag size={12} aria-hidden />
      {t(data.isBranch ? 'branch.end' : 'journeys.end')}
    </span>
  )
})

const PassBox = memo(function PassBox({ data }: NodeProps<PassNode>) {
  return (
    <span className={styles.pass}>
      {ends}
      <CornerRightDown size={12} aria-hidden />
      <span>{data.after}</span>
    </span>
  )
})

const JoinPoint = memo(function JoinPoint() {
  return ends
})

export const nodeTypes: NodeTypes = { item: ItemBox, end: EndBox, pass: PassBox, join: JoinPoint }

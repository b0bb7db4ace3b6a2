/** Where lines begin and end; nobody draws lines by hand. */
import { Handle, Position } from '@xyflow/react'

export const ends = (
  <>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
  </>
)

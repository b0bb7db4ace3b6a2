/** How many rows have which verdict; those of nothing are left out. */
import type { ImportCounts } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { verdictCounts, verdicts, verdictTones } from './import-words.ts'

export function VerdictCounts({ counts }: { counts: ImportCounts | undefined }) {
  const { t } = useMessages()
  if (!counts) return null
  const { created, ...others } = counts
  const of = { new: created, ...others }
  return (
    <span className="row-of">
      {verdicts.map(
        verdict =>
          of[verdict] > 0 && (
            <Badge key={verdict} tone={verdictTones[verdict]}>
              {t(verdictCounts[verdict], { count: of[verdict] })}
            </Badge>
          ),
      )}
    </span>
  )
}

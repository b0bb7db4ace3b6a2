/** Tags that the file names and the site did not have. */
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'

/** As many as a glance takes in; the others are counted. */
const at_a_glance = 20

export function NewTags({ names = [] }: { names: string[] | undefined }) {
  const { t, number } = useMessages()
  if (names.length === 0) return null
  const more = names.length - at_a_glance
  return (
    <div>
      <p className="muted">{t('imports.new_tags')}</p>
      <span className="row-of">
        {names.slice(0, at_a_glance).map(name => (
          <Badge key={name}>{name}</Badge>
        ))}
        {more > 0 && <span className="muted">{t('imports.more_tags', { count: more, shown: number(more) })}</span>}
      </span>
    </div>
  )
}

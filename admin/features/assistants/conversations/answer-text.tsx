/** An answer as it was given: its bold words, its links, and its marks `[1]`, which open the passage. Never HTML. */
import type { Citation } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { useMessages } from '../../../messages/messages.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './transcript.module.css'

const parts = /(\[\d{1,2}\]|\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)|\*\*[^*\n]+\*\*)/

type AnswerTextProps = {
  text: string
  citations: readonly Citation[]
  onCitation: (citation: Citation) => void
}

export function AnswerText({ text, citations, onCitation }: AnswerTextProps) {
  const { t } = useMessages()
  const draw = (part: string, at: number): ReactNode => {
    const mark = /^\[(\d+)\]$/.exec(part)
    if (mark) {
      const cited = citations.find(({ number }) => number === Number(mark[1]))
      if (!cited) return part
      const { number, source_name } = cited
      return (
        <Button
          key={at}
          className={styles.mark}
          aria-label={t('conversations.passage_of', { number, source: source_name })}
          onPress={() => onCitation(cited)}
        >
          {number}
        </Button>
      )
    }
    const link = /^\[(.+)\]\((.+)\)$/s.exec(part)
    if (link)
      return (
        <Link key={at} href={pageElsewhere(link[2] ?? '')} target="_blank" rel="noopener noreferrer nofollow">
          {link[1]}
        </Link>
      )
    return part.startsWith('**') && part.length > 4 ? <strong key={at}>{part.slice(2, -2)}</strong> : part
  }
  return (
    <p className={styles.text} dir="auto">
      {text.split(parts).map(draw)}
    </p>
  )
}

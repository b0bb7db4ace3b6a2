/** Rich text as it is read. */
import type { TextRun } from '@leadwright/sdk'
import { Fragment } from 'react'
import type { RichText } from './rich-text.ts'
import styles from './rich-text-view.module.css'
import { withVariables } from './variables.ts'

/** Parts of a text have no identity but their place. */
const placed = <T,>(list: readonly T[]) => list.map((item, at) => ({ item, key: String(at) }))

export function RichTextView({ content }: { content: RichText }) {
  return (
    <div className={styles.rich}>
      {placed(content).map(({ item: node, key }) => {
        if (node.type === 'paragraph')
          return (
            <p key={key} data-align={node.align}>
              <Runs runs={node.runs} />
            </p>
          )
        const items = placed(node.items).map(({ item, key: place }) => (
          <li key={place}>
            <Runs runs={item.runs} />
          </li>
        ))
        return node.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>
      })}
    </div>
  )
}

const Runs = ({ runs }: { runs: readonly TextRun[] }) => (
  <>
    {placed(runs).map(({ item: run, key }) => (
      <span
        key={key}
        data-bold={run.bold || undefined}
        data-italic={run.italic || undefined}
        data-underline={run.underline || Boolean(run.link) || undefined}
        data-link={Boolean(run.link) || undefined}
      >
        {placed(run.text.split('\n')).map(({ item: line, key: at }) => (
          <Fragment key={at}>
            {at !== '0' && <br />}
            {placed(withVariables(line)).map(({ item: part, key: order }) => (
              <span key={order} data-variable={part.isVariable || undefined}>
                {part.text}
              </span>
            ))}
          </Fragment>
        ))}
      </span>
    ))}
    {runs.every(run => run.text === '') && <br />}
  </>
)

/** The floor of a screen: a page of React that shows one heading. */
import { openBarePage } from './bare-page.ts'

export const openFloor = () =>
  openBarePage(`
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Empty'))`)

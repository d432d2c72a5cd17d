import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The smallest possible page of posts in React, as a baseline for our measurements. */
function Page() {
  const [round, setRound] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        All
      </button>
      {Array.from({ length: 20 }, (_, index) => (
        <Card key={`post ${index}`} text={`Post ${index}, round ${round}`} />
      ))}
    </>
  )
}

function Card({ text }: { text: string }) {
  return (
    <article>
      <p>{text}</p>
      <Favourite />
    </article>
  )
}

function Favourite() {
  const [favourited, setFavourited] = useState(false)
  return (
    <button type="button" aria-pressed={favourited} onClick={() => setFavourited(!favourited)}>
      Favourite
    </button>
  )
}

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root.')
createRoot(place).render(<Page />)

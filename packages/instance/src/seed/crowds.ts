import { essay } from './corpus/showpieces.ts'
import { cast } from './cast.ts'
import type { World } from './World.ts'

const minute = 60_000
const hour = 60 * minute

/** More of everything than fits: text, subject, mentions, reactions and reacting accounts. */
export function addCrowds(world: World): void {
  const { now } = world
  world.post({ author: 'okonkwo', at: now - 4.3 * hour, text: essay() })
  world.post({
    author: 'fern',
    at: now - 6.7 * hour,
    subject:
      'In which I describe, for those who asked and for those who did not, how the compost heap was moved from the north wall to the south wall, ' +
      'what was found under it (a spoon, a newt, the other spoon), why it could not stay there either, and where it stands tonight, for the time being',
    text: 'It stands in the middle.',
  })
  world.post({
    author: 'quillwort@marsh.example',
    at: now - 5.2 * hour,
    html: '<p>meeting at the sluice on Thursday, seven in the evening. bring boots. those addressed know what it is about.</p>',
    to: ['bob', 'wren', 'mona', 'hiroko', 'fern', 'priya', 'kaito@wharf.example', 'juno@reedbed.example'],
  })
  const vote = world.post({
    author: 'wren',
    at: now - 2.6 * hour,
    text: 'React with the bird you saw first this morning. Creative answers will be counted as herons.',
  })
  const birds = [
    '🦆',
    '🦢',
    '🦉',
    '🐦',
    '🦅',
    '🐓',
    '🦜',
    '🦚',
    '🐧',
    '🕊️',
    '🐤',
    '🦃',
    '🦩',
    '🐣',
    'rook_party',
    'wharf_fish@wharf.example',
  ]
  const people = cast.filter(({ acct }) => !['bob', 'wren', 'z', 'theo'].includes(acct))
  for (const [index, { acct }] of people.entries()) {
    world.react(acct, vote, '🦆', now - (150 - index) * minute)
    world.react(acct, vote, birds[index % birds.length] ?? '🦆', now - (100 - index) * minute)
    world.favourite(acct, vote, now - (60 - index) * minute)
  }
}

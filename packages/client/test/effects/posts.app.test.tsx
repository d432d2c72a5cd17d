import { blockedEffects, mutingEffects } from './mutingEffects.ts'
import { pictureEffects } from './pictureEffects.ts'
import { testEffects } from './testEffects.ts'
import { threadEffects, treeEffects } from './threadEffects.ts'
import { wordEffects } from './wordEffects.ts'

testEffects('words of posts', wordEffects)
testEffects('pictures and films', pictureEffects)
testEffects('conversation', threadEffects)
testEffects('part of a conversation', treeEffects)
testEffects('muted posts', mutingEffects)
testEffects('blocked people', blockedEffects)

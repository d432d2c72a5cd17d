import { Screen } from '#parts/screen/Screen.tsx'

/** A person's profile. */
export function ProfileScreen({ idOrName }: { idOrName: string }) {
  return <Screen title={idOrName}>{idOrName}</Screen>
}

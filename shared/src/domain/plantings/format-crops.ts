interface Named {
  cropName: string;
  cropTypeName: string;
}

/** "Tomato Pristyla, Tomato Sigma"; empty for no plantings. */
export function formatCrops(crops: readonly Named[]): string {
  return joinNames(crops.map(({ cropName, cropTypeName }) => `${cropName} ${cropTypeName}`));
}

/** Joins names that a farm has given, by the comma of their own script: they are one piece in a text of any language. */
export function joinNames(names: readonly string[]): string {
  return names.join(names.some((name) => /\p{Script=Arabic}/u.test(name)) ? '، ' : ', ');
}

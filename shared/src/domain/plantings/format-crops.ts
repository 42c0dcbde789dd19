interface Named {
  cropName: string;
  cropTypeName: string;
}

/** "Tomato Pristyla, Tomato Sigma"; empty for no plantings. */
export function formatCrops(crops: readonly Named[]): string {
  return crops.map(({ cropName, cropTypeName }) => `${cropName} ${cropTypeName}`).join(', ');
}

interface Named {
  cropName: string;
  cropTypeName: string;
}

/** "Tomato Pristyla, Tomato Sigma"; empty where nothing stands. */
export function formatCrops(crops: readonly Named[]): string {
  return crops.map(({ cropName, cropTypeName }) => `${cropName} ${cropTypeName}`).join(', ');
}

import UIKit

func setUpBars() {}
